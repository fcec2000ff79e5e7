import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { checkInWindow } from '../../rules/check-in/check-in.ts';
import { atPlace } from '../../rules/time/time.ts';
import { SegmentHead } from '../segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import { useMoments } from '../segment-route/use-moments.ts';
import { ProcessedPerson } from './ProcessedPerson.tsx';
import { ProcessedState } from './ProcessedState.tsx';
import type { ProcessedSegment, ProcessedLinks } from './types.ts';
import * as styles from './ProcessedList.css.ts';

export interface ProcessedCardProps extends RootProps<HTMLDivElement> {
  /** The segment, and what was done with it. */
  item: ProcessedSegment;
  /** The airline's clock, milliseconds since 1970: until check-in closes, seats can be changed and check-in cancelled. */
  now: number;
  /** Addresses of all that can be done. */
  links: ProcessedLinks & {
    /** Another seat for one passenger. */
    readonly change: (item: ProcessedSegment, passengerId: string) => string;
  };
  /** Check-in is to be cancelled; nothing is asked here. */
  onCancel: () => void;
  /** Outcome of cancelling, where it is not plain success. */
  children?: ReactNode;
}

/** A segment that was checked in or cancelled, with all that can be done about it. */
export function ProcessedCard({ item, now, links, onCancel, children, ...root }: ProcessedCardProps) {
  const t = useMessages('check-in');
  const { segment, state, passengers } = item;
  const { closes } = checkInWindow(segment);
  const changeable = now < closes;
  const checkedIn = state === 'checkedIn';
  const seated = passengers.some(({ seat }) => seat !== undefined);
  const { flightNo: flight } = segment;
  return (
    <Card {...root}>
      <SegmentHead segment={segment} now={now} badge={<ProcessedState state={state} />} />
      <SegmentRoute segment={segment} size="medium" />
      <ul className={styles.persons}>
        {passengers.map((person) => (
          <ProcessedPerson
            key={person.passengerId}
            person={person}
            changeHref={
              checkedIn && changeable && person.paxType !== 'INF'
                ? links.change(item, person.passengerId)
                : undefined
            }
          />
        ))}
      </ul>
      {children}
      <div className={styles.actions}>
        {checkedIn && seated && (
          <Button
            variant="tinted"
            size="medium"
            icon="pass"
            href={links.pass(item)}
            aria-label={t('pass.of', { flight })}
          >
            {t('pass.show')}
          </Button>
        )}
        {checkedIn && changeable && (
          <Button variant="outline" size="medium" onClick={onCancel} aria-label={`${t('cancel')} ${flight}`}>
            {t('cancel')}
          </Button>
        )}
        {!checkedIn && changeable && (
          <Button
            variant="tinted"
            size="medium"
            href={links.again(item)}
            aria-label={t('again.of', { flight })}
          >
            {t('again')}
          </Button>
        )}
      </div>
      <Limit
        what={checkedIn ? t('until') : t('again')}
        at={atPlace(closes, segment.departure.time)}
        over={
          changeable ? undefined : Date.parse(segment.departure.time) > now ? 'until.over' : 'departed.do'
        }
        now={now}
      />
    </Card>
  );
}

interface LimitProps {
  what: string;
  at: string;
  /** Why it is over. */
  over: 'until.over' | 'departed.do' | undefined;
  now: number;
}

/** Until when something can be done, or that it is over. */
function Limit({ what, at, over, now }: LimitProps) {
  const t = useMessages('check-in');
  const { before } = useMoments(now);
  return <p className={styles.limit}>{over ? t(over) : `${what} ${before(at)}`}</p>;
}
