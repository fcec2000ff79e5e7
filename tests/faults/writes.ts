import type { Page } from '@playwright/test';
import type { WriteName } from './ways/way.ts';
import { accountWrites } from './writes/account.ts';
import { beneficiariesWrites } from './writes/beneficiaries.ts';
import { bookingWrites } from './writes/booking.ts';
import { checkInWrites } from './writes/check-in.ts';
import { companionsWrites } from './writes/companions.ts';
import { couponsWrites } from './writes/coupons.ts';
import { flightWrites } from './writes/flight.ts';
import { memberAccountWrites } from './writes/member-account.ts';
import { notifyWrites } from './writes/notify.ts';
import { ordersWrites } from './writes/orders.ts';
import { paymentWrites } from './writes/payment.ts';
import { programmesWrites } from './writes/programmes.ts';
import { recoveryWrites } from './writes/recovery.ts';
import { refundsWrites } from './writes/refunds.ts';
import { registerWrites } from './writes/register.ts';
import { retroWrites } from './writes/retro.ts';
import { savedPeopleWrites } from './writes/saved-people.ts';
import { seatsWrites } from './writes/seats.ts';
import { changesWrites } from './writes/changes.ts';
import { tierOrdersWrites } from './writes/tier-orders.ts';
import type { Write } from './writes/write.ts';

/** Every call that changes something. One without a line in one of the parts does not compile. */
export const writes: Readonly<Record<WriteName, Write>> = {
  ...accountWrites,
  ...recoveryWrites,
  ...memberAccountWrites,
  ...beneficiariesWrites,
  ...bookingWrites,
  ...checkInWrites,
  ...registerWrites,
  ...ordersWrites,
  ...paymentWrites,
  ...programmesWrites,
  ...refundsWrites,
  ...retroWrites,
  ...savedPeopleWrites,
  ...notifyWrites,
  ...seatsWrites,
  ...tierOrdersWrites,
  ...changesWrites,
  ...companionsWrites,
  ...couponsWrites,
  ...flightWrites,
};

/** Sends it, once everything is filled in. */
export async function fire({ ask, button }: Write, page: Page): Promise<void> {
  await ask?.(page);
  await ('without' in button ? button.instead(page) : button(page).click());
}
