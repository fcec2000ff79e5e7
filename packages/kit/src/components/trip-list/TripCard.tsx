import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { dotted, dottedFact } from '../../primitives/dot.css.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { tripState, type TripState } from '../../rules/check-in/trip-state.ts';
import type { Leg } from '../../rules/check-in/trips.ts';
import { localTime } from '../../rules/time/time.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { useMoments } from '../segment-route/use-moments.ts';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import type { JourneySegment, Traveller } from '../segment-route/types.ts';
import { ShortRoute } from './ShortRoute.tsx';
import { TripAction } from './TripAction.tsx';
import { TripBadge } from './TripBadge.tsx';
import type { TripShared } from './types.ts';
import * as styles from './TripCard.css.ts';

interface TripCardProps {
  leg: Leg<JourneySegment>;
  shared: TripShared;
  /** Drawn large, as the next one is. */
  large: boolean;
  past: boolean;
}

/** States in which the times of boarding tell nothing. */
const unboarded: ReadonlySet<TripState> = new Set(['flightCancelled', 'changed', 'landed']);

/** One flight: number and people, its state, its times, what the airport has said, and the next action. */
export function TripCard({ leg, shared, large, past }: TripCardProps) {
  const t = useMessages('trip');
  const id = useId();
  const { day } = useMoments(shared.now);
  const { segment, segments, number } = leg;
  const change = past ? undefined : shared.changeOf?.(segments, segment);
  const state = tripState(segments, segment, change?.kind, shared.now);
  // Of what is behind, only a flight that was missed leaves something to do.
  const told = !past || state === 'missed';
  const people = usePeople(segment);
  const flight = (
    <>
      <div className={styles.head}>
        <h3 id={id} className={classNames(styles.name, dotted)}>
          {shared.links.dynamics ? (
            <Link
              href={shared.links.dynamics(segment)}
              className={styles.number}
              aria-label={`${segment.flightNo} ${day(segment.departure.time)}`}
            >
              {segment.flightNo}
            </Link>
          ) : (
            <span>{segment.flightNo}</span>
          )}
          <span className={classNames(styles.people, dottedFact)}>{people}</span>
        </h3>
        {state === 'locked' ? (
          <Badge>{t('leg', { number })}</Badge>
        ) : (
          <TripBadge segment={segment} state={state} />
        )}
      </div>
      {large ? <SegmentRoute segment={segment} size="medium" /> : <ShortRoute leg={leg} />}
      {/* Nobody boards who has cancelled, nor by the times of a flight that is not flown so, or is over. */}
      {!unboarded.has(state) && (state !== 'done' || isCheckedIn(segment)) && (
        <AtTheAirport segment={segment} />
      )}
    </>
  );
  const action = told && <TripAction {...{ segments, segment, shared, state, change }} />;
  return (
    <article aria-labelledby={id} className={styles.article} data-part="flight" data-state={state}>
      {large && (state === 'open' || state === 'closing') ? (
        <PerforatedCard stub={action}>{flight}</PerforatedCard>
      ) : (
        <Card>
          {flight}
          {action && <div className={styles.action}>{action}</div>}
        </Card>
      )}
    </article>
  );
}

/** Travellers in words: up to two by name, more by how many; an infant, who has no seat, is told as one. */
function usePeople({ passengers }: JourneySegment): string {
  const t = useMessages('trip');
  if (passengers.length <= 2) return passengers.map(({ name }) => whole(name)).join(t('separator'));
  const countOf = (type: Traveller['paxType']) => passengers.filter(({ paxType }) => paxType === type).length;
  const [children, infants] = [countOf('CHD'), countOf('INF')];
  if (infants === 0) return t('people', { count: passengers.length });
  return [
    t('people.adults', { count: passengers.length - children - infants }),
    ...(children > 0 ? [t('people.children', { count: children })] : []),
    t('people.infants', { count: infants }),
  ]
    .map(whole)
    .join(t('separator'));
}

/** Words that stay on one line: a name, or how many of a kind. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0');

const isCheckedIn = ({ passengers }: JourneySegment): boolean =>
  passengers.some((one) => one.state === 'checkedIn');

/** Gate and boarding, once the airport has said them. */
function AtTheAirport({ segment: { airport } }: { segment: JourneySegment }): ReactNode {
  const t = useMessages('trip');
  const said = [
    airport.gate !== undefined && t('gate', { gate: airport.gate }),
    airport.boards !== undefined && t('boards', { time: localTime(airport.boards).time }),
  ].filter((words) => words !== false);
  return said.length > 0 && <p className={styles.airport}>{said.join(t('and'))}</p>;
}
