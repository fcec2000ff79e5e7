import * as z from 'zod/mini';

const count = z.int().check(z.gte(0), z.lte(9));

/** Passengers by type: at most nine together. */
export const passengerCounts = z.object({
  adults: count,
  children: count,
  infants: count,
});

export type PassengerCounts = z.output<typeof passengerCounts>;

/** A fare of an offer. */
export const chosenFare = z.object({ offerId: z.string(), fareId: z.string() });
export type ChosenFare = z.output<typeof chosenFare>;
