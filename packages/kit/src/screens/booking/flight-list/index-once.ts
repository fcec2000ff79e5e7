import type { FlightOffer } from '../../../components/flight-offers/types.ts';
import { indexOffers, inMoney, inPoints, type OfferIndex } from '../../../rules/offers/index-offers.ts';

const indices = { money: new WeakMap<object, Index>(), points: new WeakMap<object, Index>() };
type Index = OfferIndex<FlightOffer>;

/** The index of the same offers, made once: who comes back to them does not wait for it again. */
export function indexOnce(offers: readonly FlightOffer[], points: boolean): Index {
  const made = indices[points ? 'points' : 'money'];
  const known = made.get(offers) ?? indexOffers<FlightOffer>(offers, points ? inPoints : inMoney);
  made.set(offers, known);
  return known;
}
