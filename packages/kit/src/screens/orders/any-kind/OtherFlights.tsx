import type { FlightChange } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { localTime } from '../../../rules/time/time.ts';

/** Other flights of that day. */
export function OtherFlights({ change: { others } }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  return (
    <Section title={t('others')}>
      <ListCard look="open" label={t('others')}>
        {others.map(({ flightNo, departure, arrival, seats }) => (
          <ListRow
            key={flightNo}
            label={`${localTime(departure.time).time} – ${localTime(arrival.time).time}`}
            detail={`${flightNo} ${departure.name}`}
            value={t('others.left', { seats })}
          />
        ))}
      </ListCard>
    </Section>
  );
}
