import type { OrderEvent, OrderKind, OrderStatus, PaymentMethod } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';

/** Kinds whose orders are kept here: all but those that have a book of their own. */
export type ServiceKind = Exclude<OrderKind, 'ticket' | 'seat' | 'points' | 'tier'>;

/** A service as it is sold. */
export interface SoldService {
  readonly title: Texts;
  /** Fen. */
  readonly amount: number;
  /** Of a partner: its name. */
  readonly partner?: Texts;
  /** A further fact of the row. */
  readonly note?: Texts;
  readonly facts: readonly { readonly label: Texts; readonly value: Texts }[];
  /** It goes with a flight. */
  readonly flightNo?: string;
  /** It begins with the landing of its flight, where others begin with its departure. */
  readonly onLanding?: true;
}

/** An order of a service as the airline keeps it. Instants are milliseconds since 1970. */
export interface ServiceOrderRecord {
  readonly orderNo: string;
  readonly cardNo: string;
  readonly kind: ServiceKind;
  readonly state: Exclude<OrderStatus, 'expired'>;
  readonly orderedAt: number;
  readonly payUntil?: number;
  readonly paidAt?: number;
  readonly paidBy?: PaymentMethod;
  readonly startsAt?: number;
  readonly amount: number;
  readonly sold: SoldService;
  readonly passengers: readonly Texts[];
  readonly events: readonly { readonly event: OrderEvent; readonly at: number }[];
}
