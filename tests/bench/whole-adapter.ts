import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { painted } from './painted.ts';

/** Calls of the bench in a page that shows one whole screen. */
export interface WholeAdapter {
  /** Shows the screen in the page that stands already; ends when it has been painted. */
  mount: () => Promise<void>;
  unmount: () => void;
  /** A tap on what a selector finds first. */
  tap: (selector: string) => Promise<void>;
}

/**
 * Offers a whole screen for measuring.
 * @param draw the page, with the screen or without it
 */
export function wholeAdapter(draw: (open: boolean) => ReactNode): WholeAdapter {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  return {
    mount: async () => {
      flushSync(() => root.render(draw(true)));
      await painted();
    },
    unmount: () => {
      flushSync(() => root.render(draw(false)));
      window.scrollTo(0, 0);
    },
    tap: async (selector) => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing to tap: ${selector}`);
      flushSync(() => found.click());
      await painted();
    },
  };
}
