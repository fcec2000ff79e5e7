import type { Party, PassengerKind } from './party.ts';

/** Price of one passenger as it is summed up. Amounts in minor units. */
export interface PriceParts {
  readonly fare: number;
  readonly taxes: readonly { readonly code: string; readonly amount: number }[];
  readonly total: number;
  /** Parts of the legs, in their order, where the price is told by leg. */
  readonly byLeg?: readonly { readonly fare: number; readonly taxes: number }[] | undefined;
}

/** Prices of a fare by type of passenger; a type that is not told has none. */
export interface FarePrices {
  readonly adult: PriceParts;
  readonly child?: (PriceParts & { readonly atAdultFare?: boolean | undefined }) | undefined;
  readonly infant?: PriceParts | undefined;
}

/** Price of a child. */
export interface ChildPrice {
  readonly price: PriceParts;
  /** It is the adult's price with all of an adult's charges, being the lower one. */
  readonly atAdultFare: boolean;
  /** The child's own price, where that is known and dearer. */
  readonly own?: PriceParts | undefined;
}

/**
 * The lower of a child's own price and an adult's. A child's fare is half of the full one, so that a discounted adult's fare can be below
 * it. Undefined where no price for children is told. Source: travel-domain.md T3.
 */
export function childPrice({ adult, child }: FarePrices): ChildPrice | undefined {
  if (!child) return undefined;
  if (child.atAdultFare) return { price: child, atAdultFare: true };
  if (child.total > adult.total) return { price: adult, atAdultFare: true, own: child };
  return { price: child, atAdultFare: false };
}

/** Passengers of one type with their price. */
export interface PartyPrice {
  readonly kind: PassengerKind;
  readonly count: number;
  /** Of one of them; undefined where it is not told. */
  readonly each: PriceParts | undefined;
}

/** Passengers with their prices, types that nobody is of left out. */
export function partyPrices(prices: FarePrices, party: Party): readonly PartyPrice[] {
  const rows: readonly PartyPrice[] = [
    { kind: 'adults', count: party.adults, each: prices.adult },
    { kind: 'children', count: party.children, each: childPrice(prices)?.price },
    { kind: 'infants', count: party.infants, each: prices.infant },
  ];
  return rows.filter(({ count }) => count > 0);
}

/** Sum of all passengers; undefined while the price of one is not told, for the sum would be too low. */
export function partySum(prices: readonly PartyPrice[]): number | undefined {
  let sum = 0;
  for (const { count, each } of prices) {
    if (!each) return undefined;
    sum += count * each.total;
  }
  return sum;
}

/**
 * Price of several flights in points, with the taxes that come on top; undefined where one of them has none, or where children or infants
 * travel, whose points are not told.
 */
export function pointsSum(
  fares: readonly { readonly points?: number | undefined; readonly price: FarePrices }[],
  { adults, children, infants }: Party,
): { readonly points: number; readonly taxes: number } | undefined {
  if (children + infants > 0) return undefined;
  let [points, taxes] = [0, 0];
  for (const { points: each, price } of fares) {
    if (each === undefined) return undefined;
    points += adults * each;
    taxes += adults * (price.adult.total - price.adult.fare);
  }
  return { points, taxes };
}

/** Codes of the taxes of some prices, each once, in the order in which they are told. */
export const taxCodes = (prices: readonly (PriceParts | undefined)[]): readonly string[] => [
  ...new Set(prices.flatMap((price) => price?.taxes.map(({ code }) => code) ?? [])),
];

/** A tax of a price; 0 where it has none of that code. */
export const taxOf = ({ taxes }: PriceParts, code: string): number =>
  taxes.reduce((sum, tax) => sum + (tax.code === code ? tax.amount : 0), 0);

/** Prices of several flights of one party as one: each type with the sum of its prices, undefined where one is not told. */
export function joinedPrices(flights: readonly (readonly PartyPrice[])[]): readonly PartyPrice[] {
  const [first = [], ...others] = flights;
  return first.map(({ kind, count, each }) => {
    const all = [each, ...others.map((prices) => prices.find((price) => price.kind === kind)?.each)];
    const told = all.flatMap((price) => (price ? [price] : []));
    const sum = {
      fare: told.reduce((total, { fare }) => total + fare, 0),
      taxes: told.flatMap(({ taxes }) => taxes),
      total: told.reduce((total, price) => total + price.total, 0),
    };
    return { kind, count, each: told.length === all.length ? sum : undefined };
  });
}
