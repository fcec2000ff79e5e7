import { useMessages } from '../../messages/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { Findable } from '../../rules/search.ts';
import * as styles from './SearchResults.css.ts';

/** Something to find, and where it leads: an address, or something that happens here. */
export type SearchEntry = Findable & {
  readonly id: string;
  readonly icon: IconName;
  /** Second line of its row. */
  readonly detail?: string;
} & (
    | { readonly href: string; readonly onClick?: never }
    | { readonly href?: never; readonly onClick: () => void }
  );

export interface SearchResultsProps {
  found: readonly SearchEntry[];
  /** Number to call when nothing is found. */
  hotline: string;
  /** After one was pressed that happens here. */
  onFollow: () => void;
}

/** Entries that were found, each row leading somewhere; or a way on when none were. */
export function SearchResults({ found, hotline, onFollow }: SearchResultsProps) {
  const t = useMessages('site-search');
  const home = useMessages('home');
  if (found.length === 0) {
    return (
      <div className={styles.none}>
        <p className={styles.title}>{t('search.none')}</p>
        <p className={styles.text}>{t('search.noneText')}</p>
        <ul>
          <ListRow icon="phone" label={home('entry.hotline')} value={hotline} href={`tel:${hotline}`} />
        </ul>
      </div>
    );
  }
  return (
    <ul className={styles.results} aria-label={t('search.results')}>
      {found.map((entry) => (
        <ListRow
          key={entry.id}
          data-part="result"
          icon={entry.icon}
          label={entry.title}
          detail={entry.detail}
          {...wayTo(entry, onFollow)}
        />
      ))}
    </ul>
  );
}

const wayTo = ({ href, onClick }: SearchEntry, onFollow: () => void) =>
  href === undefined
    ? {
        onClick: () => {
          onFollow();
          onClick();
        },
      }
    : { href };
