import { base, placeOf } from '@mapp/kit/navigation';
import { screens } from './screens.ts';

/** Fetches the table that a link's screen is in while the finger is still down: a table is all that a link adds to the way. */
export function prefetchRouteTable(page: Document): void {
  page.addEventListener('pointerdown', ({ target }) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    const place = href && href.startsWith(`${base}/`) && placeOf(href);
    // A table that does not come now is asked for again by the screen, which says so.
    if (place) void screens(place.destination)?.().catch(() => undefined);
  });
}
