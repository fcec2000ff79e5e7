import { describe, expect, it } from 'vitest';
import {
  documentedKinds,
  groupOf,
  isOnMenu,
  kindOf,
  kindsOf,
  orderKindNames,
  orderKinds,
  pageOf,
  type OrderKind,
  type OrderPage,
} from './kinds.ts';
import { needsAttention, nextAction, type ListedFacts } from './listing.ts';
import { orderStatuses } from './status.ts';

const hosts = ['browser', 'app', 'miniprogram', 'ali', 'xuexi', 'douyin'] as const;
const now = Date.parse('2026-06-01T10:00:00+08:00');

const pages: readonly OrderPage[] = [
  'orderDetail',
  'prepaidOrderDetail',
  'travelOrderDetail',
  'seatOrderDetail',
  'pointsOrderDetail',
  'tierOrderDetail',
];

describe('the kinds of orders', () => {
  it('are the 28 of the documents, and the tiers', () => {
    expect(documentedKinds).toHaveLength(28);
    expect(orderKindNames).toEqual([...documentedKinds, 'tier']);
  });

  it('have a drawing of their own each', () => {
    const icons = orderKindNames.map((kind) => orderKinds[kind].icon);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('are told apart by who provides them', () => {
    expect(['ticket', 'seat', 'meal', 'pet'].map((kind) => groupOf(kind as OrderKind))).toEqual(
      Array(4).fill('flights'),
    );
    expect([groupOf('hotel'), groupOf('mall')]).toEqual(['partners', 'partners']);
    expect([groupOf('points'), groupOf('tier')]).toEqual(['programme', 'programme']);
  });

  it('are all in the list of orders, and each in the list that it names', () => {
    expect(kindsOf('orders')).toEqual(orderKindNames);
    for (const kind of orderKindNames) expect(kindsOf(kindOf(kind).list)).toContain(kind);
  });

  it('that partners sell are kept off the menus where the host asks for it', () => {
    const left = orderKindNames.filter((kind) => isOnMenu(kind, true));
    expect(left).toEqual(orderKindNames.filter((kind) => kindOf(kind).page !== 'partner'));
    expect(orderKindNames.every((kind) => isOnMenu(kind, false))).toBe(true);
  });
});

const rows = orderKindNames.flatMap((kind) =>
  kindOf(kind).statuses.flatMap((state) => hosts.map((host) => [kind, state, host] as const)),
);

describe('each kind, status and host', () => {
  it('are those that there are', () => {
    expect(rows.length).toBeGreaterThan(28 * 4 * hosts.length);
    for (const [, state] of rows) expect(orderStatuses).toContain(state);
  });

  it.each(rows)('%s, %s, in %s opens, and can be paid where it waits', (kind, state, host) => {
    const { page, opensIn = [], actions } = kindOf(kind);
    const opened = pageOf(kind, host, true);
    expect(opened).toBe(page !== 'partner' ? page : opensIn.includes(host) ? 'partner' : 'travelOrderDetail');
    // Without an address of the partner the order is shown here, in every host.
    expect(pages).toContain(pageOf(kind, host, false));
    const order: ListedFacts = {
      orderNo: '26110000000001',
      kind,
      state,
      orderedAt: '2026-06-01T09:00:00+08:00',
      payUntil: '2026-06-01T10:30:00+08:00',
      title: 'Something',
      flightNos: [],
      passengers: [],
      // So it is offered by an airline that takes money for what waits alone.
      actions: state === 'waiting' ? (actions as readonly 'pay'[]).map((action) => ({ action })) : [],
    };
    const payable = state === 'waiting' && page !== 'partner';
    expect(nextAction(order, now)).toBe(payable ? 'pay' : undefined);
    expect(needsAttention(order, now)).toBe(state === 'waiting' || state === 'abnormal');
  });
});
