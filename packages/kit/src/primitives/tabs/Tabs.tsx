import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { usePane } from '../split-view/pane-context.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export type TabItem<Id extends string = string> = { id: Id; label: ReactNode; content: ReactNode };

export type TabsProps<Id extends string = string> = RootProps<HTMLDivElement> & {
  /** Name of the whole that the tabs divide, for screen readers. */
  label: string;
  /** Two to four. */
  items: readonly TabItem<Id>[];
  /** Id of the view on show. */
  value: Id;
  /** Another view was chosen, by id. */
  onChange: (id: Id) => void;
  /** At the head of a screen: the strip reaches both edges on a surface of its own. */
  bleed?: boolean | undefined;
};

/** Breadth of the fade at the strip's end, in px, which what is chosen stands clear of. */
const fade = 24;

/** Two to four views of one place; arrow keys move between them. */
export function Tabs<Id extends string>({ label, items, value, onChange, bleed, ...root }: TabsProps<Id>) {
  // A column of a wide window is no edge of it.
  const inPane = usePane() !== undefined;
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item) onChange(item.id);
  };
  const list = useRef<HTMLDivElement>(null);
  // Long words or large text let the strip scroll: what is chosen is in sight.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[data-state="active"]');
    if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return;
    const [box, at] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
    strip.scrollLeft += Math.min(at.left - box.left, 0) + Math.max(at.right + fade - box.right, 0);
  }, [value]);
  return (
    <Radix.Root {...root} value={value} onValueChange={choose}>
      <Radix.List
        ref={list}
        className={classNames(styles.list, bleed && !inPane && styles.bleed)}
        aria-label={label}
      >
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
