import {
  activeGroups,
  noFilter,
  optionGroups,
  type FilterGroup,
  type OfferFilter,
  type OptionGroup,
  type Span,
} from './filter.ts';
import {
  conditionBits,
  dayMinutes,
  departBars,
  mapGroups,
  offerOrders,
  priceBars,
  type OfferIndex,
  type OfferOrder,
} from './index-offers.ts';
import { fareConditions, type FareCondition, type ListedOffer } from './listed-offer.ts';

/** How a list of offers is looked at. */
export interface OfferChoice {
  readonly order: OfferOrder;
  readonly filter: OfferFilter;
}

/** The whole list in its first order. */
export const firstChoice: OfferChoice = { order: offerOrders[0], filter: noFilter };

/** An option, and the offers that it would show. */
export interface OptionCount {
  readonly option: string;
  /** Offers shown if it alone of its group were chosen; beside others of its group it brings just as many. */
  readonly count: number;
  /** The lowest price among them; undefined where none has one. */
  readonly lowest: number | undefined;
}

/** The part of a filter without which most would be shown. */
export interface Loosening {
  readonly group: FilterGroup;
  /** Offers that are shown without it. */
  readonly count: number;
}

/** A list as it is looked at, and what each further touch would show. */
export interface OfferView<Offer extends ListedOffer = ListedOffer> {
  readonly shown: readonly Offer[];
  readonly options: Readonly<Record<OptionGroup, readonly OptionCount[]>>;
  /** Offers shown if this were wanted too. */
  readonly conditions: Readonly<Record<FareCondition, number>>;
  /** Offers by time of departure and by price, as if there were no bounds for it. */
  readonly departBars: readonly number[];
  readonly priceBars: readonly number[];
  /** Undefined where nothing is filtered, or where no part alone brings more. */
  readonly loosen: Loosening | undefined;
}

const departsBit = 1 << optionGroups.length;
const barMinutes = dayMinutes / departBars;

/** A group of options while it is counted. */
function columnOf({ options, codes }: OfferIndex, group: OptionGroup, chosen: readonly string[]) {
  return {
    codes: codes[group],
    /** Whether each option is wanted; undefined for all. */
    wanted:
      chosen.length === 0
        ? undefined
        : Uint8Array.from(options[group], (option) => Number(chosen.includes(option))),
    counts: new Uint16Array(options[group].length),
    lowest: new Float64Array(options[group].length).fill(Infinity),
    fitting: 0,
  };
}

const bounds = ({ from, to }: Span = { from: -Infinity, to: Infinity }): readonly [number, number] => [
  from,
  to,
];

/**
 * Filters, sorts and counts. Each offer is met once: what fits but for one group is what an option of that group would show.
 * A filtered list is a part of the whole in the order of the whole, and holds every offer that fits. Source: travel-domain T3.
 */
export function viewOffers<Offer extends ListedOffer>(
  index: OfferIndex<Offer>,
  { order, filter }: OfferChoice,
): OfferView<Offer> {
  const { offers, options, departs, prices } = index;
  const conditions = conditionBits(filter.conditions);
  const columns = optionGroups.map((group) => columnOf(index, group, filter[group]));
  const [earliest, latest] = bounds(filter.departs);
  const [cheapest, dearest] = bounds(filter.price);
  /** Whether there is a fare that grants these conditions, and its price is within the bounds; nothing is asked of what has none. */
  const affordable = (granted: number, at: number): boolean => {
    const price = prices[granted]?.[at] ?? Number.NaN;
    return Number.isNaN(price) ? granted === 0 && !filter.price : price >= cheapest && price <= dearest;
  };

  const shown: Offer[] = [];
  const granting = new Uint16Array(fareConditions.length);
  const byDeparture = Array.from({ length: departBars }, () => 0);
  const byPrice = Array.from({ length: priceBars }, () => 0);
  const fitting = { departs: 0, price: 0, conditions: 0 };

  for (const at of index.inOrder(order, conditions)) {
    const minute = departs[at] ?? 0;
    let failed = minute < earliest || minute > latest ? departsBit : 0;
    columns.forEach(({ wanted, codes }, place) => {
      if (wanted && wanted[codes[at] ?? 0] === 0) failed |= 1 << place;
    });
    // Two groups are in its way: no single touch shows it.
    if ((failed & (failed - 1)) !== 0) continue;
    const price = prices[conditions]?.[at] ?? Number.NaN;
    if (affordable(conditions, at)) {
      if (failed === 0) shown.push(offers[at] as Offer);
      columns.forEach((column, place) => {
        if ((failed & ~(1 << place)) !== 0) return;
        const code = column.codes[at] ?? 0;
        column.counts[code] = (column.counts[code] ?? 0) + 1;
        if (price < (column.lowest[code] ?? 0)) column.lowest[code] = price;
        column.fitting += 1;
      });
      if ((failed & ~departsBit) === 0) {
        const bar = Math.floor(minute / barMinutes);
        byDeparture[bar] = (byDeparture[bar] ?? 0) + 1;
        fitting.departs += 1;
      }
    }
    if (failed !== 0) continue;
    if (conditions === 0 || !Number.isNaN(price)) fitting.price += 1;
    if (!Number.isNaN(price)) {
      const bar = index.bars[conditions]?.[at] ?? 0;
      byPrice[bar] = (byPrice[bar] ?? 0) + 1;
    }
    if (affordable(0, at)) fitting.conditions += 1;
    for (let bit = 0; bit < granting.length; bit += 1)
      if (affordable(conditions | (1 << bit), at)) granting[bit] = (granting[bit] ?? 0) + 1;
  }

  const fittingWithout = (group: FilterGroup): number =>
    group === 'departs' || group === 'price' || group === 'conditions'
      ? fitting[group]
      : (columns[optionGroups.indexOf(group)]?.fitting ?? 0);
  let loosen: Loosening | undefined;
  for (const group of activeGroups(filter)) {
    const count = fittingWithout(group);
    if (count > (loosen?.count ?? shown.length)) loosen = { group, count };
  }
  return {
    shown,
    options: mapGroups((group) => {
      const column = columns[optionGroups.indexOf(group)];
      return options[group].map((option, code) => {
        const lowest = column?.lowest[code] ?? Infinity;
        return {
          option,
          count: column?.counts[code] ?? 0,
          lowest: lowest === Infinity ? undefined : lowest,
        };
      });
    }),
    conditions: { refundable: granting[0] ?? 0, freeChange: granting[1] ?? 0 },
    departBars: byDeparture,
    priceBars: byPrice,
    loosen,
  };
}
