import * as z from 'zod/mini';
import { cabinClasses } from '../../rules/seats/cabin.ts';
import { stop } from '../home/home.ts';
import { listOf, optional } from '../reading.ts';

/** Cabin, baggage and meal of a fare. */
const included = {
  cabin: optional(z.enum(cabinClasses)),
  /** Booking class: `Y`. */
  fare: optional(z.string()),
  /** Kilograms without charge, checked in and in the cabin; the meal in the language of the request. */
  checkedKg: optional(z.int()),
  cabinKg: optional(z.int()),
  /** Pieces of that weight each; one where it is not told. */
  checkedPieces: optional(z.int()),
  cabinPieces: optional(z.int()),
  meal: optional(z.string()),
};

/** One flight of an order. */
export const journey = z.object({
  flightNo: z.string(),
  departure: stop,
  arrival: stop,
  aircraft: optional(z.string()),
  ...included,
  /** Where its passengers are in different classes: each class with their names, in place of the one above. */
  apart: optional(listOf(z.object({ names: listOf(z.string()), ...included }))),
  /** The airline does not fly it. */
  cancelled: optional(z.literal(true)),
});
export type OrderJourney = z.output<typeof journey>;
