import type { AirActivity } from '../../contracts/points.ts';
import { useFormats, useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import { RouteLine } from '../route-line/RouteLine.tsx';
import { Fact } from './Fact.tsx';
import * as styles from './EntryDetail.css.ts';

/** The flight behind an entry: route, ticket, and how the points came about. */
export function AirActivityDetail({ flight }: { flight: AirActivity }) {
  const t = useMessages('points');
  const { date, number } = useFormats();
  return (
    <Card role="group" aria-label={t('detail.air')} className={styles.below}>
      <RouteLine
        from={{ time: flight.departureTime, code: flight.departure, place: flight.departureName }}
        to={{ time: flight.arrivalTime, code: flight.destination, place: flight.destinationName }}
        between={t('detail.distance', { km: flight.distance })}
      />
      <dl className={styles.facts}>
        <Fact label={t('detail.flight')}>{flight.flightNo}</Fact>
        <Fact label={t('detail.cabin')}>{flight.cabin}</Fact>
        <Fact label={t('detail.flightDate')}>{date(flight.flightDate, 'date')}</Fact>
        <Fact label={t('detail.ticket')}>{shownTicket(flight.ticketNo)}</Fact>
        <Fact label={t('detail.farePoint')}>{number(flight.farePoint)}</Fact>
        <Fact label={t('detail.bonus', { rate: flight.bonusRate })}>{number(flight.bonusPoint)}</Fact>
        <Fact label={t('detail.upgradePoint')}>{number(flight.upgradePoint)}</Fact>
        <Fact label={t('detail.upgradeCount')}>{number(flight.upgradeCount)}</Fact>
      </dl>
    </Card>
  );
}
