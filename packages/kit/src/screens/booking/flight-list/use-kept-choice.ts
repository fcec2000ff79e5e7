import { useState } from 'react';
import { noFilter } from '../../../rules/offers/filter.ts';
import { firstChoice, type OfferChoice } from '../../../rules/offers/view-offers.ts';
import type { ListAddress } from './list-address.ts';

/** Direct flights alone, where the search wants them. */
const beginning = ({ search }: ListAddress): OfferChoice =>
  search.direct ? { ...firstChoice, filter: { ...noFilter, stops: ['direct'] } } : firstChoice;

/** One list, whatever its day: who looks at another day wants the same. */
const keyOf = ({ search, step }: ListAddress): string => {
  const segment = search.segments[step - 1];
  return [segment?.from, segment?.to, step, search.direct, search.points, search.cabin].join(' ');
};

/** Order and filter of each list, for as long as the screen is kept: who comes back finds it as it was left. */
export function useKeptChoices() {
  const [kept, setKept] = useState<Readonly<Record<string, OfferChoice>>>({});
  return {
    of: (address: ListAddress): OfferChoice => kept[keyOf(address)] ?? beginning(address),
    set: (address: ListAddress, choice: OfferChoice) =>
      setKept((before) => ({ ...before, [keyOf(address)]: choice })),
  };
}
