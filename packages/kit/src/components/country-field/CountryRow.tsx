import { memo } from 'react';
import { Marked } from '../../primitives/index-list/Marked.tsx';
import type { Country } from '../../rules/places/country-index.ts';
import * as styles from './CountryRow.css.ts';

export interface CountryRowProps {
  country: Country;
  /** Text that was searched for; it is marked in the names. */
  query: string;
}

/** A country's name, its English name where that is another, and its code. */
export const CountryRow = memo(function CountryRow({ country, query }: CountryRowProps) {
  const { name, english, code } = country;
  return (
    <span className={styles.row}>
      <span className={styles.names}>
        <span className={styles.name}>
          <Marked text={name} query={query} />
        </span>
        {english !== name && (
          <span lang="en" className={styles.aside}>
            <Marked text={english} query={query} />
          </span>
        )}
      </span>
      <span className={styles.aside}>
        <Marked text={code} query={query} />
      </span>
    </span>
  );
});
