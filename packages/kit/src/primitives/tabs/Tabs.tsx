import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
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

/** Place that a key leads to from another, round the ends; undefined for every other key. */
function placeAfter(key: string, from: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1 + count,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : place % count;
}

/**
 * Two to four views of one place; arrow keys move between them, and show what they reach. Written by hand: a library's tabs weigh more
 * than most of what they divide. Source: ARIA Authoring Practices, tabs with automatic activation.
 */
export function Tabs<Id extends string>({ label, items, value, onChange, bleed, ...root }: TabsProps<Id>) {
  // A column of a wide window is no edge of it.
  const inPane = usePane() !== undefined;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Long words or large text let the strip scroll: what is chosen is in sight.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[data-state="active"]');
    if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return;
    const [box, at] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
    strip.scrollLeft += Math.min(at.left - box.left, 0) + Math.max(at.right + fade - box.right, 0);
  }, [value]);
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = placeAfter(event.key, from, items.length);
    const item = place === undefined ? undefined : items[place];
    if (place === undefined || !item) return;
    event.preventDefault();
    (list.current?.children[place] as HTMLElement | undefined)?.focus();
    if (item.id !== value) onChange(item.id);
  };
  const stateOf = (item: TabItem<Id>) => (item.id === value ? 'active' : 'inactive');
  return (
    <div {...root}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, bleed && !inPane && styles.bleed)}
      >
        {items.map((item, place) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={`${id}-${item.id}-panel`}
            data-state={stateOf(item)}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => item.id !== value && onChange(item.id)}
            onKeyDown={(event) => move(event, place)}
            className={styles.tab}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-${item.id}-panel`}
          aria-labelledby={`${id}-${item.id}`}
          data-state={stateOf(item)}
          tabIndex={0}
          hidden={item.id !== value}
          className={styles.panel}
        >
          {item.id === value && item.content}
        </div>
      ))}
    </div>
  );
}
