import { memo, type ReactNode } from 'react';
import type { Country } from '../../rules/places/country-index.ts';
import * as styles from './CountryRow.css.ts';

export interface CountryRowProps {
  country: Country;
  /** What was searched for; it is marked in the names. */
  query: string;
}

/** A country's name, its English name where that is another, and its code. */
export const CountryRow = memo(function CountryRow({ country, query }: CountryRowProps) {
  const { name, english, code } = country;
  return (
    <span className={styles.row}>
      <span className={styles.names}>
        <span className={styles.name}>{marked(name, query)}</span>
        {english !== name && (
          <span lang="en" className={styles.aside}>
            {marked(english, query)}
          </span>
        )}
      </span>
      <span className={styles.aside}>{marked(code, query)}</span>
    </span>
  );
});

/** The text with what was searched for marked, where it stands there as it was typed. */
function marked(text: string, query: string): ReactNode {
  const wanted = query.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.match}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
