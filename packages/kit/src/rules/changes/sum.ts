import { feeAt, percentAt, type Fee, type LowerFare, type PricedTicket } from '../fare-ladder/ladder.ts';

/** Ticket of one passenger and the fare that takes its place. Amounts in minor units. */
export interface ChangeAsked {
  /** The legs that are changed, and no others. */
  readonly ticket: PricedTicket;
  /** Worth in money of the points that were paid with; what the legs say without it. */
  readonly pointsWorth?: number | undefined;
  /** Fare of the new flight for this passenger; without it that of the old one, so that the fee is left. */
  readonly newFare?: number | undefined;
  /** Use of a fare that is lower; forfeited where the rule does not say. */
  readonly lowerFare?: LowerFare | undefined;
}

/** Sum of a change for one passenger: amount = difference + fee, signed. Source: decisions.md 57. */
export interface ChangeSum {
  /** Paid for the legs that are changed, with the worth of the points. */
  readonly oldFare: number;
  readonly newFare: number;
  /** Of the new fare to the old one, signed; 0 where the airline has caused the change. */
  readonly difference: number;
  readonly fee: Fee;
  /** Share of the fare that the fee is, per cent; undefined where it is no share. */
  readonly percent: number | undefined;
  /** Part of a lower fare that the rule does not give back. */
  readonly forfeited: number;
  /** To pay where positive, given back where negative; undefined while the fee is unknown or the change refused. */
  readonly due: number | undefined;
  /** The same in points. */
  readonly duePoints: number | undefined;
  /** Neither fee nor difference is charged: the airline has caused the change. */
  readonly free: boolean;
  /** Fare of the new ticket as it is paid for: what of it is money, and what points. A later refund gives back no more. */
  readonly carried: { readonly fare: number; readonly points: number };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Points that a new fare does not need, of those that were paid with. */
const pointsOver = (points: number, worth: number, newFare: number): number =>
  worth > newFare ? Math.floor((points * (worth - newFare)) / worth) : 0;

/**
 * Sum of a change at an instant, ms since 1970. Points that were paid with cover the new fare first; of what is too much, money comes back
 * before points. Source: travel.md 9, decisions.md 57.
 */
export function changeSum(
  { ticket, pointsWorth: told, newFare: wanted, lowerFare = 'forfeited' }: ChangeAsked,
  now: number,
): ChangeSum {
  const open = ticket.legs.filter(({ flown }) => !flown);
  const paid = sumOf(open.map(({ fare }) => fare));
  const points = sumOf(open.map((leg) => leg.points ?? 0));
  const pointsWorth = told ?? sumOf(open.map((leg) => leg.pointsWorth ?? 0));
  const oldFare = paid + pointsWorth;
  const newFare = wanted ?? oldFare;
  const free = ticket.involuntary;
  const difference = free ? 0 : newFare - oldFare;
  const worthOf = (of = 0) => (points === 0 ? 0 : Math.round((pointsWorth * of) / points));
  const legs = ticket.legs.map((leg) =>
    told === undefined || leg.pointsWorth !== undefined ? leg : { ...leg, pointsWorth: worthOf(leg.points) },
  );
  const fee = feeAt({ ...ticket, legs }, 'change', now);
  const spare = free ? 0 : pointsOver(points, pointsWorth, newFare);
  const carried = free
    ? { fare: paid, points }
    : { fare: Math.max(0, newFare - pointsWorth), points: points - spare };
  const known = {
    oldFare,
    newFare,
    difference,
    fee,
    percent: percentAt(ticket, 'change', now),
    free,
    carried,
  };
  if (fee.answer !== 'fee') return { ...known, forfeited: 0, due: undefined, duePoints: undefined };
  const over = Math.max(0, -difference);
  if (over > 0 && lowerFare === 'forfeited')
    return { ...known, forfeited: over, due: fee.amount, duePoints: fee.points };
  const money = Math.min(over, paid);
  return {
    ...known,
    forfeited: 0,
    due: fee.amount + Math.max(0, difference) - money,
    duePoints: fee.points - spare,
  };
}

/** Outcome of one sum. */
export const changeOutcomes = ['pay', 'back', 'even', 'untold'] as const;
export type ChangeOutcome = (typeof changeOutcomes)[number];

/** Whether a passenger pays, gets back, or neither; money decides before points. */
export function changeOutcome({ due, duePoints = 0 }: Pick<ChangeSum, 'due' | 'duePoints'>): ChangeOutcome {
  if (due === undefined) return 'untold';
  const deciding = due === 0 ? duePoints : due;
  return deciding > 0 ? 'pay' : deciding < 0 ? 'back' : 'even';
}

/** Sums of a party. What is paid and what comes back are settled apart. */
export interface PartySum {
  readonly pay: number;
  readonly back: number;
  readonly payPoints: number;
  readonly backPoints: number;
  /** Passengers who pay, and who get something back. */
  readonly payers: number;
  readonly receivers: number;
}

/** Sum of all passengers; undefined while one of them is not told. */
export function partySumOf(sums: readonly Pick<ChangeSum, 'due' | 'duePoints'>[]): PartySum | undefined {
  if (sums.some(({ due, duePoints }) => due === undefined || duePoints === undefined)) return undefined;
  const dues = sums.map(({ due = 0 }) => due);
  const points = sums.map(({ duePoints = 0 }) => duePoints);
  const outcomes = sums.map(changeOutcome);
  return {
    pay: sumOf(dues.filter((due) => due > 0)),
    back: -sumOf(dues.filter((due) => due < 0)) || 0,
    payPoints: sumOf(points.filter((due) => due > 0)),
    backPoints: -sumOf(points.filter((due) => due < 0)) || 0,
    payers: outcomes.filter((outcome) => outcome === 'pay').length,
    receivers: outcomes.filter((outcome) => outcome === 'back').length,
  };
}
