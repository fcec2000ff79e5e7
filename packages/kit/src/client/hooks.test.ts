// @vitest-environment happy-dom
import { describe } from 'vitest';
import { rows as memberAccount } from './account/member-account.support.ts';
import { rows as recovery } from './account/recovery.support.ts';
import { rows as flights } from './booking/flights.support.ts';
import { rows as codes } from './codes.support.ts';
import { rows as airports } from './flight/airports.support.ts';
import { rows as peopleToNotify } from './flight/people-to-notify.support.ts';
import { rows as home } from './home/home.support.ts';
import { rows as orders } from './orders/orders.support.ts';
import { rows as tierOrders } from './orders/tier-orders.support.ts';
import { rows as calculator } from './points/calculator.support.ts';
import { rows as points } from './points/points.support.ts';
import { rows as programmes } from './programmes/programmes.support.ts';
import { rows as bankCard } from './refunds/bank-card.support.ts';
import { rows as refunds } from './refunds/refunds.support.ts';
import { rows as repurchase } from './refunds/repurchase.support.ts';
import { rows as savedFees } from './refunds/saved-fees.support.ts';
import { rows as savedPeople } from './saved-people/saved-people.support.ts';
import { rows as tiers } from './tiers/tiers.support.ts';
import { itHolds, type HookRows } from './hook.support.ts';

/** Hooks that owe their screens no more than every hook does. The others have a test beside them. */
const areas: Readonly<Record<string, HookRows>> = {
  memberAccount,
  recovery,
  flights,
  codes,
  airports,
  peopleToNotify,
  home,
  orders,
  tierOrders,
  calculator,
  points,
  programmes,
  bankCard,
  refunds,
  repurchase,
  savedFees,
  savedPeople,
  tiers,
};

describe.each(Object.entries(areas))('%s', (_, rows) => {
  itHolds(rows);
});
