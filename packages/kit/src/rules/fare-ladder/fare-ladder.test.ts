import { describe, expect, it } from 'vitest';
import {
  feeAt,
  feeSteps,
  percentAt,
  stepAt,
  type FeeBand,
  type FeeRule,
  type Penalty,
  type PricedLeg,
  type PricedTicket,
} from './ladder.ts';
import { refundAt } from './quote.ts';

const departs = '2026-06-05T08:00:00+08:00';
const at = (minutesBefore: number, ms = 0) => Date.parse(departs) - minutesBefore * 60_000 + ms;
const day = 1440;
const percent = (of: number): Penalty => ({ answer: 'percent', percent: of });
const band = (until: number | undefined, refund: number, change: number): FeeBand => ({
  until,
  refund: percent(refund),
  change: percent(change),
});

/** Four bands as they are published, with a last one after departure. Source: domain.md C7 and mockup 104. */
const rule: FeeRule = [
  band(7 * day, 5, 0),
  band(2 * day, 15, 10),
  band(240, 30, 20),
  band(0, 50, 40),
  { refund: percent(50), change: { answer: 'refused' } },
];
const only: PricedLeg = { departs, fare: 120_000, taxes: 7000, flown: false, rule };
const ticket: PricedTicket = {
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
  legs: [only],
};

describe('a fee', () => {
  it.each([
    [7 * day + 1, 6000, 0],
    [7 * day, 6000, 0],
    [7 * day - 1, 18_000, 12_000],
    [2 * day, 18_000, 12_000],
    [2 * day - 1, 36_000, 24_000],
    [240, 36_000, 24_000],
    [239, 60_000, 48_000],
    [0, 60_000, 48_000],
  ])('%i minutes before departure', (minutes, refund, change) => {
    expect(feeAt(ticket, 'refund', at(minutes))).toMatchObject({ answer: 'fee', amount: refund });
    expect(feeAt(ticket, 'change', at(minutes))).toMatchObject({ answer: 'fee', amount: change });
  });

  it('belongs to the band before, up to its last millisecond', () => {
    expect(feeAt(ticket, 'refund', at(240))).toMatchObject({ amount: 36_000 });
    expect(feeAt(ticket, 'refund', at(240, 1))).toMatchObject({ amount: 60_000 });
  });

  it('after departure: the refund has one, the change is refused', () => {
    expect(feeAt(ticket, 'refund', at(-1))).toMatchObject({ amount: 60_000 });
    expect(feeAt(ticket, 'change', at(-1))).toEqual({ answer: 'refused' });
  });

  it('is nothing where the airline has caused it', () => {
    expect(feeAt({ ...ticket, involuntary: true }, 'change', at(-1))).toEqual({
      answer: 'fee',
      amount: 0,
      points: 0,
    });
  });

  it('is in whole yuan, half up, and never more than the fare', () => {
    const odd = {
      ...ticket,
      legs: [{ ...only, fare: 1_005_00, rule: [band(undefined, 5, 7.5)] }],
    };
    expect(feeAt(odd, 'refund', 0)).toMatchObject({ amount: 5000 });
    expect(feeAt(odd, 'change', 0)).toMatchObject({ amount: 7500 });
    const flat = (amount: number): PricedTicket => ({
      ...ticket,
      legs: [
        {
          ...only,
          fare: 10_000,
          rule: [{ refund: { answer: 'amount', amount }, change: percent(0) }],
        },
      ],
    });
    expect(feeAt(flat(12_000), 'refund', 0)).toMatchObject({ amount: 10_000 });
    expect(feeAt(flat(3000), 'refund', 0)).toMatchObject({ amount: 3000 });
  });

  it('is unknown where one leg’s is, and refused where one leg’s is', () => {
    const leg = only;
    const unknown = { ...leg, rule: [{ refund: { answer: 'unknown' }, change: percent(0) }] as FeeRule };
    const refused = { ...leg, rule: [{ refund: { answer: 'refused' }, change: percent(0) }] as FeeRule };
    expect(feeAt({ ...ticket, legs: [leg, unknown] }, 'refund', at(day))).toEqual({ answer: 'unknown' });
    expect(feeAt({ ...ticket, legs: [unknown, refused] }, 'refund', at(day))).toEqual({ answer: 'refused' });
    expect(feeAt({ ...ticket, legs: [{ ...leg, rule: [] }] }, 'refund', at(day))).toEqual({
      answer: 'unknown',
    });
  });
});

describe('the share that a fee is', () => {
  it('is told where every leg left has the same', () => {
    expect([241, 240, 239].map((minutes) => percentAt(ticket, 'refund', at(minutes)))).toEqual([30, 30, 50]);
    expect(percentAt({ ...ticket, legs: [only, { ...only, fare: 1 }] }, 'change', at(240))).toBe(20);
    const flown = { ...only, flown: true, rule: [] };
    expect(percentAt({ ...ticket, legs: [flown, only] }, 'refund', at(240))).toBe(30);
  });

  it.each<[string, PricedTicket]>([
    ['legs that differ', { ...ticket, legs: [only, { ...only, rule: [band(0, 31, 20)] }] }],
    [
      'a sum',
      {
        ...ticket,
        legs: [{ ...only, rule: [{ refund: { answer: 'amount', amount: 1 }, change: percent(0) }] }],
      },
    ],
    ['what is not told', { ...ticket, legs: [{ ...only, rule: [] }] }],
    ['what the airline has caused', { ...ticket, involuntary: true }],
    ['a ticket that is flown', { ...ticket, legs: [] }],
  ])('is none of %s', (_of, without) => expect(percentAt(without, 'refund', at(240))).toBeUndefined());
});

describe('the steps', () => {
  it('follow each other, each with its fees', () => {
    const steps = feeSteps(ticket);
    expect(steps.map(({ untilMinutes }) => untilMinutes)).toEqual([7 * day, 2 * day, 240, 0, undefined]);
    expect(steps.map(({ refund }) => refund.answer === 'fee' && refund.amount)).toEqual([
      6000, 18_000, 36_000, 60_000, 60_000,
    ]);
    expect(steps.at(-1)?.change).toEqual({ answer: 'refused' });
    expect(stepAt(steps, at(240))).toBe(2);
    expect(stepAt(steps, at(240, 1))).toBe(3);
    expect(stepAt(steps, at(-9999))).toBe(4);
  });

  it('are one where nothing changes', () => {
    expect(feeSteps({ ...ticket, involuntary: true })).toHaveLength(1);
    expect(feeSteps({ ...ticket, legs: [] })).toHaveLength(1);
  });

  it('of two legs have the boundaries of both, and no minutes', () => {
    const second = { ...only, departs: '2026-06-08T10:00:00+08:00' };
    const steps = feeSteps({ ...ticket, legs: [...ticket.legs, second] });
    expect(steps).toHaveLength(8);
    expect(steps.every(({ untilMinutes }) => untilMinutes === undefined)).toBe(true);
    expect(steps.map(({ until }) => until)).toEqual(
      steps.map(({ until }) => until).toSorted((a = Infinity, b = Infinity) => a - b),
    );
  });
});

describe('a refund', () => {
  it('gives back fare and taxes less the fee', () => {
    expect(refundAt(ticket, at(22 * 60))).toMatchObject({ fare: 120_000, taxes: 7000, back: 91_000 });
    expect(refundAt(ticket, at(22 * 60), 3000).back).toBe(94_000);
  });
  it('leaves out what is flown, and pays points back in points', () => {
    const leg = { ...only, points: 10_001 };
    const flown = { ...leg, flown: true };
    expect(refundAt({ ...ticket, legs: [flown, leg] }, at(22 * 60))).toMatchObject({
      fare: 120_000,
      taxes: 7000,
      points: 10_001,
      fee: { amount: 36_000, points: 3000 },
      back: 91_000,
      pointsBack: 7001,
    });
  });
  it('of a fare that is not given back is its taxes', () => {
    const legs = [{ ...only, rule: [{ refund: { answer: 'refused' }, change: percent(0) }] as FeeRule }];
    expect(refundAt({ ...ticket, legs }, at(0))).toMatchObject({ back: 7000, pointsBack: 0 });
  });
  it('is not told while the fee is unknown', () => {
    const legs = [{ ...only, rule: [{ refund: { answer: 'unknown' }, change: percent(0) }] as FeeRule }];
    expect(refundAt({ ...ticket, legs }, at(0)).back).toBeUndefined();
  });
});

/** A second model, written from the tables alone: it walks minute by minute, in rational numbers of BigInt. */
function tableFee(
  legs: PricedTicket['legs'],
  wish: 'refund' | 'change',
  minuteOf: (departs: string) => number,
) {
  let total = 0n;
  let unknown = false;
  for (const { departs: leaves, fare, flown, rule: bands } of legs) {
    if (flown) continue;
    const before = minuteOf(leaves);
    let found: Penalty = { answer: 'unknown' };
    for (const row of bands.toReversed()) {
      if (row.until === undefined || before >= row.until) found = row[wish];
    }
    if (found.answer === 'refused') return 'refused';
    if (found.answer === 'unknown') unknown = true;
    if (found.answer === 'amount') total += BigInt(Math.min(found.amount, fare));
    if (found.answer === 'percent') {
      const hundredths = BigInt(Math.round(found.percent * 100));
      // Yuan, half up: (fen × hundredths / 10,000 + 50) / 100.
      const yuan = (BigInt(fare) * hundredths + 500_000n) / 1_000_000n;
      const fee = yuan * 100n;
      total += fee > BigInt(fare) ? BigInt(fare) : fee;
    }
  }
  return unknown ? 'unknown' : Number(total);
}

/** Numbers below 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('agrees with the tables in 100,000 cases, to the fen', () => {
  const random = numbers(7);
  const next = (below: number) => Math.floor(random() * below);
  const penalty = (): Penalty => {
    const kind = next(12);
    if (kind === 0) return { answer: 'refused' };
    if (kind === 1) return { answer: 'unknown' };
    return kind === 2 ? { answer: 'amount', amount: next(50_000) } : percent(next(401) / 4);
  };
  const wrong: unknown[] = [];
  for (let turn = 0; turn < 2000; turn += 1) {
    const legs = Array.from({ length: 1 + next(3) }, (_, index) => {
      const bounds = Array.from({ length: next(5) }, () => next(20_000) - 2000).toSorted((a, b) => b - a);
      const bands = [...bounds, undefined].map((until) => ({ until, refund: penalty(), change: penalty() }));
      return {
        departs: new Date(at(-index * next(9000))).toISOString(),
        fare: next(500_000),
        taxes: next(20_000),
        flown: next(6) === 0,
        rule: bands,
      };
    });
    const drawn: PricedTicket = { ...ticket, legs };
    const steps = feeSteps(drawn);
    for (let look = 0; look < 25; look += 1) {
      // Boundaries themselves as often as anything between.
      const leg = legs[next(legs.length)] ?? only;
      const bound = leg.rule[next(leg.rule.length)]?.until ?? next(20_000);
      const now = Date.parse(leg.departs) - (look % 2 === 0 ? bound : next(20_000) - 2000) * 60_000;
      for (const wish of ['refund', 'change'] as const) {
        const fee = feeAt(drawn, wish, now);
        const told = fee.answer === 'fee' ? fee.amount : fee.answer;
        const should = tableFee(legs, wish, (leaves) => (Date.parse(leaves) - now) / 60_000);
        const step = steps[stepAt(steps, now)]?.[wish];
        const stepped = step?.answer === 'fee' ? step.amount : step?.answer;
        if (told !== should || stepped !== should) wrong.push({ legs, now, wish, told, stepped, should });
      }
    }
  }
  expect(wrong).toEqual([]);
});
