import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { IndexList } from '../../primitives/index-list/IndexList.tsx';
import type { IndexGroup } from '../../primitives/index-list/types.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { hotPlaces, type CityScope } from '../../rules/places/cities.ts';
import type { Place, PlaceKind } from '../../rules/places/place-index.ts';
import { citiesServed, loadCities, placesOnce } from './cities.ts';
import { PlaceIntro } from './PlaceIntro.tsx';
import { PlaceRow, useRowWords } from './PlaceRow.tsx';
import * as styles from './PlaceList.css.ts';
import type { PlaceHelp } from './types.ts';

export interface PlaceListProps extends RootProps<HTMLDivElement> {
  /** Rows are cities, searched with their airports; or airports alone. */
  kind: PlaceKind;
  /** IATA code of what is chosen; empty for none. */
  value: string;
  /** @param kind what was chosen: an airport may have its city's code (`SHA`) */
  onChange: (code: string, kind: PlaceKind) => void;
  /** Places that the screen knows: those chosen before, the one nearby, the cities that are served. */
  help?: PlaceHelp | undefined;
  /** Height of what sticks at the top of the page above it, a CSS length. */
  top?: string | undefined;
}

/** After which the search makes its keys, ms: when the sheet has come up. */
const afterOpening = 300;

const keyOf = ({ key }: Place): string => key;
const noCodes: readonly string[] = [];

/**
 * Cities or airports by initial letter, within the country and beyond, those asked for most first, with a search in five
 * languages. Suspends until its data are there.
 */
export function PlaceList({ kind, value, onChange, help, top, ...root }: PlaceListProps) {
  const t = useMessages('places');
  const locale = useLocale();
  const cities = citiesServed(use(loadCities()), help?.served);
  const index = useMemo(() => placesOnce(cities, locale, kind), [cities, locale, kind]);
  const chosen = value === '' ? undefined : index.placeOf(value);
  const [scope, setScope] = useState<CityScope>(chosen?.country === undefined ? 'inner' : 'outer');
  const [query, setQuery] = useState('');
  const answer = useMemo(() => index.find(query), [index, query]);
  const groups = useMemo(
    (): readonly IndexGroup<Place>[] =>
      index.letters[scope].map(({ letter, places }) => ({ letter, items: places })),
    [index, scope],
  );
  const alike = useMemo(() => answer && { title: t('place.alike'), items: answer.alike }, [answer, t]);
  const scopes = useMemo(
    () => ({
      label: t('place.scopes'),
      items: [
        { id: 'inner', label: t('place.inner') },
        { id: 'outer', label: t('place.outer') },
      ],
      value: scope,
      onChange: (id: string) => setScope(id === 'outer' ? 'outer' : 'inner'),
    }),
    [scope, t],
  );
  const hot = (help?.hot ?? hotPlaces[kind])[scope];
  const recent = help?.recent ?? noCodes;
  const nearby = help?.nearby;
  const chosenKey = chosen?.key;
  const intro = useMemo(
    () => ({
      letter: t('place.hotLetter'),
      title: t(`place.hot.${kind}`),
      content: (
        <PlaceIntro {...{ index, kind, hot, recent, nearby }} chosen={chosenKey} onChoose={onChange} />
      ),
    }),
    [t, index, kind, hot, recent, nearby, chosenKey, onChange],
  );
  const words = useRowWords();
  const draw = useCallback(
    (place: Place) => <PlaceRow place={place} query={query} words={words} />,
    [query, words],
  );
  useEffect(() => {
    const timer = setTimeout(index.prepare, afterOpening);
    return () => clearTimeout(timer);
  }, [index]);

  return (
    <IndexList
      {...root}
      words={{ list: t(`place.list.${kind}`), letters: t('place.letters') }}
      groups={groups}
      keyOf={keyOf}
      value={chosen?.key}
      onChange={(place) => onChange(place.code, place.kind)}
      search={{
        value: query,
        onChange: setQuery,
        found: answer?.found,
        alike,
        label: t(`place.search.${kind}`),
        clearLabel: t('place.clear'),
        status: answer && (
          <span className={styles.status}>
            <span>{t('place.answers')}</span>
            <span>{t('place.count', { count: answer.found.length })}</span>
          </span>
        ),
      }}
      scopes={scopes}
      intro={intro}
      empty={<EmptyState icon="search" title={t('place.none')} text={t('place.noneText')} />}
      top={top}
    >
      {draw}
    </IndexList>
  );
}
