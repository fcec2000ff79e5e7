import { accountWays } from './ways/account.ts';
import { beneficiariesWays } from './ways/beneficiaries.ts';
import { bookingWays } from './ways/booking.ts';
import { calculatorWays } from './ways/calculator.ts';
import { checkInWays } from './ways/check-in.ts';
import { companionsWays } from './ways/companions.ts';
import { couponsWays } from './ways/coupons.ts';
import { flightWays } from './ways/flight.ts';
import { notifyWays } from './ways/notify.ts';
import { homeWays } from './ways/home.ts';
import { ordersWays } from './ways/orders.ts';
import { paymentWays } from './ways/payment.ts';
import { flightCalendarWays } from './ways/flight-calendar.ts';
import { placesWays } from './ways/places.ts';
import { pointsWays } from './ways/points.ts';
import { memberAccountWays } from './ways/member-account.ts';
import { programmesWays } from './ways/programmes.ts';
import { recoveryWays } from './ways/recovery.ts';
import { refundsWays } from './ways/refunds.ts';
import { registerWays } from './ways/register.ts';
import { retroWays } from './ways/retro.ts';
import { savedPeopleWays } from './ways/saved-people.ts';
import { seatsWays } from './ways/seats.ts';
import { tierOrdersWays } from './ways/tier-orders.ts';
import { changesWays } from './ways/changes.ts';
import { tiersWays } from './ways/tiers.ts';
import type { CallName, Way } from './ways/way.ts';

/** The parts of the table, each by its name. */
export const parts = {
  orders: ordersWays,
  payment: paymentWays,
  places: placesWays,
  flightCalendar: flightCalendarWays,
  coupons: couponsWays,
  points: pointsWays,
  programmes: programmesWays,
  tiers: tiersWays,
  tierOrders: tierOrdersWays,
  changes: changesWays,
  account: accountWays,
  recovery: recoveryWays,
  memberAccount: memberAccountWays,
  home: homeWays,
  beneficiaries: beneficiariesWays,
  checkIn: checkInWays,
  companions: companionsWays,
  flight: flightWays,
  notify: notifyWays,
  refunds: refundsWays,
  register: registerWays,
  retro: retroWays,
  booking: bookingWays,
  calculator: calculatorWays,
  savedPeople: savedPeopleWays,
  seats: seatsWays,
};

/** Every call of the contracts, and the screen that makes it. A call without a line in one of the parts does not compile. */
export const ways: Readonly<Record<CallName, Way>> = {
  ...parts.orders,
  ...parts.payment,
  ...parts.places,
  ...parts.flightCalendar,
  ...parts.coupons,
  ...parts.points,
  ...parts.programmes,
  ...parts.tiers,
  ...parts.tierOrders,
  ...parts.changes,
  ...parts.account,
  ...parts.recovery,
  ...parts.memberAccount,
  ...parts.home,
  ...parts.beneficiaries,
  ...parts.checkIn,
  ...parts.companions,
  ...parts.flight,
  ...parts.notify,
  ...parts.refunds,
  ...parts.register,
  ...parts.retro,
  ...parts.booking,
  ...parts.calculator,
  ...parts.savedPeople,
  ...parts.seats,
};
