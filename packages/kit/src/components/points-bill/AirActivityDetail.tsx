import type { ReactNode } from 'react';
import type { AirActivity } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import { RouteLine } from '../route-line/RouteLine.tsx';
import { Fact, Facts } from './Fact.tsx';
import * as styles from './EntryDetail.css.ts';

interface FlightProps {
  flight: AirActivity;
}

/** One of several flights behind an entry: route, ticket, and how the points came about. */
export function AirActivityDetail({ flight }: FlightProps) {
  const t = useMessages('points');
  return (
    <Card role="group" aria-label={t('detail.air')} className={styles.below}>
      <FlightRoute flight={flight} />
      <FlightFacts flight={flight} />
    </Card>
  );
}

/** Where the flight went, and how far. */
export function FlightRoute({ flight }: FlightProps) {
  const t = useMessages('points');
  return (
    <RouteLine
      from={{ time: flight.departureTime, code: flight.departure, place: flight.departureName }}
      to={{ time: flight.arrivalTime, code: flight.destination, place: flight.destinationName }}
      between={t('detail.distance', { km: flight.distance })}
    />
  );
}

interface FlightFactsProps extends FlightProps {
  /** A fact of the entry, ahead of the flight's. */
  first?: ReactNode;
  /** A fact of the entry, after the points. */
  last?: ReactNode;
}

/** The flight and its ticket, and the points it brought. */
export function FlightFacts({ flight, first, last }: FlightFactsProps) {
  const t = useMessages('points');
  const { date, number } = useFormats();
  return (
    <Facts
      what={
        <>
          {first}
          <Fact label={t('detail.flight')}>{flight.flightNo}</Fact>
          <Fact label={t('detail.cabin')}>{flight.cabin}</Fact>
          <Fact label={t('detail.flightDate')}>{date(flight.flightDate, 'date')}</Fact>
          <Fact label={t('detail.ticket')}>{shownTicket(flight.ticketNo)}</Fact>
        </>
      }
      came={
        <>
          <Fact figure label={t('detail.farePoint')}>
            {number(flight.farePoint)}
          </Fact>
          <Fact figure label={t('detail.bonus', { rate: flight.bonusRate })}>
            {number(flight.bonusPoint)}
          </Fact>
          <Fact figure label={t('detail.upgradePoint')}>
            {number(flight.upgradePoint)}
          </Fact>
          <Fact figure label={t('detail.upgradeCount')}>
            {number(flight.upgradeCount)}
          </Fact>
          {last}
        </>
      }
    />
  );
}
