import type { Money } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { Schedule } from '../timetable/schedule.ts';
import { ticketOrderNos } from './inputs.ts';
import type { Booked, TicketOrderRecord } from './records.ts';
import { seededTicketOrders } from './seeded.ts';

/** Book of orders of tickets: those that are seeded, and those that are booked. */
export interface TicketStore {
  readonly find: (orderNo: string) => TicketOrderRecord | undefined;
  /** Every order that was booked, oldest first. */
  readonly booked: () => readonly (TicketOrderRecord & { readonly booked: Booked })[];
  /** Every order, those of the seed among them. */
  readonly all: () => readonly TicketOrderRecord[];
  readonly add: (order: Omit<TicketOrderRecord, 'orderNo'>) => TicketOrderRecord;
  /** Number of the next order, which is then put in. */
  readonly nextNo: () => string;
  readonly put: (order: TicketOrderRecord) => void;
  readonly change: (orderNo: string, change: Partial<TicketOrderRecord>) => void;
  /** The next ticket number. */
  readonly nextTicket: () => string;
  readonly clear: () => void;
}

const hasBooking = (order: TicketOrderRecord): order is TicketOrderRecord & { booked: Booked } =>
  order.booked !== undefined;

/** The first look makes the seeded ones, so that they count from there. */
export function createTicketStore(clock: Clock, schedule: Pick<Schedule, 'since'>): TicketStore {
  const orders = new Map<string, TicketOrderRecord>();
  const numbers: readonly string[] = Object.values(ticketOrderNos);
  let [seededYet, made, tickets] = [false, 0, 0];
  const seed = () => {
    if (seededYet) return;
    seededYet = true;
    for (const order of seededTicketOrders(clock, schedule.since())) orders.set(order.orderNo, order);
  };
  const find = (orderNo: string) => {
    if (numbers.includes(orderNo)) seed();
    return orders.get(orderNo);
  };
  const nextNo = () => {
    made += 1;
    return `261101${String(made).padStart(8, '0')}`;
  };
  return {
    find,
    booked: () => [...orders.values()].filter(hasBooking),
    all() {
      seed();
      return [...orders.values()];
    },
    nextNo,
    put: (order) => void orders.set(order.orderNo, order),
    add(order) {
      const known = { ...order, orderNo: nextNo() };
      orders.set(known.orderNo, known);
      return known;
    },
    change(orderNo, change) {
      const order = find(orderNo);
      if (order) orders.set(orderNo, { ...order, ...change });
    },
    nextTicket() {
      tickets += 1;
      return `78126${String(tickets).padStart(8, '0')}`;
    },
    clear() {
      orders.clear();
      [seededYet, made, tickets] = [false, 0, 0];
    },
  };
}

/** Money of an order. */
export const cashOf = ({ amount }: Pick<TicketOrderRecord, 'amount'>): Money => ({ amount, currency: 'CNY' });
