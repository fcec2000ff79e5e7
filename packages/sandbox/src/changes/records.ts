import type { ChangeOrder, UpgradeOrder } from '@mapp/kit/contracts';
import type { Money, PaymentMethod } from '@mapp/kit/rules';
import type { Chosen } from '../booking/verification.ts';
import type { Texts } from '../language.ts';

/** A passenger of a change. */
interface ChangedTicket {
  readonly ticketNo: string;
  readonly newTicketNo?: string;
  readonly due: number;
  readonly duePoints: number;
  /** Fare of the new ticket: what of it is money, and what points. */
  readonly fare: number;
  readonly points: number;
}

/** An order of a change as the airline keeps it; instants are milliseconds since 1970. */
export interface ChangeRecord {
  readonly orderNo: string;
  readonly cardNo: string;
  readonly changeId: string;
  readonly of: string;
  readonly splits: boolean;
  readonly splitTo?: string;
  readonly state: ChangeOrder['state'] | 'expired';
  readonly orderedAt: number;
  readonly payUntil: number;
  readonly paymentFailed?: boolean;
  readonly ticketsAt?: number;
  readonly leg: number;
  readonly chosen: Chosen;
  readonly tickets: readonly ChangedTicket[];
  readonly pay: number;
  readonly back: number;
  readonly payPoints: number;
  readonly backPoints: number;
  /** Difference of the fares and fee, as parts of the money. */
  readonly parts?: { readonly difference: number; readonly fee: number };
  readonly paidAt?: number;
  readonly paidBy?: PaymentMethod;
}

/** An order of an upgrade as the airline keeps it. */
export interface UpgradeRecord {
  readonly orderNo: string;
  readonly cardNo: string;
  readonly upgradeId: string;
  readonly ticketNo: string;
  readonly newTicketNo?: string;
  readonly leg: number;
  readonly toCabin: string;
  readonly toClass: string;
  readonly way: UpgradeOrder['way'];
  readonly voucherId?: string;
  readonly voucher?: Texts;
  readonly cash?: Money;
  readonly points?: number;
  readonly state: UpgradeOrder['state'];
  readonly orderedAt: number;
  readonly payUntil: number;
  readonly paymentFailed?: boolean;
  readonly paidAt?: number;
  readonly paidBy?: PaymentMethod;
}
