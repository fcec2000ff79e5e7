import { useState } from 'react';
import { PartyList } from '../../../components/check-in-party/PartyList.tsx';
import { SegmentHead } from '../../../components/segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../../../components/segment-route/SegmentRoute.tsx';
import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { childrenAlone, partyObstacle, type PartyPurpose } from '../../../rules/check-in-party.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { partyStop } from './party-stop.ts';
import { PartyStopped } from './PartyStopped.tsx';
import { afterParty } from './ways.ts';
import * as styles from './journeys.css.ts';

interface PartyProps {
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  segment: JourneySegment;
  purpose: PartyPurpose;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** When the journeys were read, ms since 1970. */
  readAt: number;
}

/** The passengers of one segment, and the way on with those who are chosen: all who can be, at first. */
export function Party({ segments, segment, purpose, now, readAt }: PartyProps) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const open = segment.passengers
    .filter((passenger) => partyObstacle(segments, segment, passenger, purpose) === undefined)
    .map(({ passengerId }) => passengerId);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const chosen = open.filter((id) => !left.includes(id));
  const stop = partyStop(segments, segment, purpose, now);
  const fits = chosen.length > 0 && childrenAlone(segment.passengers, chosen).length === 0;
  const next = () => {
    setTried(true);
    if (!fits) return;
    const { to, query } = afterParty(segment, purpose, chosen);
    navigation.go(to, { query });
  };
  return (
    <Frame
      title={t('passengers.title')}
      footer={
        !stop && (
          <Button wide onClick={next}>
            {t('party.next')}
          </Button>
        )
      }
    >
      <div className={styles.above}>
        <ReadOffline readAt={readAt} />
      </div>
      <Card>
        <SegmentHead segment={segment} now={now} />
        <SegmentRoute segment={segment} size="medium" />
      </Card>
      {stop ? (
        <PartyStopped {...{ stop, segments, segment, now }} />
      ) : (
        <Section title={t(`party.${purpose}`)}>
          {tried && chosen.length === 0 && (
            <div className={styles.above}>
              <Notice tone="error" live>
                {t('party.missing')}
              </Notice>
            </div>
          )}
          <PartyList
            {...{ segments, segment, purpose, chosen }}
            onChange={(ids) => setLeft(open.filter((id) => !ids.includes(id)))}
            companion={
              <Button
                variant="text"
                size="medium"
                icon="plus"
                href={navigation.href('companions', { query: { segment: segment.segmentId } })}
              >
                {t('party.companion')}
              </Button>
            }
          />
        </Section>
      )}
    </Frame>
  );
}
