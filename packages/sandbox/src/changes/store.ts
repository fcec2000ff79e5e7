import type { UnderWay, UpgradeOrder } from '@mapp/kit/contracts';
import type { Clock } from '../clock.ts';
import type { TicketRecord } from '../ticket-orders/ticket-records.ts';
import type { ChangeRecord, UpgradeRecord } from './records.ts';
import { seededChange, seededUpgrade } from './seeded.ts';

/** Orders of one kind, newest first; one that was not paid in time is found expired. */
interface Orders<Record> {
  readonly list: (cardNo: string) => readonly Record[];
  readonly find: (orderNo: string) => Record | undefined;
  /** Those that somebody has made or looked at: this look makes none. */
  readonly known: () => readonly Record[];
  readonly add: (order: Record) => Record;
  readonly change: (orderNo: string, change: Partial<Record>) => void;
  readonly nextNo: () => string;
  readonly clear: () => void;
}

/** Changes and upgrades that have been ordered, and the vouchers that they have used. */
export interface ChangeStore {
  readonly changes: Orders<ChangeRecord>;
  readonly upgrades: Orders<UpgradeRecord>;
  /** Upgrades in force that have used a voucher, newest first. */
  readonly usesOf: (cardNo: string, voucherId: string) => readonly UpgradeRecord[];
  readonly clear: () => void;
}

interface Any {
  readonly orderNo: string;
  readonly cardNo: string;
  readonly state: string;
  readonly payUntil: number;
}

function createOrders<Record extends Any>(
  clock: Clock,
  prefix: string,
  seeded: (clock: Clock) => Record[],
): Orders<Record> {
  let kept: readonly Record[] | undefined;
  // The first look makes the seeded ones, so that they count from there.
  const known = (): readonly Record[] => (kept ??= seeded(clock));
  let made = 0;
  const asOfNow = (order: Record): Record =>
    order.state === 'waiting' && order.payUntil <= clock.now().getTime()
      ? { ...order, state: 'expired' }
      : order;
  return {
    list: (cardNo) =>
      known()
        .filter((order) => order.cardNo === cardNo)
        .map(asOfNow),
    known: () => kept ?? [],
    find(orderNo) {
      const order = known().find((one) => one.orderNo === orderNo);
      return order && asOfNow(order);
    },
    add(order) {
      kept = [order, ...known()];
      return order;
    },
    change(orderNo, change) {
      kept = known().map((order) => (order.orderNo === orderNo ? { ...order, ...change } : order));
    },
    nextNo() {
      made += 1;
      return `${prefix}${String(made).padStart(8, '0')}`;
    },
    clear() {
      kept = undefined;
      made = 0;
    },
  };
}

export function createChangeStore(clock: Clock): ChangeStore {
  const changes = createOrders<ChangeRecord>(clock, '261301', seededChange);
  const upgrades = createOrders<UpgradeRecord>(clock, '261401', seededUpgrade);
  const standing: ReadonlySet<UpgradeOrder['state']> = new Set(['completed', 'waiting']);
  return {
    changes,
    upgrades,
    usesOf: (cardNo, voucherId) =>
      upgrades.list(cardNo).filter((one) => one.voucherId === voucherId && standing.has(one.state)),
    clear() {
      changes.clear();
      upgrades.clear();
    },
  };
}

/** The change or the upgrade of a ticket that waits. */
export function waitingFor(
  { changes, upgrades }: ChangeStore,
  { cardNo = '', ticketNo }: Pick<TicketRecord, 'cardNo' | 'ticketNo'>,
): UnderWay | undefined {
  const waits: ReadonlySet<string> = new Set(['waiting', 'waitlist', 'ticketing', 'abnormal']);
  const change = changes
    .list(cardNo)
    .find((one) => waits.has(one.state) && one.tickets.some((ticket) => ticket.ticketNo === ticketNo));
  if (change) return { orderNo: change.orderNo, of: 'change' };
  const upgrade = upgrades.list(cardNo).find((one) => waits.has(one.state) && one.ticketNo === ticketNo);
  return upgrade && { orderNo: upgrade.orderNo, of: 'upgrade' };
}
