import { memo } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Marked } from '../../primitives/index-list/Marked.tsx';
import { countryName } from '../../rules/places/countries.ts';
import type { Place } from '../../rules/places/place-index.ts';
import * as styles from './PlaceRow.css.ts';

export interface PlaceRowProps {
  place: Place;
  /** What was searched for; it is marked in the names. */
  query: string;
}

/** A place's name, its English name where that is another, its code, and where it says more: its airport, its country. */
export const PlaceRow = memo(function PlaceRow({ place, query }: PlaceRowProps) {
  const t = useMessages('places');
  const locale = useLocale();
  const { name, english, code, below, several, instead, country } = place;
  const searched = query !== '';
  const airport =
    searched && place.airport !== undefined ? t('place.airport', { name: place.airport }) : undefined;
  const detail = instead
    ? t('place.instead', { city: instead.name, code: instead.code })
    : below
      ? undefined
      : airport;
  const line = [detail, country && countryName(country, locale)].filter(Boolean).join(' · ');
  return (
    <span className={classNames(styles.row, searched && styles.found, below && styles.below)}>
      {searched && !below && <Icon name="pin" size={20} className={styles.pin} />}
      <span className={styles.names}>
        <span className={styles.name}>
          <Marked text={below ? (airport ?? name) : name} query={query} />
        </span>
        {english !== name && (
          <span lang="en" className={styles.aside}>
            <Marked text={english} query={query} />
          </span>
        )}
        {line && <span className={styles.line}>{line}</span>}
      </span>
      {!instead && (
        <span className={searched && several ? styles.aside : styles.code}>
          {searched && several ? t('place.all') : <Marked text={code} query={query} />}
        </span>
      )}
    </span>
  );
});
