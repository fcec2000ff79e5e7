import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import type { FlightOffers } from '../../../contracts/booking/search-flights.ts';

/** Flights of an offer, whatever its id and its prices. */
const flightsOf = ({ legs }: FlightOffer): string =>
  legs.map(({ flightNo, departs }) => `${flightNo} ${departs}`).join();

/**
 * Offers of these ids, each in the answer of its segment. An answer that was asked for once more may have other ids: there it is the
 * offer with the flights of the one that was known before. Undefined where one of them is gone.
 */
export function offersIn(
  answers: readonly FlightOffers[],
  ids: readonly string[],
  known: readonly FlightOffer[] = [],
): readonly FlightOffer[] | undefined {
  const found = ids.map((id, at) => {
    const offers = answers[at]?.offers ?? [];
    const before = known[at];
    return (
      offers.find(({ offerId }) => offerId === id) ??
      (before && offers.find((offer) => flightsOf(offer) === flightsOf(before)))
    );
  });
  return found.every((offer) => offer !== undefined) ? found : undefined;
}
