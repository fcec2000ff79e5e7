import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { findEntries } from '../../rules/search.ts';
import { moveAmong } from './move.ts';
import { SearchResults, type SearchEntry } from './SearchResults.tsx';
import * as styles from './SiteSearch.css.ts';

export interface SiteSearchProps {
  /** Everything that can be found, in the order in which equal finds are shown. */
  entries: readonly SearchEntry[];
  /** Number to call when nothing is found. */
  hotline: string;
}

/**
 * Finds the site's own services, settings and notices while one types. Nothing is asked of a server. Enter opens the
 * best find, the arrows move among the finds, Escape empties the field.
 */
export function SiteSearch({ entries, hotline }: SiteSearchProps) {
  const t = useMessages('home');
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const id = useId();
  const asked = query.trim() !== '';
  const found = findEntries(query, entries);

  const empty = () => {
    setQuery('');
    field.current?.focus();
  };
  const openBest = (event: FormEvent) => {
    event.preventDefault();
    results.current?.querySelector<HTMLElement>('a, button')?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') empty();
    else if (!moveAmong([field.current, ...(results.current?.querySelectorAll<HTMLElement>('a, button') ?? [])], event.key)) return;
    event.preventDefault();
  };

  return (
    <search className={styles.card} onKeyDown={onKeyDown}>
      <form className={styles.bar} onSubmit={openBest}>
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
        />
        {query !== '' && <IconButton icon="close" label={t('search.clear')} onClick={empty} />}
      </form>
      <VisuallyHidden>
        <span role="status">{asked && (found.length > 0 ? t('search.count', { count: found.length }) : t('search.none'))}</span>
      </VisuallyHidden>
      <div ref={results} id={`${id}-results`} hidden={!asked}>
        {asked && <SearchResults found={found} hotline={hotline} onFollow={() => setQuery('')} />}
      </div>
    </search>
  );
}
