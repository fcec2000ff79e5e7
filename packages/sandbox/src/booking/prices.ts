import type { PassengerType, Tax, Taxes } from './taxes.ts';

/** Whole tens of yuan, in fen. */
const ten = 1000;

/** Rounded to whole tens of yuan, half up. */
export const toTens = (fen: number): number => Math.floor(fen / ten + 0.5) * ten;

/** Price of one passenger. */
export interface Price {
  readonly fare: number;
  readonly taxes: Tax[];
  readonly total: number;
  readonly atAdultFare?: true;
}

/** Parts of a price. */
export interface Priced {
  /** Full fare of the cabin, fen. */
  readonly full: number;
  /** Fare of an adult, fen. */
  readonly fare: number;
  readonly taxes: Taxes;
}

const priceOf = (fare: number, { taxes }: Priced, type: PassengerType): Price => ({
  fare,
  taxes: taxes[type],
  total: taxes[type].reduce((sum, { amount }) => sum + amount, fare),
});

/**
 * Price of a passenger. A child pays half the full fare, or is an adult where that is less; an infant pays a tenth. Source:
 * travel-domain.md T3.
 */
export function passengerPrice(priced: Priced, type: PassengerType): Price {
  if (type === 'infant') return priceOf(toTens(priced.full * 0.1), priced, type);
  const adult = priceOf(priced.fare, priced, 'adult');
  if (type === 'adult') return adult;
  const child = priceOf(toTens(priced.full * 0.5), priced, type);
  return adult.total < child.total ? { ...adult, atAdultFare: true } : child;
}

/** Whole parts of a sum for each of several legs; the first has what is left over. */
export const shares = (sum: number, count: number): readonly number[] => {
  const each = Math.floor(sum / count);
  return Array.from({ length: count }, (_, at) => (at === 0 ? sum - each * (count - 1) : each));
};

/** Price of a passenger in equal parts of its legs, as the ticket will hold them. */
export function byLegOf({ fare, total }: Price, count: number): { fare: number; taxes: number }[] {
  const taxes = shares(total - fare, count);
  return shares(fare, count).map((part, at) => ({ fare: part, taxes: taxes[at] ?? 0 }));
}

export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** Price of everybody together. */
export const partyTotal = (priced: Priced, { adults, children, infants }: Party): number =>
  adults * passengerPrice(priced, 'adult').total +
  (children > 0 ? children * passengerPrice(priced, 'child').total : 0) +
  (infants > 0 ? infants * passengerPrice(priced, 'infant').total : 0);
