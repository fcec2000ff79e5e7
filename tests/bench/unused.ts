import type { Browser } from 'playwright';
import { openPage } from './browser-page.ts';

/** Share of the first load's scripts that nothing has run when the page is taken over and the network quiet, %; those within the page are not counted. */
export async function unusedShare(browser: Browser, origin: string): Promise<number> {
  const { page, protocol, close } = await openPage(browser);
  await protocol.send('Profiler.enable');
  await protocol.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  await page.goto(`${origin}/mapp/Home`, { waitUntil: 'networkidle' });
  // Files may be there long before a slow machine has run them.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
  await page.waitForTimeout(500);
  const { result } = await protocol.send('Profiler.takePreciseCoverage');
  let whole = 0;
  let unused = 0;
  for (const { url, functions } of result) {
    if (!url.startsWith(`${origin}/mapp/assets/`)) continue;
    const length = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
    const ran = new Uint8Array(length).fill(1);
    // A range within another comes after it, and says what is true of it.
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        ran.fill(count === 0 ? 0 : 1, startOffset, endOffset);
    whole += length;
    unused += ran.filter((each) => each === 0).length;
  }
  await close();
  return (100 * unused) / whole;
}
