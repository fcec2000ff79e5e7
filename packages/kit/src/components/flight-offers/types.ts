import type { FareFamily, FlightOffer } from '../../contracts/booking/offer.ts';
import type { OfferIndex } from '../../rules/offers/index-offers.ts';
import type { OfferView } from '../../rules/offers/view-offers.ts';

export type { FlightOffer, FlightLeg, FareFamily } from '../../contracts/booking/offer.ts';

/** Names of an airport. */
export interface AirportNames {
  readonly city: string;
  /** Beside the city's name; the city's own where it has no other. */
  readonly airport: string;
}

/** Names of an airport by its IATA code; undefined for one that nobody knows, which is drawn as its code. */
export type NamesOfAirport = (code: string) => AirportNames | undefined;

/** Address of an offer's fares, one of which may be chosen already. */
export type OfferHref = (offer: FlightOffer, fare?: FareFamily) => string;

export type FlightOfferIndex = OfferIndex<FlightOffer>;
export type FlightOfferView = OfferView<FlightOffer>;
