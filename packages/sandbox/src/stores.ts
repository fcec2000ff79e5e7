import type { Accounts } from './accounts.ts';
import type { ChangeStore } from './changes/store.ts';
import type { CheckInStore } from './check-in/store.ts';
import type { CouponStore } from './coupons/store.ts';
import type { FlightBook } from './dynamics/events.ts';
import type { Ledgers } from './ledgers.ts';
import type { MemberFile } from './member-account/file.ts';
import type { NotifyStore } from './notify/store.ts';
import type { Payments } from './payments/registry.ts';
import type { OrderAnswers } from './orders/answers-store.ts';
import type { ServiceOrders } from './orders/service-store.ts';
import type { PointsEvents } from './points-events.ts';
import type { PointsOrderStore } from './points-orders/store.ts';
import type { YouthStore } from './programmes/store.ts';
import type { RecoveryStore } from './recovery/store.ts';
import type { CardStore } from './bank-card/card-store.ts';
import type { RepurchaseStore } from './repurchase/store.ts';
import type { Repeats } from './repeats.ts';
import type { ClaimStore } from './retro/store.ts';
import type { ProofStore } from './refunds/proof-store.ts';
import type { RefundStore } from './refunds/request-store.ts';
import type { SavedFeesStore } from './refunds/saved-fees-store.ts';
import type { Roster } from './roster.ts';
import type { SavedStore } from './saved-people/store.ts';
import type { Sessions } from './sessions.ts';
import type { Tries } from './sign-in/tries.ts';
import type { TextMessages } from './text-messages.ts';
import type { Schedule } from './timetable/schedule.ts';
import type { TicketStore } from './ticket-orders/store.ts';
import type { TicketBook } from './ticket-orders/ticket-book.ts';
import type { TierOrderStore } from './tier-orders/store.ts';

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
  /** People who are told when a flight changes. */
  readonly notify: NotifyStore;
  readonly coupons: CouponStore;
  /** Results of the fee calculator that members have saved. */
  readonly savedFees: SavedFeesStore;
  /** Searches for tickets that were bought a second time. */
  readonly repurchases: RepurchaseStore;
  /** Kinds of cards that receive refunds. */
  readonly refundCards: CardStore;
  /** Files that prove the reasons of refunds. */
  readonly proofs: ProofStore;
  /** Requests for refunds, and quotes. */
  readonly refundBook: RefundStore;
  /** Claims of missing points. */
  readonly claims: ClaimStore;
  readonly checkIn: CheckInStore;
  /** Differences of the days from the timetable. */
  readonly schedule: Schedule;
  /** Events in points since the start. */
  readonly pointsEvents: PointsEvents;
  readonly ledgers: Ledgers;
  readonly pointsOrders: PointsOrderStore;
  readonly tierOrders: TierOrderStore;
  /** Orders of tickets. */
  readonly tickets: TicketStore;
  /** Tickets of these orders, and those of the fixed test data. */
  readonly ticketBook: TicketBook;
  /** Changes and upgrades that have been ordered. */
  readonly changeOrders: ChangeStore;
  /** Orders of services, of partners and of one's own. */
  readonly services: ServiceOrders;
  /** Decisions on changes of flights, and vouchers that were asked for. */
  readonly orderAnswers: OrderAnswers;
  /** Events of today's flights, and who follows which. */
  readonly flights: FlightBook;
  /** Members of the youth programme. */
  readonly youth: YouthStore;
  /** Orders of every kind that are paid in cash. */
  readonly payments: Payments;
  /** Writes that were sent, and the outcome of each. */
  readonly repeats: Repeats;
}
