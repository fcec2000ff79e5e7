import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from './painted.ts';

/** Calls of the bench in a page, as `bench` of the window. */
export interface PartAdapter {
  /** Shows the part; ends when it has been painted. */
  mount: () => Promise<void>;
  unmount: () => void;
  /** Draws it with the facts of the next moment. */
  tick: () => Promise<void>;
  /** A tap on what a selector finds first. */
  tap: (selector: string) => Promise<void>;
  /** Elements and texts that a tick changes. */
  touched: () => Promise<number>;
  /** Sum of the layout shifts since the page began. */
  shifts: () => number;
  /** Entry of a list in the middle of the window, and its distance from the top. */
  middle: () => string;
}

/**
 * Offers a part for measuring.
 * @param draw the part at a moment, counted from 0
 */
export function offerPart(draw: (moment: number) => ReactNode): void {
  const place = document.getElementById('root') as HTMLElement;
  let root: Root | undefined;
  let moment = 0;
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const drawn = async () => {
    flushSync(() => root?.render(draw(moment)));
    await painted();
  };
  const tick = () => {
    moment += 1;
    return drawn();
  };
  const bench: PartAdapter = {
    mount: () => {
      moment = 0;
      root = createRoot(place);
      return drawn();
    },
    unmount: () => {
      root?.unmount();
      window.scrollTo(0, 0);
    },
    tick,
    tap: async (selector) => {
      const found = place.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing to tap: ${selector}`);
      flushSync(() => found.click());
      await painted();
    },
    touched: async () => {
      const nodes = new Set<Node>();
      const note = (records: readonly MutationRecord[]) => {
        for (const { target } of records) nodes.add(target);
      };
      const observer = new MutationObserver(note);
      observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
      await tick();
      note(observer.takeRecords());
      observer.disconnect();
      return nodes.size;
    },
    shifts: () => shifted,
    middle: () => {
      const entry = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('li');
      return `${entry?.textContent} at ${Math.round(entry?.getBoundingClientRect().top ?? Number.NaN)}`;
    },
  };
  Object.assign(window, { bench });
}
