import { useMemo } from 'react';
import { useFlightOffers } from '../../../client/booking/flights.ts';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useHost } from '../../../host/context.tsx';
import { isCovered, keptRule } from '../../../rules/changes/reissue.ts';
import { findOffer } from '../../../rules/offers/find-offer.ts';
import { isExpired } from '../../../rules/offers/listed-offer.ts';
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

interface Changed {
  readonly of: readonly FlightOffer[];
  readonly going: Party['going'];
  readonly offers: FlightOffer[];
}
let latest: Changed | undefined;

/** The same offers for the same tickets: each step would make them again, and all that is worked out of them. */
function changedOffers(of: readonly FlightOffer[], going: Party['going']): FlightOffer[] {
  const isSame =
    latest?.of === of &&
    latest.going.length === going.length &&
    latest.going.every(({ ticket, leg }, at) => ticket === going[at]?.ticket && leg === going[at].leg);
  if (!latest || !isSame) latest = { of, going, offers: asChanged(of, going) };
  return latest.offers;
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
  const offers = useMemo(() => data && { ...data, offers: changedOffers(data.offers, going) }, [data, going]);
  return { read, found: offers, day, passengers: question.passengers };
}

/** The flight of the address among these offers, and whether a fare of it can still be chosen. */
export function useChosenOffer(address: ChangeAddress, party: Party) {
  const offers = useOffers(address, party);
  const offer = offers.found && findOffer(offers.found.offers, { flights: address.flight });
  const stands = offer !== undefined && offer.fares.length > 0 && !isExpired(offer, party.now);
  return { ...offers, offer, stands };
}
