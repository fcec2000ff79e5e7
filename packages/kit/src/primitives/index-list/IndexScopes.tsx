import { Tabs } from 'radix-ui';
import { memo, type ReactNode } from 'react';
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
  if (!scopes) return <div className={className}>{children}</div>;
  return (
    <Tabs.Root value={scopes.value} onValueChange={scopes.onChange}>
      <ScopeTabs scopes={scopes} searching={searching} />
      <Tabs.Content value={scopes.value} tabIndex={-1} className={className}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** The tabs alone: a keystroke in the search does not draw them anew. */
const ScopeTabs = memo(function ScopeTabs({
  scopes,
  searching,
}: Required<Pick<IndexScopesProps, 'searching'>> & { scopes: IndexScopes }) {
  return (
    <Tabs.List aria-label={scopes.label} hidden={searching} className={styles.strip}>
      {scopes.items.map(({ id, label }) => (
        <Tabs.Trigger key={id} value={id} className={tabs.tab}>
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
});
