import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './SearchStrip.css.ts';
import type { IndexSearch } from './types.ts';

export interface SearchStripProps {
  search: Pick<IndexSearch<unknown>, 'value' | 'onChange' | 'label' | 'clearLabel'>;
  /** Id of the list that the field controls. */
  listId: string;
  /** Whether the list has rows. */
  expanded: boolean;
  /** Id of the row one is at. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search over an index list: one types here and moves in the list, the focus stays. */
export function SearchStrip({ search, listId, expanded, activeId, onKeyDown }: SearchStripProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    search.onChange('');
    field.current?.focus();
  };
  return (
    <div className={styles.strip}>
      <div className={styles.box}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.field}
          aria-label={search.label}
          placeholder={search.label}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-activedescendant={activeId}
          value={search.value}
          onChange={(event) => search.onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {search.value !== '' && <IconButton icon="close" label={search.clearLabel} onClick={clear} />}
      </div>
    </div>
  );
}
