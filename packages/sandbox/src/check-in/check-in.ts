import { changes } from './changes.ts';
import { checkingIn } from './checking-in.ts';
import { companions } from './companions.ts';
import { journeys } from './journeys.ts';
import { orders } from './orders.ts';
import { passes } from './passes.ts';
import { seats } from './seats.ts';
import { travelInformation } from './travel-information.ts';

/** Seats, check-in and boarding passes. */
export const checkIn = {
  ...journeys,
  ...checkingIn,
  ...seats,
  ...orders,
  ...changes,
  ...companions,
  ...travelInformation,
  ...passes,
};
