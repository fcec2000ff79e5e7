import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { findEntries } from '../../rules/search.ts';
import { SearchResults, type SearchEntry } from './SearchResults.tsx';
import { useArrows } from './use-arrows.ts';
import * as styles from './SiteSearch.css.ts';

export interface SiteSearchProps extends RootProps<HTMLFormElement> {
  /** Everything that can be found, in the order in which equal finds are shown. */
  entries: readonly SearchEntry[];
  /** Further finds that follow from what was typed, first in the list: a flight by its number. */
  suggest?: ((query: string) => readonly SearchEntry[]) | undefined;
  /** Number to call when nothing is found. */
  hotline: string;
}

/**
 * Finds the site's own services, settings and notices while one types. Nothing is asked of a server. Enter opens the
 * best find, the arrows move among the finds, Escape empties the field.
 */
export function SiteSearch({ entries, suggest, hotline, className, ref, ...root }: SiteSearchProps) {
  const t = useMessages('site-search');
  const [query, setQuery] = useState('');
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const asked = query.trim().length > 0;
  const found = asked ? [...(suggest?.(query) ?? []), ...findEntries(query, entries)] : [];
  useArrows(box);
  // In a prerendered page one can type before the field is ours.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  const empty = () => {
    setQuery('');
    field.current?.focus();
  };
  const openBest = (event: SyntheticEvent) => {
    event.preventDefault();
    if (found.length > 0) box.current?.querySelector<HTMLElement>('li a, li button')?.click();
  };

  return (
    <form
      {...root}
      ref={useMergedRef(box, ref)}
      role="search"
      className={classNames(styles.card, className)}
      onSubmit={openBest}
    >
      <div className={styles.bar}>
        <Icon name="search" className={styles.lens} />
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t('search.label')}
          aria-label={t('search.label')}
          aria-controls={`${id}-results`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
        {query.length > 0 && <IconButton icon="close" label={t('search.clear')} onClick={empty} />}
      </div>
      <VisuallyHidden>
        <span role="status">
          {asked && (found.length > 0 ? t('search.count', { count: found.length }) : t('search.none'))}
        </span>
      </VisuallyHidden>
      <div id={`${id}-results`} hidden={!asked}>
        {asked && <SearchResults found={found} hotline={hotline} onFollow={() => setQuery('')} />}
      </div>
    </form>
  );
}
