import { createAccounts, type Accounts } from './accounts.ts';
import { payableSeats } from './check-in/payments.ts';
import { createCheckInStore, type CheckInStore } from './check-in/store.ts';
import type { Clock } from './clock.ts';
import { createCouponStore, type CouponStore } from './coupons/store.ts';
import { createLedgers, type Ledgers } from './ledgers.ts';
import { createMemberFile, type MemberFile } from './member-account/file.ts';
import { createPayments, type Payments } from './payments/registry.ts';
import { createPointsEvents, type PointsEvents } from './points-events.ts';
import { payablePoints } from './points-orders/payable.ts';
import { createPointsOrderStore, type PointsOrderStore } from './points-orders/store.ts';
import { createYouthStore, type YouthStore } from './programmes/store.ts';
import { createRecoveryStore, type RecoveryStore } from './recovery/store.ts';
import { createRepeats, type Repeats } from './repeats.ts';
import { createClaimStore, type ClaimStore } from './retro/store.ts';
import { createRoster, type Roster } from './roster.ts';
import { createSavedStore, type SavedStore } from './saved-people/store.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTries, type Tries } from './sign-in/tries.ts';
import { createTextMessages, type TextMessages } from './text-messages.ts';
import { payableTickets } from './ticket-orders/payable.ts';
import { createTicketStore, type TicketStore } from './ticket-orders/store.ts';
import { payableTiers } from './tier-orders/payable.ts';
import { createTierOrderStore, type TierOrderStore } from './tier-orders/store.ts';

/** Everything that the airline keeps. Each store can be cleared, so that a new one is not forgotten when the airline is reset. */
export interface Stores {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  /** Wrong passwords so far. */
  readonly tries: Tries;
  readonly messages: TextMessages;
  readonly recoveries: RecoveryStore;
  readonly file: MemberFile;
  readonly roster: Roster;
  readonly saved: SavedStore;
  readonly coupons: CouponStore;
  /** Claims of missing points. */
  readonly claims: ClaimStore;
  readonly checkIn: CheckInStore;
  /** Events in points since the start. */
  readonly pointsEvents: PointsEvents;
  readonly ledgers: Ledgers;
  readonly pointsOrders: PointsOrderStore;
  readonly tierOrders: TierOrderStore;
  readonly tickets: TicketStore;
  /** Members of the youth programme. */
  readonly youth: YouthStore;
  /** Orders of every kind that are paid in cash. */
  readonly payments: Payments;
  /** Writes that were sent, and the outcome of each. */
  readonly repeats: Repeats;
}

/** Stores in their first state. */
export function createStores(clock: Clock, machine: () => number, newToken: () => string): Stores {
  const accounts = createAccounts();
  const checkIn = createCheckInStore(clock);
  const pointsEvents = createPointsEvents();
  const ledgers = createLedgers(clock, pointsEvents);
  const pointsOrders = createPointsOrderStore(clock);
  const tierOrders = createTierOrderStore(clock);
  const tickets = createTicketStore(clock);
  const payments = createPayments(clock);
  payments.register(payableSeats(checkIn));
  payments.register(payablePoints(pointsOrders, pointsEvents, clock));
  payments.register(payableTickets(tickets, clock));
  payments.register(payableTiers({ book: tierOrders, pointsEvents, accounts, clock }, ledgers.spendable));
  return {
    sessions: createSessions(machine, newToken),
    accounts,
    tries: createTries(() => clock.now().getTime()),
    messages: createTextMessages(clock),
    recoveries: createRecoveryStore(clock, newToken),
    file: createMemberFile(clock, newToken),
    roster: createRoster(clock),
    saved: createSavedStore(clock, accounts),
    coupons: createCouponStore(clock),
    claims: createClaimStore(clock),
    checkIn,
    pointsEvents,
    ledgers,
    pointsOrders,
    tierOrders,
    tickets,
    youth: createYouthStore(clock),
    payments,
    repeats: createRepeats(),
  };
}

/** Puts every store back to its first state. */
export function clearStores(stores: Stores): void {
  for (const store of Object.values(stores) as readonly { readonly clear: () => void }[]) store.clear();
}
