import type { RootProps } from '../../primitives/root-props.ts';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { tripState } from '../../rules/check-in/trip-state.ts';
import type { Leg } from '../../rules/check-in/trips.ts';
import { localTime } from '../../rules/time/time.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SegmentHead } from '../segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import type { JourneySegment } from '../segment-route/types.ts';
import { TripAction } from './TripAction.tsx';
import { TripBadge } from './TripBadge.tsx';
import type { TripShared } from './types.ts';
import * as styles from './TripDetail.css.ts';

export interface TripDetailProps extends RootProps {
  /** The flight. */
  leg: Leg<JourneySegment>;
  /** Clock, addresses, and the segment with the one filled button. */
  shared: TripShared;
  /** Ways to keep it and hand it on, under the card. */
  tools?: ReactNode;
  /** Times at the airport, where there are any to come. */
  times?: ReactNode;
  /** Other ways on, under who flies. */
  more?: ReactNode;
}

/** One flight in full: its times large, five facts of the day, the next thing to do, and who flies with which seat and ticket. */
export function TripDetail({
  leg: { segment, segments },
  shared,
  tools,
  times,
  more,
  ...root
}: TripDetailProps) {
  const t = useMessages('trip');
  const id = useId();
  const change = shared.changeOf?.(segments, segment);
  const state = tripState(segments, segment, change?.kind, shared.now);
  return (
    <article {...root} aria-labelledby={id} data-state={state}>
      <PerforatedCard stub={<Facts segment={segment} />}>
        <div id={id}>
          <SegmentHead
            segment={segment}
            now={shared.now}
            badge={<TripBadge segment={segment} state={state} />}
          />
        </div>
        <SegmentRoute segment={segment} />
      </PerforatedCard>
      {tools}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={t('way.title')}>
            <Card>
              <TripAction {...{ segments, segment, shared, state, change }} />
            </Card>
          </Section>
          {times}
        </div>
        <div className={styles.column}>
          <Section title={t('people.title')}>
            <Card flush>
              <ul>
                {segment.passengers.map(({ passengerId, name, paxType, ticketNo, seat }) => (
                  <li key={passengerId} className={styles.person} data-part="person">
                    <div>
                      <p className={styles.name}>{name}</p>
                      <p className={styles.small}>
                        {t('ticket', { number: `${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}` })}
                      </p>
                    </div>
                    {seat !== undefined && <p className={styles.seat}>{seat}</p>}
                    {paxType === 'INF' && <p className={styles.small}>{t('people.lap')}</p>}
                  </li>
                ))}
              </ul>
            </Card>
          </Section>
          {more}
        </div>
      </div>
    </article>
  );
}

/** Facts that a traveller asks the board for; one that is not known yet is said in words. */
function Facts({ segment: { airport, passengers } }: { segment: JourneySegment }) {
  const t = useMessages('trip');
  const seats = passengers.flatMap(({ seat }) => seat ?? []);
  const later = t('fact.open');
  return (
    <dl className={styles.facts}>
      <Fact
        label={t('fact.seat')}
        value={seats.length > 0 && seats.join(t('separator'))}
        none={t('fact.notChosen')}
      />
      <Fact label={t('fact.gate')} value={airport.gate} none={later} />
      <Fact label={t('fact.boards')} value={airport.boards && localTime(airport.boards).time} none={later} />
      <Fact label={t('fact.counters')} value={airport.counters} none={later} />
      {airport.bags !== undefined && (
        <Fact
          label={t('fact.bags')}
          value={t.rich('fact.kg', {
            weight: airport.bags,
            b: (unit) => <span className={styles.unit}>{unit}</span>,
          })}
        />
      )}
    </dl>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  /** Words in place of a value. */
  none?: string;
}

function Fact({ label, value, none }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.small}>{label}</dt>
      <dd className={styles.value}>{value || <span className={styles.later}>{none}</span>}</dd>
    </div>
  );
}
