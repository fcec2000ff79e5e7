export { ChosenFlight, type ChosenFlightProps } from '../../src/components/flight-offers/ChosenFlight.tsx';
export { DayStrip, type DayStripProps } from '../../src/components/flight-offers/DayStrip.tsx';
export { FlightOffers, type FlightOffersProps } from '../../src/components/flight-offers/FlightOffers.tsx';
export { FlightOffersSkeleton } from '../../src/components/flight-offers/FlightOffersSkeleton.tsx';
export { OfferCard, type OfferCardProps } from '../../src/components/flight-offers/OfferCard.tsx';
export { OfferFilters, type OfferFiltersProps } from '../../src/components/flight-offers/OfferFilters.tsx';
export {
  OfferFilterSheet,
  type OfferFilterSheetProps,
} from '../../src/components/flight-offers/OfferFilterSheet.tsx';
export {
  OfferOrderChoice,
  type OfferOrderChoiceProps,
} from '../../src/components/flight-offers/OfferOrderChoice.tsx';
export type {
  AirportNames,
  FlightOfferIndex,
  FlightOfferView,
  NamesOfAirport,
  OfferHref,
} from '../../src/components/flight-offers/types.ts';
