import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { SearchDraft } from '../../rules/booking/search-address.ts';
import { useChosenPlace } from '../place-field/use-place.ts';
import * as styles from './RecentSearches.css.ts';

export interface RecentSearchesProps extends RootProps {
  /** The latest first. */
  searches: readonly SearchDraft[];
  /** One of them was tapped. */
  onSelect: (search: SearchDraft) => void;
  /** They are to be forgotten. */
  onClear: () => void;
}

/** Searches that were made on this device, each a way to make it again; nothing where there is none. */
export function RecentSearches({ searches, onSelect, onClear, className, ...root }: RecentSearchesProps) {
  const t = useMessages('flight-search');
  const id = useId();
  return (
    <section
      {...root}
      aria-labelledby={id}
      hidden={searches.length === 0}
      className={classNames(styles.recent, className)}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('recent')}
        </h2>
        <Button variant="text" size="medium" onClick={onClear}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={JSON.stringify(search)} className={styles.item}>
            <button type="button" className={styles.chip} onClick={() => onSelect(search)}>
              <RecentWords search={search} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentWords({ search: { segments, kind } }: { search: SearchDraft }) {
  const t = useMessages('flight-search');
  const { date } = useFormats();
  const [{ from = '', to = '', day } = {}] = segments;
  const ends = [useChosenPlace(from, 'city')?.name ?? from, useChosenPlace(to, 'city')?.name ?? to];
  const route = ends.join(kind === 'return' ? ' ⇄ ' : ' – ');
  return (
    <>
      <span className={styles.route}>
        {kind === 'multi' ? t('recent.more', { first: route, count: segments.length - 1 }) : route}
      </span>
      <span className={styles.day}>{day && date(day, 'monthDay')}</span>
    </>
  );
}
