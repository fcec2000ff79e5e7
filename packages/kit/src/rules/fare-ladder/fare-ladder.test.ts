import { describe, expect, it } from 'vitest';
import {
  feeAt,
  feeSteps,
  percentAt,
  stepAt,
  type Fee,
  type FeeBand,
  type FeeRule,
  type Penalty,
  type PricedLeg,
  type PricedTicket,
} from './ladder.ts';
import { fareTicket } from '../booking/fare-ticket.ts';
import { partyPrices } from '../booking/fare-price.ts';
import { refundAt } from './quote.ts';
import { numbers, times } from '../../../../../vitest.runs.ts';

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

  it('that is a sum is borne by points first, as far as they are worth', () => {
    const flat = [{ refund: { answer: 'amount', amount: 12_000 }, change: percent(0) }] as const;
    const paid = (leg: Partial<PricedLeg>) =>
      feeAt({ ...ticket, legs: [{ ...only, rule: flat, ...leg }] }, 'refund', 0);
    expect(paid({ fare: 0, points: 20_000, pointsWorth: 20_000 })).toMatchObject({
      amount: 0,
      points: 12_000,
    });
    expect(paid({ fare: 50_000, points: 500, pointsWorth: 5000 })).toMatchObject({
      amount: 7000,
      points: 500,
    });
    expect(paid({ fare: 1000, points: 500, pointsWorth: 5000 })).toMatchObject({ amount: 1000, points: 500 });
    expect(paid({ fare: 50_000, points: 500 })).toEqual({ answer: 'unknown' });
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

/** Fee by a second model: money and points, or the reason for which there is none. */
type Told = { readonly money: bigint; readonly points: bigint } | 'refused' | 'unknown';

const halfUp = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** A second model, written from the tables alone: it reads bands from the last to the first, in rational numbers of BigInt. */
function tableFee(
  { legs, rounding, involuntary }: PricedTicket,
  wish: 'refund' | 'change',
  minuteOf: (departs: string) => number,
): Told {
  if (involuntary) return { money: 0n, points: 0n };
  let money = 0n;
  let inPoints = 0n;
  let unknown = false;
  for (const { departs: leaves, fare, points = 0, pointsWorth, flown, rule: bands } of legs) {
    if (flown) continue;
    const before = minuteOf(leaves);
    let found: Penalty = { answer: 'unknown' };
    for (const row of bands.toReversed()) {
      if (row.until === undefined || before >= row.until) found = row[wish];
    }
    if (found.answer === 'refused') return 'refused';
    if (found.answer === 'unknown') unknown = true;
    if (found.answer === 'amount') {
      if (points > 0 && found.amount > 0 && pointsWorth === undefined) {
        unknown = true;
        continue;
      }
      // Points first, then money; no more of either than there is.
      const worth = points > 0 ? BigInt(pointsWorth ?? 0) : 0n;
      const first = least(worth, BigInt(found.amount));
      if (worth > 0n) inPoints += halfUp(BigInt(points) * first, worth);
      money += least(BigInt(found.amount) - first, BigInt(fare));
    }
    if (found.answer === 'percent') {
      const hundredths = BigInt(Math.round(found.percent * 100));
      const step = BigInt(rounding);
      money += least(halfUp(BigInt(fare) * hundredths, 10_000n * step) * step, BigInt(fare));
      inPoints += least(halfUp(BigInt(points) * hundredths, 10_000n), BigInt(points));
    }
  }
  return unknown ? 'unknown' : { money, points: inPoints };
}

/** Refund by the second model: of legs that are not flown the fare less the fee, and all taxes and products. */
function tableRefund({ legs }: PricedTicket, attached: number, fee: Told) {
  if (fee === 'unknown') return { back: undefined, pointsBack: undefined };
  let [fares, points, rest] = [0n, 0n, BigInt(attached)];
  for (const leg of legs) {
    if (leg.flown) continue;
    fares += BigInt(leg.fare);
    points += BigInt(leg.points ?? 0);
    rest += BigInt(leg.taxes);
  }
  if (fee === 'refused') return { back: Number(rest), pointsBack: 0 };
  return { back: Number(fares - fee.money + rest), pointsBack: Number(points - fee.points) };
}

const plain = (fee: Fee | undefined) =>
  fee?.answer === 'fee' ? `${fee.amount} and ${fee.points}` : fee?.answer;
const plainTold = (told: Told) => (typeof told === 'string' ? told : `${told.money} and ${told.points}`);

const next = numbers();
const anyPenalty = (): Penalty => {
  const kind = next(12);
  if (kind === 0) return { answer: 'refused' };
  if (kind === 1) return { answer: 'unknown' };
  return kind < 4 ? { answer: 'amount', amount: next(50_000) } : percent(next(401) / 4);
};
const anyRule = (): FeeRule => {
  const bounds = Array.from({ length: next(5) }, () => next(20_000) - 2000).toSorted((a, b) => b - a);
  return [...bounds, undefined].map((until) => ({ until, refund: anyPenalty(), change: anyPenalty() }));
};
const roundings = [1, 10, 100, 1000];

/** A leg, paid in money, in points, or in both; once in a while flown, reissued by its original rule, or without the worth of its points. */
function anyLeg(index: number): PricedLeg {
  const leg: PricedLeg = {
    departs: new Date(at(-index * next(9000))).toISOString(),
    fare: next(4) === 0 ? 0 : next(500_000),
    ...(next(2) === 0 && {
      points: next(60_000),
      ...(next(8) > 0 && { pointsWorth: next(5) === 0 ? next(20_000) : next(300_000) }),
    }),
    taxes: next(20_000),
    flown: next(6) === 0,
    rule: anyRule(),
  };
  return next(5) === 0
    ? { ...leg, departs: new Date(at(-index * next(9000) - next(5000))).toISOString(), fare: next(500_000) }
    : leg;
}

/** Differences of a ticket from the second model, at boundaries as often as anywhere between them. */
function differences(drawn: PricedTicket, looks: number): unknown[] {
  const wrong: unknown[] = [];
  const steps = feeSteps(drawn);
  for (let look = 0; look < looks; look += 1) {
    const leg = drawn.legs[next(drawn.legs.length)] ?? only;
    const bound = leg.rule[next(leg.rule.length)]?.until ?? next(20_000);
    const now = Date.parse(leg.departs) - (look % 2 === 0 ? bound : next(20_000) - 2000) * 60_000;
    for (const wish of ['refund', 'change'] as const) {
      const should = tableFee(drawn, wish, (leaves) => (Date.parse(leaves) - now) / 60_000);
      const [told, stepped] = [feeAt(drawn, wish, now), steps[stepAt(steps, now)]?.[wish]].map(plain);
      if (told !== plainTold(should) || stepped !== plainTold(should))
        wrong.push({ drawn, now, wish, told, stepped, should: plainTold(should) });
      if (wish === 'change') continue;
      const attached = next(3) === 0 ? next(9000) : 0;
      const { back, pointsBack } = refundAt(drawn, now, attached);
      const refund = tableRefund(drawn, attached, should);
      if (back !== refund.back || pointsBack !== refund.pointsBack)
        wrong.push({ drawn, now, attached, back, pointsBack, refund });
    }
  }
  return wrong;
}

it('agrees with the tables in each generated case, to the fen and to the point', () => {
  const wrong: unknown[] = [];
  for (let turn = 0; turn < times(1 / 2); turn += 1)
    wrong.push(
      ...differences(
        {
          currency: 'CNY',
          rounding: roundings[next(roundings.length)] ?? 1,
          involuntary: next(8) === 0,
          legs: Array.from({ length: 1 + next(3) }, (_, index) => anyLeg(index)),
        },
        25,
      ),
    );
  expect(wrong).toEqual([]);
});

it('agrees with the tables for each type of passenger before a connection is bought', () => {
  const wrong: unknown[] = [];
  for (let turn = 0; turn < times(1 / 4); turn += 1) {
    const legs = Array.from({ length: 1 + next(3) }, () => next(200_000));
    const departures = legs.map((_, index) => new Date(at(-index * 400)).toISOString());
    const [first = '', ...onward] = departures;
    // Half and a tenth of the full fare, by leg; a child is an adult where that is less.
    const priced = (of: (full: number) => number, tax: number) => {
      const byLeg = legs.map((full) => ({ fare: of(full), taxes: tax }));
      const fare = byLeg.reduce((sum, leg) => sum + leg.fare, 0);
      const taxes = tax * legs.length;
      return { fare, taxes: [{ code: 'fuel', amount: taxes }], total: fare + taxes, byLeg };
    };
    const sale = (200 + next(801)) / 1000;
    const adult = priced((full) => Math.round(full * sale), 5000);
    const child = priced((full) => Math.round(full / 2), 1000);
    const infant = priced((full) => Math.round(full / 10), 0);
    const should = [adult, adult.total < child.total ? adult : child, infant];
    const shared = anyRule();
    partyPrices({ adult, child, infant }, { adults: 1, children: 1, infants: 1 }).forEach(
      ({ each }, kind) => {
        const told = each && fareTicket(each, shared, 'CNY', [first, ...onward]);
        const legsOf = should[kind]?.byLeg.map((part, index) => ({
          ...part,
          departs: departures[index] ?? '',
          flown: false,
          rule: shared,
        }));
        const own: PricedTicket = { currency: 'CNY', rounding: 100, involuntary: false, legs: legsOf ?? [] };
        if (
          JSON.stringify(told?.legs.map(({ fare, taxes, departs: leaves }) => [fare, taxes, leaves])) !==
          JSON.stringify(own.legs.map(({ fare, taxes, departs: leaves }) => [fare, taxes, leaves]))
        )
          wrong.push({ kind, told, own });
        if (told) wrong.push(...differences(told, 7));
      },
    );
  }
  expect(wrong).toEqual([]);
});
