import { memo, useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Marked } from '../../primitives/index-list/Marked.tsx';
import { countryName } from '../../rules/places/countries.ts';
import type { Place } from '../../rules/places/place-index.ts';
import * as styles from './PlaceRow.css.ts';

/** Words of the rows: asked for once, as dozens of them are drawn at each keystroke. */
export interface RowWords {
  readonly all: string;
  readonly airport: (name: string) => string;
  readonly instead: (city: string, code: string) => string;
  readonly country: (code: string) => string;
}

/** The words of rows in the language in use. */
export function useRowWords(): RowWords {
  const t = useMessages('places');
  const locale = useLocale();
  return useMemo(() => {
    const countries = new Map<string, string>();
    return {
      all: t('place.all'),
      airport: (name) => t('place.airport', { name }),
      instead: (city, code) => t('place.instead', { city, code }),
      country: (code) => {
        const name = countries.get(code) ?? countryName(code, locale);
        countries.set(code, name);
        return name;
      },
    };
  }, [t, locale]);
}

export interface PlaceRowProps {
  place: Place;
  /** Text that was searched for; it is marked in the names. */
  query: string;
  words: RowWords;
}

/** The second line: where to fly to instead, or the airport that was found; and the country. */
function lineOf({ instead, airport, below, country }: Place, searched: boolean, words: RowWords): string {
  const detail = instead
    ? words.instead(instead.name, instead.code)
    : searched && !below && airport !== undefined
      ? words.airport(airport)
      : '';
  const where = country === undefined ? '' : words.country(country);
  return detail === '' || where === '' ? detail + where : `${detail} · ${where}`;
}

/** A place's name, its English name where that is another, its code, and where it says more: its airport, its country. */
export const PlaceRow = memo(function PlaceRow({ place, query, words }: PlaceRowProps) {
  const { name, english, code, below, several, instead, airport } = place;
  const searched = query !== '';
  const line = lineOf(place, searched, words);
  return (
    <span className={classNames(styles.row, searched && styles.found, below && styles.below)}>
      {searched && !below && <Icon name="pin" size={20} className={styles.pin} />}
      <span className={styles.names}>
        <span className={styles.name}>
          <Marked text={below && airport !== undefined ? words.airport(airport) : name} query={query} />
        </span>
        {english !== name && (
          <span lang="en" className={styles.aside}>
            <Marked text={english} query={query} />
          </span>
        )}
        {line !== '' && <span className={styles.line}>{line}</span>}
      </span>
      {!instead && (
        <span className={searched && several ? styles.aside : styles.code}>
          {searched && several ? words.all : <Marked text={code} query={query} />}
        </span>
      )}
    </span>
  );
});
