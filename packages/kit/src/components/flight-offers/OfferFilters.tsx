import { memo, Suspense, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { optionGroups, toggled, type OfferFilter, type OptionGroup } from '../../rules/offers/filter.ts';
import { toldConditions } from '../../rules/offers/listed-offer.ts';
import type { OptionCount } from '../../rules/offers/view-offers.ts';
import { currencyOf } from './currency.ts';
import type { FlightOfferIndex, FlightOfferView, NamesOfAirport } from './types.ts';
import { useOfferWords, type OfferWords } from './use-offer-words.ts';
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
  const toggle = useToggle(value, onChange);
  const conditions = useMemo(() => toldConditions(offers), [offers]);
  const currency = currencyOf(index);
  const [stops, ...others] = optionGroups.map((group) => (
    <Options
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
        <Group title={t('group.conditions')}>
          {conditions.map((condition) => (
            <Option
              key={condition}
              group="conditions"
              option={condition}
              label={t(`condition.${condition}`)}
              count={view.conditions[condition]}
              checked={value.conditions.includes(condition)}
              toggle={toggle}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

type Toggle = (group: OptionGroup | 'conditions', option: string) => void;

/** The same function for as long as the filters are there, so that only choices that change are drawn again. */
function useToggle(value: OfferFilter, onChange: (filter: OfferFilter) => void): Toggle {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  return useCallback((group, option) => {
    const now = latest.current;
    now.onChange(toggled(now.value, group, option));
  }, []);
}

interface OptionsProps {
  group: OptionGroup;
  options: readonly OptionCount[];
  chosen: readonly string[];
  words: OfferWords;
  currency: string | undefined;
  points: boolean;
  toggle: Toggle;
}

/** A group of which some can be chosen; one that leaves no choice is not there. */
function Options({ group, options, chosen, words, currency, points, toggle }: OptionsProps) {
  const { money, number } = useFormats();
  if (options.length < 2 && chosen.length === 0) return null;
  // A choice made for another day may not occur on this one: there it shows nothing, and can be taken away.
  const absent = chosen.filter((each) => !options.some(({ option }) => option === each));
  const all = [...options, ...absent.map((option) => ({ option, count: 0, lowest: undefined }))];
  const { t } = words;
  const labelOf: Record<OptionGroup, (option: string) => string> = {
    stops: (option) => t('kind', { kind: option }),
    carrier: words.carrier,
    aircraft: words.aircraft,
    from: words.airport,
    to: words.airport,
  };
  return (
    <Group title={t(`group.${group}`)}>
      {all.map(({ option, count, lowest }) => (
        <Option
          key={option}
          group={group}
          option={option}
          label={labelOf[group](option)}
          count={count}
          lowest={
            lowest === undefined || currency === undefined
              ? undefined
              : t('from', { price: points ? number(lowest) : money({ amount: lowest, currency }) })
          }
          checked={chosen.includes(option)}
          toggle={toggle}
        />
      ))}
    </Group>
  );
}

/** The line above it belongs to what is around: a legend of the same element would lie on it. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <fieldset>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}

interface OptionProps {
  group: OptionGroup | 'conditions';
  option: string;
  label: string;
  count: number;
  /** Lowest price, in words. */
  lowest?: string | undefined;
  checked: boolean;
  toggle: Toggle;
}

/** One choice with what it would show. */
const Option = memo(function Option({ group, option, label, count, lowest, checked, toggle }: OptionProps) {
  const t = useMessages('flight-offers');
  return (
    <Checkbox
      checked={checked}
      onChange={() => toggle(group, option)}
      label={
        <span className={styles.option}>
          <span>{label}</span>
          <span className={styles.count}>{t('flights', { count })}</span>
          {lowest !== undefined && <span className={styles.lowest}>{lowest}</span>}
        </span>
      }
    />
  );
});
