import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { segmentState } from '../../rules/check-in/journey-state.ts';
import type { Leg } from '../../rules/check-in/trips.ts';
import { SegmentWay } from '../journey-card/SegmentWay.tsx';
import { StateBadge } from '../journey-card/StateBadge.tsx';
import type { WaysShared } from '../journey-card/types.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SegmentHead } from '../segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../segment-route/SegmentRoute.tsx';
import type { JourneySegment } from '../segment-route/types.ts';
import * as styles from './TripDetail.css.ts';

export interface TripDetailProps {
  /** The flight. */
  leg: Leg<JourneySegment>;
  /** Clock, addresses, and the segment with the one filled button. */
  shared: WaysShared;
  /** Times at the airport, where there are any to come. */
  times?: ReactNode;
}

/** One flight in full: its times large, five facts of the day, the next thing to do, and who flies with which seat and ticket. */
export function TripDetail({ leg: { segment, segments }, shared, times }: TripDetailProps) {
  const t = useMessages('trip');
  const id = useId();
  const state = segmentState(segments, segment, shared.now);
  return (
    <article aria-labelledby={id}>
      <PerforatedCard stub={<Facts segment={segment} />}>
        <div id={id}>
          <SegmentHead
            segment={segment}
            now={shared.now}
            badge={<StateBadge segment={segment} state={state} />}
          />
        </div>
        <SegmentRoute segment={segment} />
      </PerforatedCard>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={t('way.title')}>
            <Card>
              <SegmentWay {...{ segments, segment, shared, state }} />
            </Card>
          </Section>
          {times}
        </div>
        <div className={styles.column}>
          <Section title={t('people.title')}>
            <Card flush>
              <ul>
                {segment.passengers.map(({ passengerId, name, ticketNo, seat }) => (
                  <li key={passengerId} className={styles.person}>
                    <div>
                      <p className={styles.name}>{name}</p>
                      <p className={styles.small}>
                        {t('ticket', { number: `${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}` })}
                      </p>
                    </div>
                    {seat !== undefined && <p className={styles.seat}>{seat}</p>}
                  </li>
                ))}
              </ul>
            </Card>
          </Section>
        </div>
      </div>
    </article>
  );
}

/** What the traveller asks the board for; what is not known yet is said in words. */
function Facts({ segment: { airport, passengers } }: { segment: JourneySegment }) {
  const t = useMessages('trip');
  const seats = passengers.flatMap(({ seat }) => seat ?? []);
  const later = <span className={styles.later}>{t('fact.open')}</span>;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      t('fact.seat'),
      seats.length > 0 ? (
        seats.join(t('separator'))
      ) : (
        <span className={styles.later}>{t('fact.notChosen')}</span>
      ),
    ],
    [t('fact.gate'), airport.gate ?? later],
    [t('fact.boards'), airport.boards?.slice(11, 16) ?? later],
    [t('fact.counters'), airport.counters ?? later],
    ...(airport.bags === undefined
      ? []
      : [
          [
            t('fact.bags'),
            t.rich('fact.kg', {
              weight: airport.bags,
              b: (unit) => <span className={styles.unit}>{unit}</span>,
            }),
          ] as const,
        ]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.small}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
