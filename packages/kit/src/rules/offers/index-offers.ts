import { optionGroups, type OptionGroup, type Span } from './filter.ts';
import {
  fareConditions,
  fareFrom,
  stopKindOf,
  stopKinds,
  type FareCondition,
  type ListedFare,
  type ListedOffer,
} from './listed-offer.ts';

/** Orders of a list, the first one first. */
export const offerOrders = ['departure', 'price', 'duration', 'arrival'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** Option of an offer whose legs are flown under the numbers of several airlines. */
export const severalCarriers = '+';

/** Option of an offer whose aircraft is not told. */
export const untold = '';

/** Minutes of a day. */
export const dayMinutes = 1440;

/** Bars of departure by the hour of the day, two hours each, and bars of price. */
export const departBars = 12;
export const priceBars = 8;

/** Offers with what is asked of them at each touch, worked out once. */
export interface OfferIndex<Offer extends ListedOffer = ListedOffer> {
  readonly offers: readonly Offer[];
  /** Options of each group that occur, in the order in which they are shown. */
  readonly options: Readonly<Record<OptionGroup, readonly string[]>>;
  /** Place of each offer's option among those of its group. */
  readonly codes: Readonly<Record<OptionGroup, Uint16Array>>;
  /** Minute of the day at which each departs, by the airport's clock. */
  readonly departs: Uint16Array;
  /** Lowest price of each offer among fares that grant these conditions (a bit for each); NaN where none does. */
  readonly prices: readonly Float64Array[];
  /** Bar of each offer's price, by conditions. */
  readonly bars: readonly Uint8Array[];
  /** From the lowest to the highest price, in whole steps, by conditions; undefined where nothing has a price. */
  readonly priced: readonly (Span | undefined)[];
  /** Distance between two prices that can be chosen as a bound. */
  readonly step: number;
  /** Places of all offers in an order. */
  readonly inOrder: (order: OfferOrder, conditions: number) => Uint16Array;
}

const cabinOrder: readonly string[] = ['economy', 'premium', 'business', 'first'];

/** Cabins that occur, the simplest first; words that nobody knows follow. */
export function cabinsOf(offers: readonly ListedOffer[]): readonly string[] {
  const found = new Set(offers.flatMap(({ fares }) => fares.map(({ cabin }) => cabin)));
  const known = cabinOrder.filter((cabin) => found.has(cabin));
  return [...known, ...[...found].filter((cabin) => !known.includes(cabin))];
}

/** Conditions as bits: the place of a column of prices. */
export const conditionBits = (conditions: readonly FareCondition[]): number =>
  conditions.reduce((bits, condition) => bits | (1 << fareConditions.indexOf(condition)), 0);

const optionOf: Readonly<Record<OptionGroup, (offer: ListedOffer) => string>> = {
  stops: stopKindOf,
  carrier: ({ legs }) => {
    const carrier = legs[0]?.carrier ?? untold;
    return legs.every((leg) => leg.carrier === carrier) ? carrier : severalCarriers;
  },
  // The one on which one sits longest.
  aircraft: ({ legs }) =>
    legs.reduce((longest, leg) => (leg.minutes > longest.minutes ? leg : longest)).aircraft ?? untold,
  from: ({ legs }) => legs[0]?.from ?? untold,
  to: ({ legs }) => legs.at(-1)?.to ?? untold,
};

/** Options by their place in a list of ours, otherwise the most frequent first; the two that are no names last. */
function sorted(group: OptionGroup, found: ReadonlyMap<string, number>): readonly string[] {
  if (group === 'stops') return stopKinds.filter((kind) => found.has(kind));
  const last = (option: string) => Number(option === severalCarriers || option === untold);
  return [...found.keys()].sort(
    (a, b) => last(a) - last(b) || (found.get(b) ?? 0) - (found.get(a) ?? 0) || (a < b ? -1 : 1),
  );
}

function coded(group: OptionGroup, offers: readonly ListedOffer[]) {
  const each = offers.map(optionOf[group]);
  const found = new Map<string, number>();
  for (const option of each) found.set(option, (found.get(option) ?? 0) + 1);
  const options = sorted(group, found);
  const placeOf = new Map(options.map((option, place) => [option, place]));
  return { options, codes: Uint16Array.from(each, (option) => placeOf.get(option) ?? 0) };
}

const minuteOfDay = (instant: string): number =>
  Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));

/** Every choice of conditions, as bits and as words. */
const combinations = Array.from({ length: 1 << fareConditions.length }, (_, bits) =>
  fareConditions.filter((_condition, at) => bits & (1 << at)),
);

function spanOf(prices: Float64Array, step: number): Span | undefined {
  let [from, to] = [Infinity, -Infinity];
  for (const price of prices) {
    if (price < from) from = price;
    if (price > to) to = price;
  }
  return from <= to ? { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step } : undefined;
}

const barIn = (span: Span | undefined, price: number): number =>
  !span || Number.isNaN(price) || span.to === span.from
    ? 0
    : Math.min(priceBars - 1, Math.floor(((price - span.from) / (span.to - span.from)) * priceBars));

/** Figure that is compared as the price of a fare. */
export interface OfferPrices<Fare extends ListedFare = ListedFare> {
  /** The total of one adult in minor units, or the points. */
  readonly of: (fare: Fare) => number;
  /** Both ends of the span of all prices are multiples of it. */
  readonly step: number;
}

/** Ten yuan; and a hundred points. */
export const inMoney: OfferPrices = { of: ({ price }) => price.adult.total, step: 1000 };
export const inPoints: OfferPrices = { of: ({ points }) => points ?? Number.NaN, step: 100 };

/** Prepares offers for `viewOffers`: for 500 some milliseconds once, so that each view of them takes a small part of one. */
export function indexOffers<Offer extends ListedOffer>(
  offers: readonly Offer[],
  { of: priceOf, step }: OfferPrices<Offer['fares'][number]> = inMoney,
): OfferIndex<Offer> {
  const groups = Object.fromEntries(optionGroups.map((group) => [group, coded(group, offers)])) as Record<
    OptionGroup,
    ReturnType<typeof coded>
  >;
  const prices = combinations.map((conditions) =>
    Float64Array.from(offers, (offer) => {
      const fare = fareFrom<Offer['fares'][number]>(offer, conditions);
      return fare ? priceOf(fare) : Number.NaN;
    }),
  );
  const priced = prices.map((column) => spanOf(column, step));
  const departures = Float64Array.from(offers, ({ legs }) => Date.parse(legs[0]?.departs ?? ''));
  const arrivals = Float64Array.from(offers, ({ legs }) => Date.parse(legs.at(-1)?.arrives ?? ''));
  const durations = Float64Array.from(offers, ({ minutes }) => minutes);
  const ordered = new Map<string, Uint16Array>();

  /** By the key of the order, then the price, then the departure; without a price last, and equals as they came. */
  const sort = (order: OfferOrder, conditions: number): Uint16Array => {
    const price = (prices[conditions] ?? departures).map((each) => (Number.isNaN(each) ? Infinity : each));
    const first = { departure: departures, price, duration: durations, arrival: arrivals }[order];
    const by = (key: Float64Array, a: number, b: number) => {
      const [one, other] = [key[a] ?? 0, key[b] ?? 0];
      return one < other ? -1 : one > other ? 1 : 0;
    };
    return Uint16Array.from(offers.keys()).sort(
      (a, b) => by(first, a, b) || by(price, a, b) || by(departures, a, b) || a - b,
    );
  };

  return {
    offers,
    options: mapGroups((group) => groups[group].options),
    codes: mapGroups((group) => groups[group].codes),
    departs: Uint16Array.from(offers, ({ legs }) => minuteOfDay(legs[0]?.departs ?? '')),
    prices,
    bars: prices.map((column, bits) => Uint8Array.from(column, (price) => barIn(priced[bits], price))),
    priced,
    step,
    inOrder: (order, conditions) => {
      const key = `${order} ${conditions}`;
      const known = ordered.get(key) ?? sort(order, conditions);
      ordered.set(key, known);
      return known;
    },
  };
}

/** A record with a value for each group of options. */
export const mapGroups = <Value>(valueOf: (group: OptionGroup) => Value): Record<OptionGroup, Value> => ({
  stops: valueOf('stops'),
  carrier: valueOf('carrier'),
  aircraft: valueOf('aircraft'),
  from: valueOf('from'),
  to: valueOf('to'),
});
