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
  /** When the page is taken over, from where on a tap is heard, ms after the start of the navigation. */
  readonly interactive: number;
  /** Time that the main thread spends in scripts, ms. */
  readonly script: number;
  /** CLS. */
  readonly layoutShift: number;
  /** Whether the heading that came with the page is the one that is there at the end. */
  readonly kept: boolean;
}

interface Watched {
  heading: Element | null;
  shift: number;
  paint: number;
  interactive: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Notes in the page what only the page can see. */
function watch(): void {
  const watched: Watched = { heading: null, shift: 0, paint: 0, interactive: 0 };
  Object.assign(globalThis, { watched });
  document.addEventListener('DOMContentLoaded', () => {
    watched.heading = document.querySelector('h1');
  });
  // React marks what it has taken over; nothing else tells a page that is drawn from one that listens.
  const asking = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactProps'))) return;
    watched.interactive = performance.now();
    clearInterval(asking);
  }, 4);
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
  const { page, protocol, close } = await openPage(browser, { slow: true });
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const files: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) files.push(new URL(response.url()).pathname.replace(/^\/mapp\//, ''));
  });
  await page.addInitScript(watch);
  await page.goto(`${origin}/mapp/Home`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => {
    const { paint, interactive } = (globalThis as unknown as { watched: Watched }).watched;
    return paint > 0 && interactive > 0;
  });
  const seen = await page.evaluate(() => {
    const { heading, shift, paint, interactive } = (globalThis as unknown as { watched: Watched }).watched;
    return {
      text: document.body.innerText,
      largestPaint: paint,
      interactive,
      layoutShift: shift,
      kept: heading !== null && heading === document.querySelector('h1'),
      inlineStyles: [...document.querySelectorAll('style')].map((style) => style.textContent),
    };
  });
  const { metrics } = await protocol.send('Performance.getMetrics');
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  await close();
  return { ...seen, script, files };
}
