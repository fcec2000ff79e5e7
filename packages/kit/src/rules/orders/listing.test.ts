import { describe, expect, it } from 'vitest';
import {
  chosenOrders,
  groupOrders,
  indexOrders,
  lastEnd,
  longestSpan,
  spanOf,
  usualFilter,
  type ListedFacts,
} from './listing.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');

const order = (orderNo: string, more: Partial<ListedFacts> = {}): ListedFacts => ({
  orderNo,
  kind: 'ticket',
  state: 'completed',
  orderedAt: '2026-05-20T09:00:00+08:00',
  title: '上海虹桥 – 北京首都',
  flightNos: ['MU5101'],
  passengers: ['张三'],
  actions: [],
  ...more,
});

const numbers = (orders: readonly { readonly orderNo: string }[]) => orders.map(({ orderNo }) => orderNo);

describe('days of a filter', () => {
  it('are one month unless told', () => {
    expect(usualFilter('2026-03-31')).toEqual({
      from: '2026-02-28',
      to: '2026-03-31',
      kinds: [],
      statuses: [],
    });
  });

  it.each([
    ['2026-06-01', '2026-06-01', { days: 0, left: 90 }],
    ['2026-03-14', '2026-06-01', { days: 79, left: 11 }],
    ['2026-03-03', '2026-06-01', { days: 90, left: 0 }],
    ['2026-03-02', '2026-06-01', { days: 91, left: -1 }],
    ['2026-06-02', '2026-06-01', undefined],
    ['', '2026-06-01', undefined],
  ])('from %s to %s', (from, to, span) => {
    expect(spanOf({ from, to })).toEqual(span);
  });

  it('can be 90 at most', () => {
    expect(spanOf(longestSpan('2026-06-01'))).toEqual({ days: 90, left: 0 });
  });
});

describe('orders that a filter leaves', () => {
  const all = indexOrders([
    order('26110000000001', { state: 'waiting', payUntil: '2026-06-01T09:59:00+08:00' }),
    order('26110000000002', { kind: 'hotel', flightNos: [], passengers: [] }),
    order('26110000000003', { state: 'cancelled', passengers: ['李 四'] }),
  ]);
  const none = { kinds: [], statuses: [] } as const;

  it.each([
    ['no words', '', 3],
    ['an order number', '0000003', 1],
    ['a flight in small letters', 'mu5101', 2],
    ['a name without its blank', '李四', 1],
    ['full width', '\uFF2D\uFF355101', 2],
    ['nothing of theirs', 'MU1', 0],
  ])('by %s', (_, words, count) => {
    expect(chosenOrders(all, none, words, now)).toHaveLength(count);
  });

  it('by kind and status; one that was not paid in time counts as cancelled', () => {
    const by = (filter: Parameters<typeof chosenOrders>[1]) =>
      numbers(chosenOrders(all, filter, '', now).map(({ order: each }) => each));
    expect(by({ kinds: ['hotel'], statuses: [] })).toEqual(['26110000000002']);
    expect(by({ kinds: [], statuses: ['cancelled'] })).toEqual(['26110000000001', '26110000000003']);
    expect(by({ kinds: [], statuses: ['waiting'] })).toEqual([]);
  });
});

describe('groups of a list', () => {
  it('begin with what waits, the shortest time first, and repeat nothing in the months', () => {
    const groups = groupOrders(
      indexOrders([
        order('1', { state: 'waiting', payUntil: '2026-06-01T10:30:00+08:00' }),
        order('2', { state: 'abnormal' }),
        order('3', { state: 'waiting', payUntil: '2026-06-01T10:10:00+08:00' }),
        order('4', { change: 'time' }),
        order('5', { orderedAt: '2026-04-02T09:00:00+08:00' }),
        order('6', { state: 'waiting', payUntil: '2026-06-01T10:00:00+08:00' }),
      ]),
      now,
    );
    expect(numbers(groups.attention)).toEqual(['3', '1', '2', '4']);
    expect(groups.months.map(({ month, orders }) => [month, numbers(orders)])).toEqual([
      ['2026-05', ['6']],
      ['2026-04', ['5']],
    ]);
  });
});

describe('the last end of a time to pay', () => {
  const waiting = (orderNo: string, payUntil: string, state: ListedFacts['state'] = 'waiting') =>
    order(orderNo, { state, payUntil });
  const over = '2026-06-01T09:40:00+08:00';
  const later = '2026-06-01T09:59:00+08:00';

  it('is that of the order that ran out last', () =>
    expect(lastEnd(indexOrders([waiting('1', over), waiting('2', later), waiting('3', over)]), now)).toBe(
      Date.parse(later),
    ));

  it('is none while nothing ran out, or what did waits no more', () =>
    expect(
      lastEnd(
        indexOrders([waiting('1', '2026-06-01T10:20:00+08:00'), waiting('2', over, 'cancelled'), order('3')]),
        now,
      ),
    ).toBe(0));
});
