import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { mountMarks } from './seat-mount-marks.ts';
import { painted } from './painted.ts';
import type { SeatContent } from './seat-cabins.ts';

/** Calls of the bench in a page, as `bench` of the window. Each ends when its frame has been painted. */
export interface SeatAdapter {
  mount: (content: SeatContent) => Promise<void>;
  unmount: () => void;
  /** A tap on a seat. */
  tap: (designator: string) => Promise<void>;
  /** The next passenger, or the first again. */
  pass: () => Promise<void>;
  /** A key on the seat in focus; the first takes the focus when none has it. */
  key: (key: string) => Promise<void>;
}

/** Offers a map of seats for measuring. A seat carries `data-seat`, a passenger is a radio button. */
export function offer(draw: (content: SeatContent) => ReactNode): void {
  const place = document.getElementById('root') as HTMLElement;
  let root: Root | undefined;
  let passenger = 0;
  const bench: SeatAdapter = {
    mount: async (content) => {
      root = createRoot(place);
      performance.mark(mountMarks.begin);
      requestAnimationFrame(() => performance.mark(mountMarks.frame));
      flushSync(() => root?.render(draw(content)));
      await painted();
    },
    unmount: () => root?.unmount(),
    tap: async (designator) => {
      const seat = document.querySelector<HTMLElement>(`[data-seat="${designator}"]`);
      // A finger gives a button the focus before it presses it.
      seat?.focus({ preventScroll: true });
      seat?.click();
      await painted();
    },
    pass: async () => {
      const radios = document.querySelectorAll<HTMLInputElement>('fieldset:first-of-type input');
      passenger = (passenger + 1) % 2;
      radios[passenger]?.click();
      await painted();
    },
    key: async (key) => {
      const seat =
        document.activeElement instanceof HTMLElement && document.activeElement.dataset['seat']
          ? document.activeElement
          : document.querySelector<HTMLElement>('[data-seat][tabindex="0"]');
      seat?.focus();
      seat?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await painted();
    },
  };
  Object.assign(window, { bench });
}
