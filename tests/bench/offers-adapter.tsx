import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Activity, type ReactNode } from 'react';
import { painted } from './painted.ts';

/** Calls of the bench in a page, as `bench` of the window. */
export interface OffersAdapter {
  /** Shows the list and, as in a wide window, its filters; ends when the frame that shows them has been painted. */
  mount: () => Promise<void>;
  /** Shows the list alone, as on a phone. */
  mountList: () => Promise<void>;
  unmount: () => void;
  /** Hides them as a kept screen is hidden. */
  hide: () => Promise<void>;
  /** Shows them as they were left. */
  show: () => Promise<void>;
}

/** Offers list and filters for measuring. */
export function offer(draw: (filters: boolean) => ReactNode): void {
  const place = document.getElementById('root') as HTMLElement;
  let root: Root | undefined;
  let filters = true;
  const drawn = async (mode: 'visible' | 'hidden') => {
    flushSync(() => root?.render(<Activity mode={mode}>{draw(filters)}</Activity>));
    await painted();
  };
  const mount = async (withFilters: boolean) => {
    root = createRoot(place);
    filters = withFilters;
    await drawn('visible');
  };
  const bench: OffersAdapter = {
    mount: () => mount(true),
    mountList: () => mount(false),
    unmount: () => {
      root?.unmount();
      window.scrollTo(0, 0);
    },
    hide: () => drawn('hidden'),
    show: () => drawn('visible'),
  };
  Object.assign(window, { bench });
}
