import { expect, it } from 'vitest';
import type { ListedFacts } from '../../../rules/orders/listing.ts';
import { countKinds } from './kind-counts.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const order = (kind: ListedFacts['kind'], more: Partial<ListedFacts> = {}): ListedFacts => ({
  orderNo: '26110000000001',
  kind,
  state: 'waiting',
  orderedAt: '2026-05-20T09:00:00+08:00',
  payUntil: '2026-06-01T10:20:00+08:00',
  title: '上海虹桥 – 北京首都',
  flightNos: [],
  passengers: [],
  actions: [],
  ...more,
});

it('counts the orders of each kind, and those that wait whenever they were made', () => {
  const made = [
    order('ticket'),
    order('ticket', { state: 'completed' }),
    order('seat', { state: 'completed' }),
  ];
  const pending = [order('ticket'), order('points')];
  expect(Object.fromEntries(countKinds(made, pending, now))).toEqual({
    ticket: { count: 2, waiting: 1 },
    seat: { count: 1, waiting: 0 },
    points: { count: 0, waiting: 1 },
  });
});

it('counts no order as waiting whose time to pay is over', () =>
  expect([...countKinds([], [order('ticket', { payUntil: '2026-06-01T09:59:00+08:00' })], now)]).toEqual([]));
