import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import type { AddressQuery } from '../flight-list/list-address.ts';
import type { Candidate } from './booked-party.ts';
import { Blocked, Choosable } from './PassengerRow.tsx';
import type { BookingInUse } from './use-booking.ts';

export interface FoundPassengersProps {
  found: readonly Candidate[];
  /** The booking's address. */
  query: AddressQuery;
  of: Pick<BookingInUse, 'draft' | 'change'>;
}

/** People who can be chosen, and those who cannot, with the reason. */
export function FoundPassengers({ found, query, of: { draft, change } }: FoundPassengersProps) {
  const t = useMessages('booking-form');
  const can = found.filter((one) => one.obstacle === undefined);
  const cannot = found.filter((one) => one.obstacle !== undefined);
  const toggle = (id: string, on: boolean) =>
    change({ chosen: on ? [...draft.chosen, id] : draft.chosen.filter((each) => each !== id) });
  return (
    <>
      {can.length > 0 && (
        <Section title={t('passengers.can')}>
          <ListCard>
            {can.map(({ passenger }) => (
              <Choosable
                key={passenger.id}
                passenger={passenger}
                query={query}
                chosen={draft.chosen.includes(passenger.id)}
                onChange={(on) => toggle(passenger.id, on)}
              />
            ))}
          </ListCard>
        </Section>
      )}
      {cannot.length > 0 && (
        <Section title={t('passengers.cannot')}>
          <ListCard>
            {cannot.map((one) => (
              <Blocked key={one.passenger.id} candidate={one} query={query} />
            ))}
          </ListCard>
        </Section>
      )}
    </>
  );
}
