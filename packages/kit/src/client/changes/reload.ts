import { useReload } from '../reload.ts';

/** Calls whose answers change with a change or an upgrade. Named, so that their contracts stay with the screens that need them. */
const changed = [
  'changeTickets',
  'changeOrders',
  'upgradeOptions',
  'upgradeOrders',
  'checkInJourneys',
  'boardingPasses',
  'seatMap',
  'seatOrders',
  'cardCoupons',
  'myCoupons',
  'pointsSummary',
  'pointsAccountSummary',
  'pointsActivityDetail',
  'nextTrip',
  'refundTickets',
].map((name) => ({ name }));

const offers = [{ name: 'searchFlights' }] as const;

/** Lets the lists of flights ask again: an offer of theirs has expired, or is sold. */
export const useReloadOffers = (): (() => Promise<void>) => useReload(offers);

/** Lets every screen ask again for what a change has touched: tickets, trips, check-in, passes, refunds, vouchers and points. */
export const useReloadChanged = (): (() => Promise<void>) => useReload(changed);
