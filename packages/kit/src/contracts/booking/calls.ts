import type { Call } from '../call.ts';
import { searchFlights } from './search-flights.ts';
import { verifyOffer } from './verify-offer.ts';

/** Calls of the area `booking`. */
export const calls: readonly Call[] = [searchFlights, verifyOffer];
