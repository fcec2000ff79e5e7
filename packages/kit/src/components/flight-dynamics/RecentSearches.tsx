import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './FlightDynamics.css.ts';

/** A search that was made before. */
export interface RecentSearch {
  /** Stable key. */
  readonly id: string;
  /** A flight number, or both ends. */
  readonly name: ReactNode;
  /** It is a number, or a route. */
  readonly way: 'number' | 'route';
}

export interface RecentSearchesProps extends RootProps<HTMLUListElement> {
  /** The latest first. */
  searches: readonly RecentSearch[];
  /** One is to be made once more. */
  onSelect: (id: string) => void;
}

/** Searches of before, each to be made once more with one tap. */
export function RecentSearches({ searches, onSelect, className, ...root }: RecentSearchesProps) {
  const t = useMessages('dynamics');
  return (
    <ul {...root} className={classNames(styles.recents, className)}>
      {searches.map(({ id, name, way }) => (
        <li key={id}>
          <button type="button" className={styles.recent} onClick={() => onSelect(id)}>
            <span className={styles.recentName}>{name}</span>
            <span className={styles.detail}>
              {t(way === 'number' ? 'recent.byNumber' : 'recent.byRoute')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
