/** Answer of a fare to the wish to give it up or to change it. Source: decisions.md 46. */
export type Penalty =
  /** Allowed, for a share of the leg's fare, per cent with at most two decimals; 0 is free. */
  | { readonly answer: 'percent'; readonly percent: number }
  /** Allowed, for a sum in minor units, of one leg. */
  | { readonly answer: 'amount'; readonly amount: number }
  /** Not allowed. */
  | { readonly answer: 'refused' }
  /** Not told: the airline's rules decide. Never drawn as refused. */
  | { readonly answer: 'unknown' };

/** One band of a fare's rule. */
export interface FeeBand {
  /**
   * Minutes before departure at which the band ends, that minute included; negative after departure. The last band has none: it is
   * in force for ever.
   */
  readonly until?: number | undefined;
  readonly refund: Penalty;
  readonly change: Penalty;
}

/** Rule of a fare: its bands, the earliest first. A reissued ticket has that of the original one. Source: domain.md C7. */
export type FeeRule = readonly FeeBand[];

/** One leg of a ticket with its part of the price; amounts in minor units. */
export interface PricedLeg {
  /** Planned departure, an instant with offset. */
  readonly departs: string;
  /** Paid in money. */
  readonly fare: number;
  /** Paid in points. */
  readonly points?: number | undefined;
  /** Worth of these points in money; a change counts it to the fare that was paid, and a fee that is a sum is taken from it first. */
  readonly pointsWorth?: number | undefined;
  readonly taxes: number;
  /** Flown already: nothing of it comes back. */
  readonly flown: boolean;
  readonly rule: FeeRule;
}

/** A ticket as its fees are worked out. */
export interface PricedTicket {
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units that a fee is rounded to: 100 for whole yuan. */
  readonly rounding: number;
  /** The airline has caused it: nothing is charged. */
  readonly involuntary: boolean;
  readonly legs: readonly PricedLeg[];
}

/** Use of a lower fare at a change. */
export type LowerFare = 'refunded' | 'forfeited';

/** Fee of a ticket. */
export type Fee =
  /** Minor units, and the points that are kept of those paid with. */
  | { readonly answer: 'fee'; readonly amount: number; readonly points: number }
  | { readonly answer: 'refused' }
  | { readonly answer: 'unknown' };

/** A stretch of time with one fee for each wish. */
export interface FeeStep {
  /** Milliseconds since 1970, not included; the first step has none. */
  readonly after?: number | undefined;
  /** Milliseconds since 1970, included; the last step has none. */
  readonly until?: number | undefined;
  /** Minutes before departure of `until`, where the ticket has one leg left. */
  readonly untilMinutes?: number | undefined;
  readonly refund: Fee;
  readonly change: Fee;
}

/** Wishes that a rule answers. */
export const wishes = ['refund', 'change'] as const;
export type Wish = (typeof wishes)[number];

const minuteMs = 60_000;

/** Share of a sum, half up, in whole steps of `rounding`; in integers, so that no fen is lost. */
const shareOf = (sum: number, percent: number, rounding: number): number => {
  const whole = 10_000 * rounding;
  return Math.floor((2 * sum * Math.round(percent * 100) + whole) / (2 * whole)) * rounding;
};

/** A sum of one leg: points that were paid with bear it first, as far as they are worth. Unknown where that is not told. */
function flatFee({ fare, points = 0, pointsWorth }: PricedLeg, sum: number): Fee {
  if (points === 0 || sum === 0) return { answer: 'fee', amount: Math.min(sum, fare), points: 0 };
  if (pointsWorth === undefined) return { answer: 'unknown' };
  const borne = Math.min(sum, pointsWorth);
  return {
    answer: 'fee',
    amount: Math.min(sum - borne, fare),
    // Half up.
    points: pointsWorth === 0 ? 0 : Math.floor((2 * points * borne + pointsWorth) / (2 * pointsWorth)),
  };
}

/** Fee of one leg by one penalty; it never exceeds what was paid. */
function feeOfLeg(leg: PricedLeg, penalty: Penalty, rounding: number): Fee {
  if (penalty.answer === 'refused' || penalty.answer === 'unknown') return penalty;
  if (penalty.answer === 'amount') return flatFee(leg, penalty.amount);
  const { fare, points = 0 } = leg;
  return {
    answer: 'fee',
    amount: Math.min(shareOf(fare, penalty.percent, rounding), fare),
    points: Math.min(shareOf(points, penalty.percent, 1), points),
  };
}

/** Fees of all legs together: one that is refused refuses all, one that is unknown leaves the sum unknown. */
const sumOf = (fees: readonly Fee[]): Fee => {
  let [amount, points, unknown] = [0, 0, false];
  for (const fee of fees) {
    if (fee.answer === 'refused') return fee;
    if (fee.answer === 'unknown') unknown = true;
    else [amount, points] = [amount + fee.amount, points + fee.points];
  }
  return unknown ? { answer: 'unknown' } : { answer: 'fee', amount, points };
};

const free: Fee = { answer: 'fee', amount: 0, points: 0 };

/** Last instant of a band, ms since 1970. */
const endOf = ({ departs }: PricedLeg, until: number): number => Date.parse(departs) - until * minuteMs;

/** Band of a leg at an instant. */
function bandAt({ departs, rule }: PricedLeg, now: number): FeeBand | undefined {
  const left = Date.parse(departs) - now;
  return rule.find(({ until }) => until === undefined || left >= until * minuteMs);
}

/**
 * Fee at an instant, ms since 1970. A boundary belongs to the band before it. Legs that are flown cost nothing and bring nothing; a
 * leg without a band is unknown.
 */
export function feeAt({ legs, rounding, involuntary }: PricedTicket, wish: Wish, now: number): Fee {
  if (involuntary) return free;
  return sumOf(
    legs
      .filter(({ flown }) => !flown)
      .map((leg) => feeOfLeg(leg, bandAt(leg, now)?.[wish] ?? { answer: 'unknown' }, rounding)),
  );
}

/**
 * Share of the fare that the fee at an instant is, per cent: that of every leg left. Undefined where legs differ, where a sum is told
 * instead, and where nothing is charged.
 */
export function percentAt({ legs, involuntary }: PricedTicket, wish: Wish, now: number): number | undefined {
  const shares = legs
    .filter(({ flown }) => !flown)
    .map((leg) => {
      const penalty = bandAt(leg, now)?.[wish];
      return penalty?.answer === 'percent' ? penalty.percent : undefined;
    });
  const [share] = shares;
  return involuntary || shares.some((one) => one !== share) ? undefined : share;
}

/** Whether two fees are one. */
export const sameFee = (one: Fee, other: Fee): boolean =>
  one.answer === other.answer &&
  (one.answer !== 'fee' ||
    (other.answer === 'fee' && one.amount === other.amount && one.points === other.points));

/** Every step of a ticket's fees, in order and without two alike in a row. The fees of a step are those of `feeAt` throughout it. */
export function feeSteps(ticket: PricedTicket): readonly FeeStep[] {
  const open = ticket.legs.filter(({ flown }) => !flown);
  const ends = open.flatMap((leg) =>
    leg.rule.flatMap(({ until }) => (until === undefined ? [] : [{ at: endOf(leg, until), until }])),
  );
  const [only, ...others] = open;
  const ordered = [...new Map(ends.map((end) => [end.at, end])).values()].toSorted((a, b) => a.at - b.at);
  const steps: FeeStep[] = [];
  for (const end of [...ordered, undefined]) {
    const now = end?.at ?? (ordered.at(-1)?.at ?? 0) + 1;
    const fees = { refund: feeAt(ticket, 'refund', now), change: feeAt(ticket, 'change', now) };
    const last = steps.at(-1);
    const step = {
      after: last?.until,
      until: end?.at,
      untilMinutes: only && others.length === 0 ? end?.until : undefined,
      ...fees,
    };
    const alike = last && sameFee(last.refund, fees.refund) && sameFee(last.change, fees.change);
    if (alike) steps[steps.length - 1] = { ...step, after: last.after };
    else steps.push(step);
  }
  return steps;
}

/** Place of the step in force at an instant, ms since 1970. */
export const stepAt = (steps: readonly FeeStep[], now: number): number =>
  steps.findIndex(({ until }) => until === undefined || now <= until);
