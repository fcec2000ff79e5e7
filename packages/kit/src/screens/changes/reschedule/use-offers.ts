import { useMemo } from 'react';
import { useFlightOffers } from '../../../client/booking/flights.ts';
import { useHost } from '../../../host/context.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { useToday } from '../../shell/use-today.ts';
import { recentSearches } from '../../booking/searches.ts';
import type { ChangeAddress } from './address.ts';
import type { Party } from './use-party.ts';

/** Flights that the party can be changed to, on the day of the address: the day of a search that was made before, or that of the ticket. */
export function useOffers(address: ChangeAddress, { leg, going }: Party) {
  const host = useHost();
  const today = useToday();
  const booked = localTime(leg.departs).day;
  const searched = recentSearches(host, today)
    .flatMap(({ segments }) => segments)
    .find(({ from, to }) => from === leg.from && to === leg.to)?.day;
  const day = address.day ?? searched ?? (booked < today ? today : booked);
  const countOf = (type: string) => going.filter(({ ticket }) => ticket.paxType === type).length;
  const [adults, children, infants] = [countOf('ADT'), countOf('CHD'), countOf('INF')];
  const { from, to } = leg;
  const question = useMemo(
    () => ({
      segments: [{ from, to, day }],
      step: 1,
      passengers: { adults: Math.max(1, adults), children, infants },
    }),
    [from, to, day, adults, children, infants],
  );
  return { read: useFlightOffers(question), day, passengers: question.passengers };
}
