import type { Call } from '../call.ts';
import { queryBookingForm } from './booking-form.ts';
import { createOrder, findBooking } from './create-order.ts';
import { recommendedFares } from './recommended-fares.ts';
import { searchFlights } from './search-flights.ts';
import { querySpecialProducts } from './special-products.ts';
import { verifyOffer } from './verify-offer.ts';

/** Calls of the area `booking`. */
export const calls: readonly Call[] = [
  searchFlights,
  verifyOffer,
  queryBookingForm,
  createOrder,
  findBooking,
  recommendedFares,
  querySpecialProducts,
];
