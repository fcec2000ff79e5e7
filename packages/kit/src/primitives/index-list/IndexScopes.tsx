import { memo, useId, type KeyboardEvent, type ReactNode } from 'react';
import * as tabs from '../tabs/Tabs.css.ts';
import * as styles from './IndexScopes.css.ts';
import type { IndexScopes } from './types.ts';

interface IndexScopesProps {
  scopes: IndexScopes | undefined;
  /** A search goes through all parts: the tabs are away meanwhile. */
  searching: boolean;
  className: string;
  /** The list; of all parts it is the same element. */
  children: ReactNode;
}

/** The tabs over an index list that has parts, and the panel that they change; just the panel where there is one part. */
export function ScopedPanel({ scopes, searching, className, children }: IndexScopesProps) {
  const id = useId();
  if (!scopes) return <div className={className}>{children}</div>;
  return (
    <>
      <ScopeTabs scopes={scopes} searching={searching} panelId={id} />
      <div
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}-${scopes.value}`}
        tabIndex={-1}
        className={className}
      >
        {children}
      </div>
    </>
  );
}

/** Where a key leads among the tabs, round and round; `undefined` when it has no meaning there. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
  return step && (at + step + count) % count;
}

interface ScopeTabsProps {
  scopes: IndexScopes;
  searching: boolean;
  /** The tabs have their ids from it. */
  panelId: string;
}

/** The tabs alone, without a library's: a keystroke in the search draws nothing of them again. */
const ScopeTabs = memo(function ScopeTabs({ scopes, searching, panelId }: ScopeTabsProps) {
  const { label, items, value, onChange } = scopes;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(
      event.key,
      items.findIndex(({ id }) => id === value),
      items.length,
    );
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChange(item.id);
  };
  return (
    <div role="tablist" aria-label={label} hidden={searching} className={styles.strip}>
      {items.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId}-${id}`}
          aria-controls={panelId}
          aria-selected={id === value}
          data-state={id === value ? 'active' : undefined}
          tabIndex={id === value ? 0 : -1}
          className={tabs.tab}
          onClick={() => onChange(id)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
});
