import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { painted } from './painted.ts';

/** Content of the list: thousands of made-up towns, as many cities, or the countries. */
export type IndexContent = 'towns' | 'cities' | 'countries';

/** Calls of the bench in a page, as `bench` of the window. Each ends when its frame has been painted. */
export interface IndexAdapter {
  mount: (content: IndexContent) => Promise<void>;
  unmount: () => void;
  /** Makes this the text of the search. */
  type: (text: string) => Promise<void>;
}

/** Offers a list with a search for measuring. */
export function offer(draw: Readonly<Record<IndexContent, () => ReactNode>>): void {
  const place = document.getElementById('root') as HTMLElement;
  let root: Root | undefined;
  const bench: IndexAdapter = {
    mount: async (content) => {
      root = createRoot(place);
      flushSync(() => root?.render(draw[content]()));
      await painted();
    },
    unmount: () => root?.unmount(),
    type: async (text) => {
      const field = document.querySelector('input') as HTMLInputElement;
      // React hears of a change only when its own setter was gone round.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
    },
  };
  Object.assign(window, { bench });
}
