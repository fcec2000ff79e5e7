import { refundAt } from '../fare-ladder/quote.ts';
import { feeSteps, stepAt, type PricedTicket } from '../fare-ladder/ladder.ts';
import type { Certainty } from './request.ts';

/** A ticket's price with what was bought beside it. */
export interface RefundableTicket extends PricedTicket {
  /** Refundable part of products bought beside the ticket. */
  readonly attached?: number | undefined;
}

/** Amounts of one ticket's refund, minor units. Source: travel.md section 3. */
export interface RefundFigures {
  readonly fare: number;
  readonly taxes: number;
  /** Left out while it is unknown, or where the fare is not refunded. */
  readonly fee?: number | undefined;
  readonly feePercent?: number | undefined;
  /** The fare is kept: taxes alone come back. */
  readonly fareKept?: boolean | undefined;
  readonly attached: number;
  /** Actual refund; left out while it is unknown. */
  readonly back?: number | undefined;
  /** Points paid with. */
  readonly points?: number | undefined;
  readonly pointsBack?: number | undefined;
}

/** Amounts of one ticket at an instant, by the ladder; its points come first, by the same share. */
export function figuresAt(ticket: RefundableTicket, now: number): RefundFigures {
  const { fare, taxes, fee, percent, back, attached, points, pointsBack } = refundAt(
    ticket,
    now,
    ticket.attached,
  );
  return {
    fare,
    taxes,
    attached,
    ...(fee.answer === 'fee' && { fee: fee.amount }),
    ...(fee.answer === 'refused' && { fareKept: true }),
    ...(percent !== undefined && { feePercent: percent }),
    ...(back !== undefined && { back }),
    ...(points > 0 && { points, ...(pointsBack !== undefined && { pointsBack }) }),
  };
}

/** Sum of several tickets. */
export interface RefundSum {
  /** Left out as soon as one of them is unknown. */
  readonly back?: number;
  readonly pointsBack?: number;
}

/** Sum of amounts; one that is unknown leaves the sum unknown, and nothing is guessed. */
export function sumOfRefund(tickets: readonly Pick<RefundFigures, 'back' | 'pointsBack'>[]): RefundSum {
  let [back, pointsBack, known] = [0, 0, true];
  for (const one of tickets) {
    if (one.back === undefined) known = false;
    back += one.back ?? 0;
    pointsBack += one.pointsBack ?? 0;
  }
  return { ...(known && { back }), ...(pointsBack > 0 && { pointsBack }) };
}

/** Certainty of a sum: unknown where a part is, an estimate as long as somebody looks at it. */
export function certaintyOf(tickets: readonly Pick<RefundFigures, 'back'>[], examined: boolean): Certainty {
  if (tickets.some(({ back }) => back === undefined)) return 'unknown';
  return examined ? 'estimated' : 'confirmed';
}

/** Certainty of a sum as it is shown: what was quoted is an estimate until the money is sent. Source: travel.md section 9. */
export const shownCertainty = (certainty: Certainty, isSent: boolean): Certainty =>
  certainty === 'confirmed' && !isSent ? 'estimated' : certainty;

/** A fee that rises. */
export interface NextLoss {
  /** From then on, ms since 1970, not included. */
  readonly at: number;
  /** Less that comes back, minor units. */
  readonly less: number;
}

/** The next instant at which less comes back; undefined where it never does, or where either sum is unknown. */
export function nextLoss(ticket: RefundableTicket, now: number): NextLoss | undefined {
  const steps = feeSteps(ticket);
  const until = steps[stepAt(steps, now)]?.until;
  if (until === undefined) return undefined;
  const [before, after] = [figuresAt(ticket, now).back, figuresAt(ticket, until + 1).back];
  if (before === undefined || after === undefined || after >= before) return undefined;
  return { at: until, less: before - after };
}

/** Amounts of a refund that has come back, as far as they are told. */
export interface RefundedAmounts {
  readonly fare: number;
  readonly taxes: number;
  readonly attached?: number | undefined;
  readonly back?: number | undefined;
}

/** The most that can be missing of a refund: what was kept, or all that was paid while it is not told what came back. */
export const keptOf = ({ fare, taxes, attached = 0, back = 0 }: RefundedAmounts): number =>
  Math.max(0, fare + taxes + attached - back);
