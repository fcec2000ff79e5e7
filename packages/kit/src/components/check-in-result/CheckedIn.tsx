import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SegmentHead } from '../segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import type { JourneySegment, Traveller } from '../segment-route/types.ts';
import * as styles from './CheckInResult.css.ts';

export interface CheckedInProps extends RootProps<HTMLDivElement> {
  /** The segment, after check-in. */
  segment: JourneySegment;
  /** Passengers who are checked in, infants included. */
  passengers: readonly Traveller[];
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Where their boarding passes are; left out where a bar below leads there. */
  passHref?: string | undefined;
}

/** Passengers who are checked in, with sequence and seat, and the way to the boarding passes. */
export function CheckedIn({ segment, passengers, now, passHref, ...root }: CheckedInProps) {
  const t = useMessages('check-in');
  return (
    <PerforatedCard
      {...root}
      stub={
        <>
          <ul className={styles.people}>
            {passengers.map(({ passengerId, name, paxType, sequence, seat }) => (
              <li key={passengerId} className={styles.person} data-part="person">
                <div>
                  <p className={styles.name}>{paxType === 'INF' ? t('lap', { name }) : name}</p>
                  {sequence !== undefined && (
                    <p className={styles.small}>{t('sequence', { number: sequence })}</p>
                  )}
                </div>
                {seat !== undefined && <p className={styles.seat}>{seat}</p>}
              </li>
            ))}
          </ul>
          {passHref !== undefined && (
            <Button wide icon="pass" href={passHref} className={styles.pass}>
              {t('pass.count', { count: passengers.length })}
            </Button>
          )}
        </>
      }
    >
      <SegmentHead
        segment={segment}
        now={now}
        badge={
          <Badge tone="done" icon="check">
            {t('state.checkedIn')}
          </Badge>
        }
      />
      <SegmentRoute segment={segment} />
    </PerforatedCard>
  );
}
