import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export type TabItem<Id extends string = string> = { id: Id; label: ReactNode; content: ReactNode };

export type TabsProps<Id extends string = string> = {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** Two to four. */
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** Two to four views of one place; arrow keys move between them. */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item) onChange(item.id);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} value={item.id} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className={styles.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
