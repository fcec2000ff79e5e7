import { describe, expect, it } from 'vitest';
import type { Penalty } from '../fare-ladder/ladder.ts';
import { adultsFor, strandedBy } from './accompanying.ts';
import { refundObstacles, waysOutOf } from './obstacles.ts';
import { proofOf } from './reasons.ts';
import { actionsOf, canNameCard, countOutcomes, isUnsettled } from './request.ts';
import { figuresAt, keptOf, nextLoss, shownCertainty, sumOfRefund, type RefundableTicket } from './sum.ts';
import { numbers, times } from '../../../../../vitest.runs.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const hour = 3_600_000;

/** Whole numbers up to a bound, which is one of them. */
function dice() {
  const next = numbers();
  return (most: number) => next(most + 1);
}

const penaltyBy = (roll: (most: number) => number): Penalty => {
  const kind = roll(9);
  if (kind === 0) return { answer: 'refused' };
  if (kind === 1) return { answer: 'unknown' };
  return kind < 5
    ? { answer: 'amount', amount: roll(200_000) }
    : { answer: 'percent', percent: roll(10_000) / 100 };
};

function randomTicket(roll: (most: number) => number): RefundableTicket {
  return {
    currency: 'CNY',
    rounding: [1, 10, 100][roll(2)] ?? 1,
    involuntary: roll(19) === 0,
    attached: roll(1) * roll(9000),
    legs: Array.from({ length: 1 + roll(2) }, () => ({
      departs: new Date(now + (roll(400) - 40) * hour).toISOString(),
      fare: roll(500_000),
      points: roll(1) * roll(30_000),
      pointsWorth: roll(9) === 0 ? undefined : roll(300_000),
      taxes: roll(20_000),
      flown: roll(4) === 0,
      rule: [
        { until: 48 * 60, refund: penaltyBy(roll), change: { answer: 'refused' } as const },
        { until: 0, refund: penaltyBy(roll), change: { answer: 'refused' } as const },
        { refund: penaltyBy(roll), change: { answer: 'refused' } as const },
      ],
    })),
  };
}

/** Hundredths of a per cent as a fraction of whole numbers: nothing is rounded on the way. */
function share(sum: number, percent: number, step: number): number {
  const exact = BigInt(sum) * BigInt(Math.round(percent * 100));
  const whole = 10_000n * BigInt(step);
  return Math.min(Number((exact + whole / 2n) / whole) * step, sum);
}

/** The same refund, worked out leg by leg another way. */
function independently(ticket: RefundableTicket) {
  let [back, points, state] = [0, 0, 'fee'];
  let [taxes, fares] = [0, 0];
  for (const leg of ticket.legs) {
    if (leg.flown) continue;
    const minutes = (Date.parse(leg.departs) - now) / 60_000;
    const band = leg.rule[minutes >= 48 * 60 ? 0 : minutes >= 0 ? 1 : 2];
    const penalty = band?.refund ?? { answer: 'unknown' };
    taxes += leg.taxes;
    fares += leg.fare;
    points += leg.points ?? 0;
    if (ticket.involuntary) continue;
    if (penalty.answer === 'refused') state = 'refused';
    if (penalty.answer === 'unknown' && state !== 'refused') state = 'unknown';
    if (penalty.answer === 'amount') {
      const { points: all = 0, pointsWorth: worth } = leg;
      if (all > 0 && penalty.amount > 0 && worth === undefined && state !== 'refused') state = 'unknown';
      const first = all > 0 ? Math.min(worth ?? 0, penalty.amount) : 0;
      // Half a point up, by what is over.
      const [whole, over] = worth ? [Math.floor((all * first) / worth), (all * first) % worth] : [0, 0];
      points -= worth && over * 2 >= worth ? whole + 1 : whole;
      back -= Math.min(penalty.amount - first, leg.fare);
    }
    if (penalty.answer === 'percent') {
      back -= share(leg.fare, penalty.percent, ticket.rounding);
      points -= share(leg.points ?? 0, penalty.percent, 1);
    }
  }
  const beside = taxes + (ticket.attached ?? 0);
  if (state === 'unknown') return { back: undefined, points: undefined };
  if (state === 'refused') return { back: beside, points: 0 };
  return { back: Math.max(0, fares + back) + beside, points };
}

describe('random refunds', () => {
  it('equal an independent model to the smallest unit', () => {
    const roll = dice();
    const wrong: unknown[] = [];
    for (let at = 0; at < times(10); at += 1) {
      const ticket = randomTicket(roll);
      const figures = figuresAt(ticket, now);
      const model = independently(ticket);
      const points = ticket.legs.reduce((sum, leg) => sum + (leg.flown ? 0 : (leg.points ?? 0)), 0);
      if (figures.back !== model.back || (points > 0 && figures.pointsBack !== model.points))
        wrong.push({ ticket, figures, model });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('a sum', () => {
  it('is not known while a part is not', () => {
    expect(sumOfRefund([{ back: 100 }, {}])).toEqual({});
    expect(sumOfRefund([{ back: 100 }, { back: 50, pointsBack: 7 }])).toEqual({ back: 150, pointsBack: 7 });
  });

  it('falls at the next step', () => {
    const ticket: RefundableTicket = {
      currency: 'CNY',
      rounding: 100,
      involuntary: false,
      legs: [
        {
          departs: new Date(now + 10 * hour).toISOString(),
          fare: 100_000,
          taxes: 0,
          flown: false,
          rule: [
            { until: 240, refund: { answer: 'percent', percent: 30 }, change: { answer: 'refused' } },
            { refund: { answer: 'percent', percent: 50 }, change: { answer: 'refused' } },
          ],
        },
      ],
    };
    expect(nextLoss(ticket, now)).toEqual({ at: now + 6 * hour, less: 20_000 });
  });
});

describe('who travels along', () => {
  const [adult, other, child, infant] = [
    { ticketNo: '1', paxType: 'ADT' },
    { ticketNo: '2', paxType: 'ADT' },
    { ticketNo: '3', paxType: 'CHD', years: 4, carrier: '1' },
    { ticketNo: '4', paxType: 'INF', carrier: '2' },
  ] as const;
  const people = [adult, other, child, infant];

  it('is stranded without the adult', () => {
    expect(strandedBy(people, ['1'])).toEqual([child]);
    expect(strandedBy(people, ['2'])).toEqual([infant]);
    expect(strandedBy(people, ['1', '3'])).toEqual([]);
  });

  it('can go with another adult, but not a second infant', () => {
    expect(adultsFor(child, people, ['1'])).toEqual([other]);
    expect(adultsFor({ ticketNo: '5', paxType: 'INF' }, people, ['1'])).toEqual([]);
  });

  it('are three under five for each adult at most', () => {
    const three = [5, 6, 7].map((at) => ({ ...child, ticketNo: String(at), carrier: '2' }));
    expect(adultsFor(child, [...people, ...three], ['1'])).toEqual([]);
    expect(adultsFor(child, [...people, ...three.slice(1)], ['1'])).toEqual([]);
    expect(adultsFor(child, [...people, ...three.slice(2)], ['1'])).toEqual([other]);
    expect(adultsFor({ ...child, years: 5 }, [...people, ...three], ['1'])).toEqual([other]);
  });
});

describe('a request', () => {
  it('can be handed in anew until its day', () => {
    const request = { state: 'rejected', until: '2026-06-10T23:59:59+08:00' } as const;
    expect(actionsOf(request, now)).toEqual(['resubmit']);
    expect(actionsOf(request, now + 240 * hour)).toEqual([]);
    expect(actionsOf({ state: 'arrived' }, now)).toEqual(['difference']);
  });

  it('shows an estimate until the money is sent', () => {
    expect(shownCertainty('confirmed', false)).toBe('estimated');
    expect(shownCertainty('confirmed', true)).toBe('confirmed');
    expect(shownCertainty('unknown', false)).toBe('unknown');
  });

  it('counts its tickets', () =>
    expect(countOutcomes([{ outcome: 'arrived' }, { outcome: 'rejected' }, { outcome: 'pending' }])).toEqual({
      back: 1,
      refused: 1,
      pending: 1,
    }));
});

it.each(refundObstacles)('%s has a way out', (obstacle) =>
  expect(waysOutOf(obstacle).length).toBeGreaterThan(0),
);

describe('a difference', () => {
  it('is at most what was kept: the fee, or the fare itself', () => {
    expect(keptOf({ fare: 120_000, taxes: 7000, back: 91_000 })).toBe(36_000);
    expect(keptOf({ fare: 120_000, taxes: 7000, attached: 4000, back: 11_000 })).toBe(120_000);
    expect(keptOf({ fare: 120_000, taxes: 7000, back: 127_000 })).toBe(0);
    expect(keptOf({ fare: 120_000, taxes: 7000 })).toBe(127_000);
    expect(keptOf({ fare: 0, taxes: 0, back: 1 })).toBe(0);
  });

  it('is asked for once, and takes no way to hand in anew', () => {
    const until = new Date(now + hour).toISOString();
    expect(actionsOf({ state: 'partly', until }, now)).toEqual(['resubmit', 'difference']);
    expect(actionsOf({ state: 'partly', until, difference: {} }, now)).toEqual(['resubmit']);
    expect(actionsOf({ state: 'arrived', difference: {} }, now)).toEqual([]);
  });
});

it.each([
  ['received', undefined, true],
  ['approved', undefined, true],
  ['sent', undefined, false],
  ['partly', '2026-05-28T10:00:00+08:00', false],
  ['arrived', undefined, false],
  ['rejected', undefined, false],
] as const)('the card of a request that is %s, sent %s, can be named: %s', (state, sent, possible) =>
  expect(canNameCard({ state, times: { sent } })).toBe(possible),
);

it('no card receives the money of a refund for somebody else', () => {
  const request = { state: 'received', times: {} } as const;
  expect(canNameCard({ ...request, kind: 'general' })).toBe(true);
  expect(canNameCard({ ...request, kind: 'agent' })).toBe(false);
});

it('a rejected request is unsettled until its last instant, and one without is settled', () => {
  const until = new Date(now).toISOString();
  expect(isUnsettled({ state: 'rejected', until }, now)).toBe(true);
  expect(isUnsettled({ state: 'rejected', until }, now + 1)).toBe(false);
  expect(isUnsettled({ state: 'rejected' }, now)).toBe(false);
  expect(isUnsettled({ state: 'arrived', until }, now)).toBe(false);
  expect(isUnsettled({ state: 'sent' }, now)).toBe(true);
});

it('nothing is to be proven that the airline has caused itself, but medical documents go elsewhere all the same', () => {
  expect(proofOf('flightCancelled')).toBe('wanted');
  expect(proofOf('flightCancelled', true)).toBe('none');
  expect(proofOf('visaRefused', true)).toBe('none');
  expect(proofOf('illness', true)).toBe('elsewhere');
  expect(proofOf('plansChanged', true)).toBe('none');
});

it('an obstacle that is not known leads to the hotline', () =>
  expect(waysOutOf('unknown')).toEqual(['hotline']));
