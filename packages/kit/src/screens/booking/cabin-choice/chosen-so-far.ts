import type { FareFamily, FlightOffer } from '../../../contracts/booking/offer.ts';
import {
  joinedPrices,
  partyPrices,
  partySum,
  pointsSum,
  type PartyPrice,
} from '../../../rules/booking/fare-price.ts';
import type { Money } from '../../../rules/money.ts';
import { flightsOf } from '../../../rules/offers/find-offer.ts';
import type { ChoiceAddress } from '../choice-address.ts';
import type { NamedFare } from '../flight-list/list-address.ts';

/** Fares of a journey up to the segment on show, and what they come to. */
export interface ChosenSoFar {
  /** Fare of that segment; undefined until one is chosen. */
  readonly chosen: FareFamily | undefined;
  readonly prices: readonly PartyPrice[];
  /** Price of the whole party; undefined where one of its prices is not told, or where they are in several currencies. */
  readonly total: Money | undefined;
  /** The same in points, taxes besides, where these are asked for. */
  readonly points: ReturnType<typeof pointsSum>;
  /** As addresses name them, by the offers of the last answer. */
  readonly named: readonly NamedFare[];
}

/** Sums up the fares of the segments so far. */
export function chosenSoFar(
  { search, earlier }: Pick<ChoiceAddress, 'search' | 'earlier'>,
  offers: readonly FlightOffer[],
  fareId: string | undefined,
): ChosenSoFar {
  const fares = [...earlier.map((fare) => fare.fareId), fareId].map((id, at) =>
    offers[at]?.fares.find((fare) => fare.fareId === id),
  );
  const chosen = fares.at(-1);
  const known = fares.flatMap((fare) => (fare ? [fare] : []));
  const prices = joinedPrices(known.map(({ price }) => partyPrices(price, search)));
  const oneCurrency = known.every(({ currency }) => currency === chosen?.currency);
  const sum = known.length === fares.length && oneCurrency ? partySum(prices) : undefined;
  const namedAt = (at: number) => {
    const offer = offers[at];
    return offer && { offerId: offer.offerId, flights: flightsOf(offer.legs) };
  };
  const last = namedAt(offers.length - 1);
  return {
    chosen,
    prices,
    total: sum === undefined || !chosen ? undefined : { amount: sum, currency: chosen.currency },
    points: search.points ? pointsSum(known, search) : undefined,
    named: [
      ...earlier.map((fare, at) => ({ ...fare, ...namedAt(at) })),
      ...(chosen && last ? [{ ...last, fareId: chosen.fareId }] : []),
    ],
  };
}
