import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { IndexList } from '../../primitives/index-list/IndexList.tsx';
import type { IndexGroup } from '../../primitives/index-list/types.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import type { Country } from '../../rules/places/country-index.ts';
import { frequentCountries, type CountryNames } from '../../rules/places/countries.ts';
import { CountryRow } from './CountryRow.tsx';
import { loadIndex } from './load-index.ts';

export interface CountryListProps extends RootProps<HTMLDivElement> {
  /** ISO 3166-1 code of the chosen country; empty for none. */
  value: string;
  /** A country or region was chosen; ISO 3166 code. */
  onChange: (code: string) => void;
  /** Chinese names of the back end: they replace ours in Chinese, and decide which countries there are. */
  names?: CountryNames | undefined;
  /** Height of what sticks at the top of the page above it, a CSS length. */
  top?: string | undefined;
}

/** After which the search makes its keys, ms: when the sheet has come up. */
const afterOpening = 300;

const codeOf = ({ code }: Country): string => code;

/** All countries and regions by initial letter, the frequent ones first, with a search in five languages. Suspends until its data are there. */
export function CountryList({ value, onChange, names, top, ...root }: CountryListProps) {
  const t = useMessages('places');
  const locale = useLocale();
  const indexOnce = use(loadIndex());
  const index = useMemo(() => indexOnce(locale, names), [indexOnce, locale, names]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => index.find(query), [index, query]);
  const groups = useMemo((): readonly IndexGroup<Country>[] => {
    const frequent = frequentCountries.flatMap(
      (code) => index.countries.find((each) => each.code === code) ?? [],
    );
    const first = { letter: t('country.frequentLetter'), title: t('country.frequent'), items: frequent };
    return [first, ...index.letters.map(({ letter, countries }) => ({ letter, items: countries }))];
  }, [index, t]);
  const draw = useCallback((country: Country) => <CountryRow country={country} query={query} />, [query]);
  useEffect(() => {
    const timer = setTimeout(index.prepare, afterOpening);
    return () => clearTimeout(timer);
  }, [index]);

  return (
    <IndexList
      {...root}
      words={{ list: t('country.list'), letters: t('country.letters') }}
      groups={groups}
      keyOf={codeOf}
      value={value}
      onChange={({ code }) => onChange(code)}
      search={{
        value: query,
        onChange: setQuery,
        found,
        label: t('country.search'),
        clearLabel: t('country.clear'),
        status: found ? t('country.count', { count: found.length }) : '',
      }}
      empty={<EmptyState icon="search" title={t('country.none')} text={t('country.noneText')} />}
      top={top}
    >
      {draw}
    </IndexList>
  );
}
