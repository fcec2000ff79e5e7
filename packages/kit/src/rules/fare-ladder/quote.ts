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
