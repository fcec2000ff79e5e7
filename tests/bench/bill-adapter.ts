import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { painted } from './painted.ts';

/** Calls of the bench in a page, as `bench` of the window. */
export interface BillAdapter {
  /** Shows the list; ends when the frame that shows it has been painted. */
  mount: () => Promise<void>;
  unmount: () => void;
  /** Scrolls the page on, so many CSS px in each of so many frames. */
  scroll: (step: number, frames: number) => Promise<void>;
}

/** Offers a list for measuring. */
export function offer(draw: () => ReactNode): void {
  const place = document.getElementById('root') as HTMLElement;
  let root: Root | undefined;
  const bench: BillAdapter = {
    mount: async () => {
      root = createRoot(place);
      flushSync(() => root?.render(draw()));
      await painted();
    },
    unmount: () => {
      root?.unmount();
      window.scrollTo(0, 0);
    },
    scroll: async (step, frames) => {
      for (let frame = 0; frame < frames; frame += 1) {
        await new Promise(requestAnimationFrame);
        window.scrollBy(0, step);
      }
    },
  };
  Object.assign(window, { bench });
}
