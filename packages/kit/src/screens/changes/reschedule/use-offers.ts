import { useMemo } from 'react';
import { useFlightOffers } from '../../../client/booking/flights.ts';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useHost } from '../../../host/context.tsx';
import { isCovered, keptRule } from '../../../rules/changes/reissue.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useToday } from '../../shell/use-today.ts';
import { recentSearches } from '../../booking/searches.ts';
import type { ChangeAddress } from './address.ts';
import type { Party } from './use-party.ts';

const unknown = { answer: 'unknown' } as const;

/**
 * Offers as they are had by a change: fares of the cabins that are covered, with the rule of the old tickets, which stays. Those whose
 * rules differ have none to show.
 */
function asChanged(offers: readonly FlightOffer[], going: Party['going']): FlightOffer[] {
  const rule = keptRule(going.map(({ leg }) => leg.rule));
  const told = { rule: rule && [...rule], change: unknown, refund: unknown };
  const covers = ({ cabin }: FlightOffer['fares'][number]) =>
    going.every(({ ticket, leg }) => isCovered(ticket.involuntary, leg.cabin, cabin));
  return offers.map((offer) => ({
    ...offer,
    fares: offer.fares.filter(covers).map((fare) => ({ ...fare, ...told })),
  }));
}

/** Flights that the party can be changed to, on the day of the address: the day of a search that was made before, or that of the ticket. */
export function useOffers(address: ChangeAddress, { leg, going }: Party) {
  const host = useHost();
  const today = useToday();
  const booked = localTime(leg.departs).day;
  const searched = () =>
    recentSearches(host, today)
      .flatMap(({ segments }) => segments)
      .find(({ from, to }) => from === leg.from && to === leg.to)?.day;
  const day = address.day ?? searched() ?? (booked < today ? today : booked);
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
  const read = useFlightOffers(question);
  const { data } = read;
  const offers = useMemo(() => data && { ...data, offers: asChanged(data.offers, going) }, [data, going]);
  return { read, found: offers, day, passengers: question.passengers };
}
