import { daysBetween } from '../days.ts';
import { localTime } from '../time/time.ts';

interface FlownLeg {
  readonly flightNo: string;
  /** An instant with the offset of its airport. */
  readonly departs: string;
}

/**
 * Flights of an offer, by which another answer of the same day has it again, whatever it calls it there: `MU5101`, or `MU5117-MU721.1`
 * where the second one leaves a day after the first.
 */
export function flightsOf([first, ...rest]: readonly FlownLeg[]): string {
  if (!first) return '';
  const { day } = localTime(first.departs);
  const onward = rest.map(({ flightNo, departs }) => {
    const later = daysBetween(day, localTime(departs).day);
    return later === 0 ? flightNo : `${flightNo}.${later}`;
  });
  return [first.flightNo, ...onward].join('-');
}

/** An offer as it was named before: by the id of one answer, and by its flights, which stay. */
export interface NamedOffer {
  readonly offerId?: string | undefined;
  readonly flights?: string | undefined;
}

/** The offer of an id, or else the one with the same flights: each answer of the airline may give it another id. */
export const findOffer = <Offer extends { readonly offerId: string; readonly legs: readonly FlownLeg[] }>(
  offers: readonly Offer[],
  { offerId, flights }: NamedOffer,
): Offer | undefined =>
  offers.find((offer) => offer.offerId === offerId) ??
  (flights ? offers.find(({ legs }) => flightsOf(legs) === flights) : undefined);
