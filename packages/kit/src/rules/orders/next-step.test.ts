import { describe, expect, it } from 'vitest';
import { kindOf, orderKindNames, pageOf, type OrderAction } from './kinds.ts';
import { canDo, nextStep, offeredNow, shopOf, type SteppedOrder } from './next-step.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const hosts = ['browser', 'app', 'miniprogram', 'ali', 'xuexi', 'douyin'] as const;

const order = (change: Partial<SteppedOrder>): SteppedOrder => ({
  kind: 'ticket',
  state: 'completed',
  actions: [],
  ...change,
});
const offers = (...actions: readonly OrderAction[]) => actions.map((action) => ({ action }));

describe('acts on an order', () => {
  it.each(['waiting', 'waitlist', 'abnormal', 'ticketing', 'completed'] as const)(
    'are those that the airline offers while it is %s',
    (state) => {
      const one = order({ state, actions: offers('pay', 'cancel') });
      expect(offeredNow(one, now)).toBe(one.actions);
      expect(canDo(one, 'pay', now)).toBe(true);
    },
  );

  it('end with the time to pay, whatever was offered', () => {
    const late = order({
      state: 'waiting',
      payUntil: '2026-06-01T10:00:00+08:00',
      actions: offers('pay', 'cancel', 'reimburse'),
    });
    expect(offeredNow(late, now)).toEqual(offers('reimburse'));
  });

  it('cannot be done with a reason, and are offered all the same', () => {
    const one = order({ actions: [{ action: 'pay', why: 'tooLate' }] });
    expect([offeredNow(one, now).length, canDo(one, 'pay', now)]).toEqual([1, false]);
  });
});

describe('the next step', () => {
  it.each([
    ['a change waits', { change: 'time', actions: offers('refund') }, 'decide'],
    ['it can be paid', { state: 'waiting', actions: offers('cancel', 'pay') }, 'pay'],
    ['it can be paid, whatever its status', { state: 'abnormal', actions: offers('pay') }, 'pay'],
    ['it can only be given up', { state: 'waiting', actions: offers('cancel') }, 'cancel'],
    ['check-in is open', { actions: offers('change', 'refund', 'checkIn') }, 'checkIn'],
    ['it can be changed', { actions: offers('refund', 'change') }, 'change'],
    ['it was flown', { actions: [{ action: 'refund', why: 'flown' }, ...offers('reimburse')] }, 'reimburse'],
    ['a seat is awaited', { state: 'waitlist', actions: offers('cancelWaitlist') }, 'wait'],
    ['tickets are issued', { state: 'ticketing', actions: [{ action: 'refund', why: 'ticketing' }] }, 'wait'],
    ['it was given up', { state: 'cancelled' }, 'again'],
    [
      'nobody has paid in time',
      { state: 'waiting', payUntil: '2026-06-01T09:59:00+08:00', actions: offers('pay') },
      'again',
    ],
    ['a payment is looked into', { state: 'abnormal' }, 'call'],
    ['nothing is offered', {}, 'call'],
  ] as const)('where %s', (_, change, step) => {
    expect(nextStep(order(change), 'orderDetail', now)).toBe(step);
  });

  it('of a partner’s order is its page, where the host opens it', () => {
    expect(nextStep(order({ kind: 'hotel' }), 'partner', now)).toBe('partner');
    expect(nextStep(order({ kind: 'hotel' }), 'travelOrderDetail', now)).toBe('call');
  });

  const rows = orderKindNames.flatMap((kind) =>
    kindOf(kind).statuses.flatMap((state) => hosts.map((host) => [kind, state, host] as const)),
  );

  it.each(rows)(
    'is there for %s, %s, in %s, with all acts of the kind and with none',
    (kind, state, host) => {
      const page = pageOf(kind, host, true);
      const steps = [kindOf(kind).actions, []].map((actions) =>
        nextStep(order({ kind, state, actions: offers(...actions) }), page, now),
      );
      const over = state === 'cancelled' || state === 'expired';
      const without = over
        ? 'again'
        : state === 'waitlist' || state === 'ticketing'
          ? 'wait'
          : page === 'partner'
            ? 'partner'
            : 'call';
      expect(steps[1]).toBe(without);
      if (state === 'waiting') expect(steps[0]).toBe(kindOf(kind).page === 'partner' ? without : 'pay');
    },
  );
});

describe('the place where a kind is ordered again', () => {
  it.each([
    ['ticket', 'flightSearch'],
    ['seat', 'checkIn'],
    ['points', 'buyPoints'],
    ['tier', 'exchangeTier'],
    ['meal', 'moreServices'],
    ['fastTrack', 'moreServices'],
    ['hotel', 'service'],
  ] as const)('%s: %s', (kind, shop) => {
    expect(shopOf(kind)).toBe(shop);
  });
});
