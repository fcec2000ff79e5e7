import type { FareCondition } from './listed-offer.ts';

/** Groups in which an offer has one option: how often it stops, whose it is, with which aircraft, from and to which airport. */
export const optionGroups = ['stops', 'carrier', 'aircraft', 'from', 'to'] as const;
export type OptionGroup = (typeof optionGroups)[number];

/** From one figure to another, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Wishes of an offer. Within a group one of the options is enough; every group has to fit. */
export interface OfferFilter extends Readonly<Record<OptionGroup, readonly string[]>> {
  /** Minutes of the day of departure, by the airport's clock. */
  readonly departs?: Span | undefined;
  /** Of one adult: minor units, or points where these are shown. */
  readonly price?: Span | undefined;
  /** All of them, of one and the same fare; the price is then that fare's. */
  readonly conditions: readonly FareCondition[];
}

/** Parts of a filter that can be taken away by themselves. */
export const filterGroups = [...optionGroups, 'departs', 'price', 'conditions'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Everything fits. */
export const noFilter: OfferFilter = {
  stops: [],
  carrier: [],
  aircraft: [],
  from: [],
  to: [],
  conditions: [],
};

/** Whether a part of a filter leaves anything out. */
export function isActive(filter: OfferFilter, group: FilterGroup): boolean {
  const wanted = filter[group];
  return Array.isArray(wanted) ? wanted.length > 0 : wanted !== undefined;
}

/** Parts of a filter that leave something out. */
export const activeGroups = (filter: OfferFilter): readonly FilterGroup[] =>
  filterGroups.filter((group) => isActive(filter, group));

/** The filter without one of its parts. */
export const without = (filter: OfferFilter, group: FilterGroup): OfferFilter => ({
  ...filter,
  [group]: noFilter[group],
});

/** The filter with an option more, or less where it was chosen. */
export function toggled(filter: OfferFilter, group: OptionGroup | 'conditions', option: string): OfferFilter {
  const chosen: readonly string[] = filter[group];
  const rest = chosen.filter((each) => each !== option);
  return { ...filter, [group]: rest.length < chosen.length ? rest : [...chosen, option] };
}
