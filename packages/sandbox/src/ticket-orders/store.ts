import type { PaymentState } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { guestOrderKey, ticketOrderNos } from './inputs.ts';

/** An order of tickets as its payment needs it. Instants are milliseconds since 1970. */
export interface TicketOrderRecord {
  readonly orderNo: string;
  readonly cardNo?: string;
  readonly key?: string;
  readonly state: Extract<PaymentState, 'open' | 'failed' | 'ticketed' | 'abnormal' | 'cancelled'>;
  readonly amount: number;
  readonly payUntil: number;
  readonly paidAt?: number;
  /** From when the tickets are there, and by when they have to be. */
  readonly ticketsAt?: number;
  readonly ticketBy?: number;
}

/** Orders of tickets; they are seeded, as booking is still to come. */
export interface TicketStore {
  readonly find: (orderNo: string) => TicketOrderRecord | undefined;
  readonly change: (orderNo: string, change: Partial<TicketOrderRecord>) => void;
  readonly clear: () => void;
}

const minute = 60_000;

/** How long tickets take, and how long they may. */
export const ticketing = { takes: 10 * minute, atMost: 120 * minute } as const;

function seeded(now: number): TicketOrderRecord[] {
  const member = { cardNo: '600000000001', amount: 148_000, payUntil: now + 30 * minute };
  return [
    { ...member, orderNo: ticketOrderNos.waiting, state: 'open' },
    { ...member, orderNo: ticketOrderNos.ticketed, state: 'ticketed', paidAt: now - 60 * minute },
    {
      ...member,
      orderNo: ticketOrderNos.ticketing,
      state: 'ticketed',
      paidAt: now - minute,
      ticketsAt: now - minute + ticketing.takes,
      ticketBy: now - minute + ticketing.atMost,
    },
    { ...member, orderNo: ticketOrderNos.abnormal, state: 'abnormal', paidAt: now - 60 * minute },
    {
      orderNo: ticketOrderNos.guest,
      key: guestOrderKey,
      amount: 74_000,
      payUntil: now + 30 * minute,
      state: 'open',
    },
  ];
}

/** The first look makes them, so that they count from there. */
export function createTicketStore(clock: Clock): TicketStore {
  const orders = new Map<string, TicketOrderRecord>();
  const numbers: readonly string[] = Object.values(ticketOrderNos);
  const find = (orderNo: string) => {
    if (orders.size === 0 && numbers.includes(orderNo))
      for (const order of seeded(clock.now().getTime())) orders.set(order.orderNo, order);
    return orders.get(orderNo);
  };
  return {
    find,
    change(orderNo, change) {
      const order = find(orderNo);
      if (order) orders.set(orderNo, { ...order, ...change });
    },
    clear: () => orders.clear(),
  };
}
