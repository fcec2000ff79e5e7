import { accountPayloads } from './account.ts';
import { airportsPayloads } from './airports.ts';
import { beneficiariesPayloads } from './beneficiaries.ts';
import { bookingPayloads } from './booking.ts';
import { calculatorPayloads } from './calculator.ts';
import { changesPayloads } from './changes.ts';
import { checkInPayloads } from './check-in.ts';
import { companionsPayloads } from './companions.ts';
import { couponsPayloads } from './coupons.ts';
import { memberAccountPayloads } from './member-account.ts';
import { ordersPayloads } from './orders.ts';
import { paymentsPayloads } from './payments.ts';
import { dynamicsPayloads } from './dynamics.ts';
import { flightCalendarPayloads } from './flight-calendar.ts';
import { placesPayloads } from './places.ts';
import { pointsPayloads } from './points.ts';
import { programmesPayloads } from './programmes.ts';
import { recoveryPayloads } from './recovery.ts';
import { refundsPayloads } from './refunds.ts';
import { registerPayloads } from './register.ts';
import { retroPayloads } from './retro.ts';
import { savedPeoplePayloads } from './saved-people.ts';
import { seatsPayloads } from './seats.ts';
import { tierOrdersPayloads } from './tier-orders.ts';
import type { Payloads } from './payload.ts';

/** A payload of each call that member 600000000001 may send; without an entry it is empty. */
export const payloads: Payloads = {
  ...accountPayloads,
  ...airportsPayloads,
  ...beneficiariesPayloads,
  ...bookingPayloads,
  ...calculatorPayloads,
  ...changesPayloads,
  ...checkInPayloads,
  ...companionsPayloads,
  ...couponsPayloads,
  ...memberAccountPayloads,
  ...ordersPayloads,
  ...paymentsPayloads,
  ...placesPayloads,
  ...dynamicsPayloads,
  ...flightCalendarPayloads,
  ...pointsPayloads,
  ...programmesPayloads,
  ...recoveryPayloads,
  ...refundsPayloads,
  ...registerPayloads,
  ...retroPayloads,
  ...savedPeoplePayloads,
  ...seatsPayloads,
  ...tierOrdersPayloads,
};
