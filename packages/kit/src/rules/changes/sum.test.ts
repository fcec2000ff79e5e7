import { describe, expect, it } from 'vitest';
import type { FeeRule, Penalty, PricedTicket } from '../fare-ladder/ladder.ts';
import { changeOutcome, changeSum, partySumOf, type ChangeAsked } from './sum.ts';
import { numbers, times } from '../../../../../vitest.runs.ts';

const departs = '2026-06-05T08:00:00+08:00';
const now = Date.parse(departs) - 86_400_000;
const flat = (change: Penalty): FeeRule => [{ refund: { answer: 'unknown' }, change }];
const amount = (of: number): Penalty => ({ answer: 'amount', amount: of });

const ticketOf = (fare: number, points: number, change: Penalty, involuntary = false): PricedTicket => ({
  currency: 'CNY',
  rounding: 100,
  involuntary,
  legs: [{ departs, fare, points, taxes: 7000, flown: false, rule: flat(change) }],
});

describe('the sum of a change', () => {
  it.each<[string, Partial<ChangeAsked> & { newFare: number }, number, number]>([
    ['adds the difference to the fee', { newFare: 136_000 }, 16_000, 28_000],
    ['gives a lower fare back', { newFare: 111_000, lowerFare: 'refunded' }, -9000, 3000],
    ['keeps it where the rule says so', { newFare: 111_000, lowerFare: 'forfeited' }, -9000, 12_000],
    ['may be less than nothing', { newFare: 90_000, lowerFare: 'refunded' }, -30_000, -18_000],
  ])('%s', (_, asked, difference, due) => {
    const sum = changeSum({ ticket: ticketOf(120_000, 0, amount(12_000)), ...asked }, now);
    expect(sum).toMatchObject({ difference, due, duePoints: 0 });
    expect(sum.forfeited).toBe(asked.lowerFare === 'forfeited' ? 9000 : 0);
  });

  it('is nothing where the airline has caused it', () =>
    expect(
      changeSum({ ticket: ticketOf(120_000, 0, amount(12_000), true), newFare: 180_000 }, now),
    ).toMatchObject({ free: true, difference: 0, due: 0, duePoints: 0 }));

  it.each<Penalty>([{ answer: 'refused' }, { answer: 'unknown' }])(
    'is not told where it is $answer',
    (no) => {
      const sum = changeSum({ ticket: ticketOf(120_000, 0, no), newFare: 130_000 }, now);
      expect(sum.due).toBeUndefined();
      expect(changeOutcome(sum)).toBe('untold');
      expect(partySumOf([sum])).toBeUndefined();
    },
  );

  it('brings money back before points', () =>
    expect(
      changeSum(
        {
          ticket: ticketOf(20_000, 10_000, amount(0)),
          pointsWorth: 100_000,
          newFare: 70_000,
          lowerFare: 'refunded',
        },
        now,
      ),
    ).toMatchObject({ difference: -50_000, due: -20_000, duePoints: -3000 }));
});

it('of a ticket whose legs tell the worth of their points counts it', () => {
  const [leg] = ticketOf(20_000, 10_000, amount(0)).legs;
  const legs = leg ? [{ ...leg, pointsWorth: 100_000 }] : [];
  const ticket = { ...ticketOf(0, 0, amount(0)), legs };
  expect(changeSum({ ticket, newFare: 130_000 }, now)).toMatchObject({ difference: 10_000, due: 10_000 });
  expect(changeSum({ ticket }, now)).toMatchObject({ difference: 0, due: 0, duePoints: 0 });
});

describe('the new ticket', () => {
  const of = (newFare: number, more: Partial<ChangeAsked> = {}, involuntary = false) =>
    changeSum(
      { ticket: ticketOf(20_000, 10_000, amount(0), involuntary), pointsWorth: 100_000, newFare, ...more },
      now,
    ).carried;

  it('is worth what was paid for it, in points first', () => {
    expect(of(150_000)).toEqual({ fare: 50_000, points: 10_000 });
    expect(of(120_000)).toEqual({ fare: 20_000, points: 10_000 });
    expect(of(70_000, { lowerFare: 'refunded' })).toEqual({ fare: 0, points: 7000 });
    expect(of(70_000, { lowerFare: 'forfeited' })).toEqual({ fare: 0, points: 7000 });
  });

  it('is worth what the old one was, where the airline has caused the change', () =>
    expect(of(400_000, {}, true)).toEqual({ fare: 20_000, points: 10_000 }));
});

it('settles what is paid and what comes back apart', () =>
  expect(
    partySumOf([
      { due: 40_000, duePoints: 0 },
      { due: -6000, duePoints: 0 },
      { due: 0, duePoints: -500 },
      { due: 0, duePoints: 0 },
    ]),
  ).toEqual({ pay: 40_000, back: 6000, payPoints: 0, backPoints: 500, payers: 1, receivers: 2 }));

/** A purse in the order in which a fare is paid: points first, by their worth, then money. Counted in fen, piece by piece. */
function secondModel({ fare, points, worth, newFare, fee, refunded, involuntary }: Case) {
  if (involuntary) return { money: 0, points: 0 };
  let left = newFare;
  const fromPoints = Math.min(left, worth);
  left -= fromPoints;
  const fromMoney = Math.min(left, fare);
  left -= fromMoney;
  const spareMoney = fare - fromMoney;
  const sparePoints = worth === 0 ? 0 : Number((BigInt(points) * BigInt(worth - fromPoints)) / BigInt(worth));
  // A sum is taken from the points first, by their worth.
  const first = fee.kind === 'amount' ? Math.min(fee.of, worth) : 0;
  const feeMoney = fee.kind === 'amount' ? Math.min(fee.of - first, fare) : halfUp(fare, fee.of, 100);
  const feePoints =
    fee.kind === 'percent'
      ? halfUp(points, fee.of, 1)
      : worth === 0
        ? 0
        : Number((2n * BigInt(points) * BigInt(first) + BigInt(worth)) / (2n * BigInt(worth)));
  const keeps = newFare < fare + worth && !refunded;
  return {
    money: left + feeMoney - (keeps ? 0 : spareMoney),
    points: feePoints - (keeps ? 0 : sparePoints),
  };
}

/** Whole steps of a share, half up, in integers; never more than all of it. */
const halfUp = (of: number, percent: number, step: number): number => {
  const exact = BigInt(of) * BigInt(Math.round(percent * 100));
  const unit = 10_000n * BigInt(step);
  const steps = exact / unit + ((exact % unit) * 2n >= unit ? 1n : 0n);
  return Math.min(of, Number(steps) * step);
};

interface Case {
  readonly fare: number;
  readonly points: number;
  readonly worth: number;
  readonly newFare: number;
  readonly fee: { readonly kind: 'amount' | 'percent'; readonly of: number };
  readonly refunded: boolean;
  readonly involuntary: boolean;
}

function* generated(count: number): Generator<Case> {
  const below = numbers();
  const next = (most: number) => below(most + 1);
  for (let at = 0; at < count; at += 1) {
    const inPoints = next(3) === 0;
    yield {
      fare: next(4) === 0 ? 0 : next(400_000),
      points: inPoints ? 1 + next(90_000) : 0,
      worth: inPoints ? 1 + next(300_000) : 0,
      newFare: next(500_000),
      fee: next(1) === 0 ? { kind: 'amount', of: next(60_000) } : { kind: 'percent', of: next(10_000) / 100 },
      refunded: next(1) === 0,
      involuntary: next(9) === 0,
    };
  }
}

it('is that of a second model in each generated case', () => {
  const differing: unknown[] = [];
  for (const one of generated(times(10))) {
    const penalty: Penalty =
      one.fee.kind === 'amount'
        ? { answer: 'amount', amount: one.fee.of }
        : { answer: 'percent', percent: one.fee.of };
    const { due, duePoints } = changeSum(
      {
        ticket: ticketOf(one.fare, one.points, penalty, one.involuntary),
        pointsWorth: one.worth,
        newFare: one.newFare,
        lowerFare: one.refunded ? 'refunded' : 'forfeited',
      },
      now,
    );
    const expected = secondModel(one);
    if (due !== expected.money || duePoints !== expected.points)
      differing.push({ one, due, duePoints, expected });
  }
  expect(differing.slice(0, 3)).toEqual([]);
});
