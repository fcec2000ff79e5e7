import { Suspense, useMemo } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { optionGroups, type OfferFilter } from '../../rules/offers/filter.ts';
import { toldConditions } from '../../rules/offers/listed-offer.ts';
import { currencyOf } from './currency.ts';
import type { FlightOfferIndex, FlightOfferView, NamesOfAirport } from './types.ts';
import { useOfferWords } from './use-offer-words.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterOption } from './FilterOption.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import { useToggleOption } from './use-toggle-option.ts';
import * as styles from './OfferFilters.css.ts';

/** The knobs come by themselves: all else can be chosen before. */
const DepartureRange = lazyWithRetry(
  'departure-range',
  async () => (await import('./DepartureRange.tsx')).DepartureRange,
);
const PriceRange = lazyWithRetry('price-range', async () => (await import('./PriceRange.tsx')).PriceRange);
/** As high as what comes. */
const place = <div className={styles.place} />;

export interface OfferFiltersProps extends RootProps<HTMLDivElement> {
  /** The whole list: `indexOffers`. */
  index: FlightOfferIndex;
  /** The list as it is looked at: `viewOffers` with the same filter. */
  view: FlightOfferView;
  /** Filter in force. */
  value: OfferFilter;
  /** Another filter was chosen. */
  onChange: (filter: OfferFilter) => void;
  /** Names of airports. Keep the function's identity. */
  namesOf: NamesOfAirport;
  /** Prices are points. */
  points?: boolean | undefined;
}

/** Filters of a list of offers, each choice with the number that it would show. */
export function OfferFilters({
  index,
  view,
  value,
  onChange,
  namesOf,
  points = false,
  className,
  ...root
}: OfferFiltersProps) {
  const { offers } = index;
  const carriers = useMemo(
    () =>
      new Map(
        offers.flatMap(({ legs }) =>
          legs.flatMap(({ carrier, carrierName }) =>
            carrierName === undefined ? [] : [[carrier, carrierName] as const],
          ),
        ),
      ),
    [offers],
  );
  const words = useOfferWords(namesOf, carriers);
  const { t } = words;
  const toggle = useToggleOption(value, onChange);
  const conditions = useMemo(() => toldConditions(offers), [offers]);
  const currency = currencyOf(index);
  const [stops, ...others] = optionGroups.map((group) => (
    <FilterOptions
      key={group}
      {...{ group, words, currency, points, toggle }}
      options={view.options[group]}
      chosen={value[group]}
    />
  ));
  return (
    <div {...root} className={classNames(styles.groups, className)}>
      {stops}
      <Suspense fallback={place}>
        <DepartureRange value={value} onChange={onChange} bars={view.departBars} />
      </Suspense>
      {others}
      <Suspense fallback={place}>
        <PriceRange {...{ index, value, onChange, points }} bars={view.priceBars} />
      </Suspense>
      {conditions.length > 0 && (
        <FilterGroup title={t('group.conditions')}>
          {conditions.map((condition) => (
            <FilterOption
              key={condition}
              group="conditions"
              option={condition}
              label={t(`condition.${condition}`)}
              count={view.conditions[condition]}
              checked={value.conditions.includes(condition)}
              toggle={toggle}
            />
          ))}
        </FilterGroup>
      )}
    </div>
  );
}
