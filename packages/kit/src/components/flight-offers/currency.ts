import type { FlightOfferIndex } from './types.ts';

/** The currency of a list of offers; undefined where nothing has a price. */
export const currencyOf = ({ offers }: FlightOfferIndex): string | undefined =>
  offers.find(({ fares }) => fares.length > 0)?.fares[0]?.currency;
