import type { Browser } from 'playwright';
import { openPage } from './browser-page.ts';

/** Measures of a first visit to a built site's home. */
export interface Visit {
  /** Paths of what was loaded, below the site's folder. */
  readonly files: readonly string[];
  /** Content of the style elements. */
  readonly inlineStyles: readonly string[];
  /** Text that a person reads. */
  readonly text: string;
  /** When the largest text or picture was painted, ms after the start of the navigation. */
  readonly largestPaint: number;
  /** CLS. */
  readonly layoutShift: number;
  /** Whether the heading that came with the page is the one that is there at the end. */
  readonly kept: boolean;
}

interface Watched {
  heading: Element | null;
  shift: number;
  paint: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Notes in the page what only the page can see. */
function watch(): void {
  const watched: Watched = { heading: null, shift: 0, paint: 0 };
  Object.assign(globalThis, { watched });
  document.addEventListener('DOMContentLoaded', () => {
    watched.heading = document.querySelector('h1');
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    watched.paint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/**
 * Visits the home that is served at an origin as a guest with nothing cached, until the network has been quiet for half a
 * second: on the slow network, with the main thread at a quarter of its speed.
 */
export async function visit(browser: Browser, origin: string): Promise<Visit> {
  const { page, close } = await openPage(browser, { slow: true });
  const files: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) files.push(new URL(response.url()).pathname.replace(/^\/mapp\//, ''));
  });
  await page.addInitScript(watch);
  await page.goto(`${origin}/mapp/Home`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.paint > 0);
  const seen = await page.evaluate(() => {
    const { heading, shift, paint } = (globalThis as unknown as { watched: Watched }).watched;
    return {
      text: document.body.innerText,
      largestPaint: paint,
      layoutShift: shift,
      kept: heading !== null && heading === document.querySelector('h1'),
      inlineStyles: [...document.querySelectorAll('style')].map((style) => style.textContent),
    };
  });
  await close();
  return { ...seen, files };
}
