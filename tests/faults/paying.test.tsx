// @vitest-environment happy-dom
import { messagesFor, preloadMessages } from '@mapp/kit/messages';
import { paymentKinds, type PaymentKind, type PaymentState } from '@mapp/kit/rules';
import { createAirline, type PaymentOutcome } from '@mapp/sandbox/engine';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paidOrders } from './paid-orders.ts';
import { openPayingTab } from './paying.tsx';
import { closeTabs, wait, type Line } from './tab.tsx';
import { runs } from '../../vitest.runs.ts';

const member = '600000000001';
const start = Date.parse('2026-06-01T10:00:00+08:00');

/** Words of the screens that promise that nothing was charged. */
const promise = /没有扣款|不会扣款|没有收款|未扣款/;

type Step =
  | { readonly do: 'press'; readonly what: 'submit' | 'check' | 'iPaid' | 'iDidNot' | 'outcome' }
  | {
      /** At the cashier that is open, or from the button on. */
      readonly do: 'choose' | 'pay';
      readonly outcome: PaymentOutcome | 'nothing';
      readonly back: 'redirect' | 'back';
    }
  | { readonly do: 'reload' | 'look' | 'open' }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'line'; readonly next: readonly Line[] };

const step: fc.Arbitrary<readonly [tab: number, leaves: boolean, step: Step]> = fc.tuple(
  fc.nat(1),
  fc.boolean(),
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('press' as const), what: fc.constant('submit' as const) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('press' as const),
        what: fc.constantFrom('check', 'iPaid', 'iDidNot', 'outcome'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('choose', 'pay', 'pay'),
        outcome: fc.constantFrom<(PaymentOutcome | 'nothing')[]>(
          'pay',
          'pay',
          'late',
          'late',
          'confirm',
          'silent',
          'abnormal',
          'fail',
          'later',
          'cancel',
          'nothing',
        ),
        back: fc.constantFrom('redirect', 'back'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reload', 'look', 'open') }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 70 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('line' as const),
        next: fc.array(fc.constantFrom<Line[]>('good', 'lostBefore', 'lostAfter', 'late', 'repeated'), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    },
  ),
);

/** Sequence that chance may miss among few: a payment that fails, and one that is being confirmed. */
const failedAndConfirmed: readonly (readonly [number, boolean, Step])[] = [
  [0, false, { do: 'pay', outcome: 'fail', back: 'redirect' }],
  [0, false, { do: 'wait', seconds: 5 }],
  [1, false, { do: 'pay', outcome: 'confirm', back: 'redirect' }],
  [1, false, { do: 'wait', seconds: 5 }],
];

let words: Record<'submit' | 'check' | 'iPaid' | 'iDidNot' | 'outcome', string>;
beforeAll(async () => {
  await preloadMessages('zh', [
    'shell',
    'payment',
    'outcome',
    'failures',
    'orders',
    'points-orders',
    'points',
    'validation',
  ]);
  const [payment, outcome] = [await messagesFor('zh', 'payment'), await messagesFor('zh', 'outcome')];
  words = {
    submit: payment('submit'),
    check: payment('check'),
    iPaid: payment('iPaid'),
    iDidNot: payment('iDidNot'),
    outcome: outcome('check'),
  };
});
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
});

/** States that every trial meets, whatever its kind, and the one in which money has done what it was for. */
const met = ['open', 'begun', 'confirming', 'unpaid', 'failed'];
const paid: Readonly<Record<PaymentKind, PaymentState>> = {
  points: 'paid',
  seats: 'paid',
  tier: 'paid',
  service: 'paid',
  ticket: 'ticketed',
  change: 'ticketed',
  upgrade: 'ticketed',
};

describe('property: nobody pays twice, and nobody is told that nothing was charged while something was', () => {
  it.each(paymentKinds)(
    '%s',
    async (kind) => {
      const states = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          vi.setSystemTime(start);
          const airline = createAirline();
          const token = airline.signIn(member);
          const order = await paidOrders[kind](airline, token);
          const { orderNo } = order;
          airline.payments.payable(member, orderNo);
          const tabs = [openPayingTab(airline, token, order), openPayingTab(airline, token, order)] as const;
          try {
            for (const tab of tabs) await tab.load('pay');
            for (const [at, leaves, one] of steps) {
              const tab = tabs[at === 1 ? 1 : 0];
              tab.leaves(leaves);
              if (one.do === 'press') await tab.press(words[one.what]);
              else if (one.do === 'choose' || one.do === 'pay') {
                if (one.do === 'pay') await tab.press(words.submit);
                await tab.choose(one.outcome, one.back);
              } else if (one.do === 'line') tab.order(one.next);
              else if (one.do === 'wait') await wait(one.seconds * 1000);
              else if (one.do === 'look') await tab.look();
              else if (!tab.atCashier()) await tab.load('pay');
              const charges = airline.payments.charges(orderNo);
              expect(charges).toBeLessThanOrEqual(1);
              const state = airline.payments.payable(member, orderNo)?.state ?? '';
              states.add(state);
              if (charges === 0) expect(state).not.toBe(paid[kind]);
              if (charges === 0 || tab.atCashier()) continue;
              // Anybody may look at this tab now.
              await tab.look();
              expect(tab.text()).not.toMatch(promise);
              if (tab.answered()) expect(tab.button(words.submit)).toBeUndefined();
            }
          } finally {
            for (const tab of tabs) tab.close();
            closeTabs();
          }
        }),
        { ...runs(1 / 50), examples: [[[...failedAndConfirmed]]] },
      );
      expect([...states]).toEqual(expect.arrayContaining([...met, paid[kind]]));
    },
    1_800_000,
  );
});
