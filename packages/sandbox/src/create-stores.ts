import { createAccounts } from './accounts.ts';
import { payableChanges, payableUpgrades } from './changes/payable.ts';
import { createChangeStore } from './changes/store.ts';
import { payableSeats } from './check-in/payments.ts';
import { createCheckInStore } from './check-in/store.ts';
import type { Clock } from './clock.ts';
import { createCouponStore } from './coupons/store.ts';
import { createFlightBook } from './dynamics/events.ts';
import { createLedgers } from './ledgers.ts';
import { createMemberFile } from './member-account/file.ts';
import { createNotifyStore } from './notify/store.ts';
import { createOrderAnswers } from './orders/answers-store.ts';
import { payableServices } from './orders/service-payable.ts';
import { createServiceOrders } from './orders/service-store.ts';
import { createPayments } from './payments/registry.ts';
import { createPointsEvents } from './points-events.ts';
import { payablePoints } from './points-orders/payable.ts';
import { createPointsOrderStore } from './points-orders/store.ts';
import { createYouthStore } from './programmes/store.ts';
import { createRecoveryStore } from './recovery/store.ts';
import { createProofStore } from './refunds/proof-store.ts';
import { createRefundStore } from './refunds/request-store.ts';
import { createSavedFeesStore } from './refunds/saved-fees-store.ts';
import { seededResults } from './refunds/saved-results.ts';
import { createCardStore } from './bank-card/card-store.ts';
import { createRepurchaseStore } from './repurchase/store.ts';
import { createRepeats } from './repeats.ts';
import { createClaimStore } from './retro/store.ts';
import { createRoster } from './roster.ts';
import { createSavedStore } from './saved-people/store.ts';
import { createSessions } from './sessions.ts';
import { createTries } from './sign-in/tries.ts';
import { createTextMessages } from './text-messages.ts';
import { postFlownPoints } from './ticket-orders/flown-points.ts';
import { heldPoints } from './ticket-orders/holding.ts';
import { journeysOfOrders } from './ticket-orders/issuing.ts';
import { payableTickets } from './ticket-orders/payable.ts';
import { createTicketStore } from './ticket-orders/store.ts';
import { createTicketBook } from './ticket-orders/ticket-book.ts';
import { createSchedule } from './timetable/schedule.ts';
import { payableTiers } from './tier-orders/payable.ts';
import { createTierOrderStore } from './tier-orders/store.ts';
import type { Stores } from './stores.ts';

/** Stores in their first state. */
export function createStores(
  clock: Clock,
  machine: () => number,
  { newToken, newId }: { newToken: () => string; newId: () => string },
): Stores {
  const accounts = createAccounts();
  const schedule = createSchedule(clock, () => checkIn.bookings.moved());
  const tickets = createTicketStore(clock, schedule);
  const checkIn = createCheckInStore(clock, (cardNo) => journeysOfOrders({ tickets, schedule }, cardNo));
  const pointsEvents = createPointsEvents();
  const pointsOrders = createPointsOrderStore(clock);
  const tierOrders = createTierOrderStore(clock);
  const ticketBook = createTicketBook({ orders: tickets, checkIn, schedule, clock });
  const ledgers = createLedgers({
    clock,
    pointsEvents,
    postDue: () => postFlownPoints({ ticketBook, accounts, pointsEvents, clock }),
    held: (cardNo) => heldPoints(tickets, cardNo, clock.now().getTime()),
  });
  const services = createServiceOrders(clock);
  const payments = createPayments(clock);
  payments.register(payableServices(services, clock));
  payments.register(payableSeats(checkIn));
  payments.register(payablePoints(pointsOrders, pointsEvents, clock));
  payments.register(payableTickets({ book: tickets, ticketBook, accounts, pointsEvents, clock }));
  payments.register(payableTiers({ book: tierOrders, pointsEvents, accounts, clock }, ledgers.spendable));
  const changeOrders = createChangeStore(clock);
  const works = { ticketBook, checkIn, tickets, pointsEvents, changeOrders, clock };
  payments.register(payableChanges(works));
  payments.register(payableUpgrades(works));
  return {
    sessions: createSessions(machine, newToken),
    accounts,
    tries: createTries(() => clock.now().getTime()),
    messages: createTextMessages(clock),
    recoveries: createRecoveryStore(clock, newToken),
    file: createMemberFile(clock, newToken),
    roster: createRoster(clock),
    saved: createSavedStore(clock, accounts),
    notify: createNotifyStore(),
    coupons: createCouponStore(clock),
    savedFees: createSavedFeesStore((cardNo) => seededResults(cardNo, ticketBook, { clock, schedule })),
    proofs: createProofStore(newId),
    refundCards: createCardStore(),
    repurchases: createRepurchaseStore(clock, newId),
    refundBook: createRefundStore(clock),
    claims: createClaimStore(clock),
    checkIn,
    schedule,
    pointsEvents,
    ledgers,
    pointsOrders,
    tierOrders,
    tickets,
    ticketBook,
    changeOrders,
    services,
    orderAnswers: createOrderAnswers(),
    flights: createFlightBook(clock),
    youth: createYouthStore(clock),
    payments,
    repeats: createRepeats(),
  };
}

/** Puts every store back to its first state. */
export function clearStores(stores: Stores): void {
  for (const store of Object.values(stores) as readonly { readonly clear: () => void }[]) store.clear();
}
