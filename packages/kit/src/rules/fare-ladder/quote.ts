import { feeAt, percentAt, type Fee, type PricedTicket } from './ladder.ts';

/** Refund of a ticket at an instant, as far as the rules tell. Amounts in minor units. Source: travel.md 3, "Refund amounts". */
export interface RefundEstimate {
  /** Of the legs that are not flown. */
  readonly fare: number;
  readonly taxes: number;
  readonly points: number;
  /** Refundable part of products bought beside the ticket. */
  readonly attached: number;
  readonly fee: Fee;
  /** Share of the fare that the fee is, per cent; undefined where it is no share. */
  readonly percent: number | undefined;
  /** Fare and taxes less the fee; undefined while the fee is unknown. A fare that is not refunded gives its taxes back. */
  readonly back: number | undefined;
  readonly pointsBack: number | undefined;
}

/** Estimate of a refund: unflown legs only, taxes and attached products in full. Never below 0. */
export function refundAt(ticket: PricedTicket, now: number, attached = 0): RefundEstimate {
  const open = ticket.legs.filter(({ flown }) => !flown);
  const total = (of: (leg: (typeof open)[number]) => number) => open.reduce((sum, leg) => sum + of(leg), 0);
  const fare = total((leg) => leg.fare);
  const taxes = total((leg) => leg.taxes);
  const points = total((leg) => leg.points ?? 0);
  const fee = feeAt(ticket, 'refund', now);
  const known = { fare, taxes, points, attached, fee, percent: percentAt(ticket, 'refund', now) };
  if (fee.answer === 'unknown') return { ...known, back: undefined, pointsBack: undefined };
  if (fee.answer === 'refused') return { ...known, back: taxes + attached, pointsBack: 0 };
  return {
    ...known,
    back: Math.max(0, fare - fee.amount) + taxes + attached,
    pointsBack: points - fee.points,
  };
}

/** Use of a lower fare at a change. */
export type LowerFare = 'refunded' | 'forfeited';

/** Change of a ticket at an instant. Amounts in minor units. Source: decisions.md 57. */
export interface ChangeEstimate {
  readonly fee: Fee;
  /** Share of the fare that the fee is, per cent; undefined where it is no share. */
  readonly percent: number | undefined;
  /** Of the new fare to the old one, signed. */
  readonly difference: number;
  /** To pay where positive, given back where negative; undefined while the fee is unknown or the change refused. */
  readonly due: number | undefined;
}

/** Estimate of a change to a flight whose fare is `newFare`. A negative difference counts only where the fare gives it back. */
export function changeAt(
  ticket: PricedTicket,
  now: number,
  newFare: number,
  lowerFare: LowerFare = 'forfeited',
): ChangeEstimate {
  const fare = ticket.legs.reduce((sum, leg) => sum + (leg.flown ? 0 : leg.fare), 0);
  const difference = newFare - fare;
  const known = { fee: feeAt(ticket, 'change', now), percent: percentAt(ticket, 'change', now), difference };
  const { fee } = known;
  if (fee.answer !== 'fee') return { ...known, due: undefined };
  const counted = difference < 0 && lowerFare === 'forfeited' ? 0 : difference;
  return { ...known, due: fee.amount + counted };
}
