import { PartyList } from '../../../components/check-in-party/PartyList.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { PartyPurpose } from '../../../rules/check-in/party.ts';
import type { FoundSegment } from './found-segment.ts';
import { SegmentCard } from './SegmentCard.tsx';
import * as styles from './journeys.css.ts';

interface PartyProps extends FoundSegment {
  purpose: PartyPurpose;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Passenger ids. */
  chosen: readonly string[];
  /** Nobody is chosen, and it was tried to go on. */
  missing: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** The passengers of one segment, to be chosen. */
export function Party({ segments, segment, purpose, now, chosen, missing, onChange }: PartyProps) {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  return (
    <>
      <SegmentCard segment={segment} now={now} />
      <Section title={t(`party.${purpose}`)}>
        {missing && (
          <div className={styles.above}>
            <Notice tone="error" live>
              {t('party.missing')}
            </Notice>
          </div>
        )}
        <PartyList
          {...{ segments, segment, purpose, value: chosen, onChange }}
          companion={
            <Button
              variant="text"
              size="medium"
              icon="plus"
              href={href('companions', { query: { segment: segment.segmentId } })}
            >
              {t('party.companion')}
            </Button>
          }
        />
      </Section>
    </>
  );
}
