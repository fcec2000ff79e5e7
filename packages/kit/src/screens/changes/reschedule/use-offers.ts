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

/**
 * Flights that the party can be changed to, on the day of the address: the day of a search that was made before, or that of the ticket;
 * undefined without a party. Asked for once, for all parts of a step and the step that follows.
 */
export function useOffers({ day: wanted }: ChangeAddress, party: Party | undefined) {
  const host = useHost();
  const today = useToday();
  const question = useMemo(() => {
    if (!party) return undefined;
    const { leg, going } = party;
    const booked = localTime(leg.departs).day;
    const searched = () =>
      recentSearches(host, today)
        .flatMap(({ segments }) => segments)
        .find(({ from, to }) => from === leg.from && to === leg.to)?.day;
    const countOf = (type: string) => going.filter(({ ticket }) => ticket.paxType === type).length;
    return {
      day: wanted ?? searched() ?? (booked < today ? today : booked),
      passengers: {
        adults: Math.max(1, countOf('ADT')),
        children: countOf('CHD'),
        infants: countOf('INF'),
      },
    };
  }, [host, today, wanted, party]);
  const read = useFlightOffers(
    question &&
      party && {
        segments: [{ from: party.leg.from, to: party.leg.to, day: question.day }],
        step: 1,
        passengers: question.passengers,
      },
  );
  const { data } = read;
  const found = useMemo(
    () => data && party && { ...data, offers: changedOffers(data.offers, party.going) },
    [data, party],
  );
  return question && { read, found, ...question };
}

/** Flights of a party, with the day and the passengers that they were asked for. */
export type Offers = NonNullable<ReturnType<typeof useOffers>>;

/** The flight of the address among these offers, and whether a fare of it can still be chosen. */
export function chosenOffer({ found }: Pick<Offers, 'found'>, { flight }: ChangeAddress, now: number) {
  const offer = found && findOffer(found.offers, { flights: flight });
  const stands = offer !== undefined && offer.fares.length > 0 && !isExpired(offer, now);
  return { offer, stands };
}
