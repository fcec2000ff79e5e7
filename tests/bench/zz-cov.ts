import { startServer } from '@mapp/sandbox/server';
import { openBrowser, openPage } from './browser-page.ts';
const browser = await openBrowser();
for (const folder of process.argv.slice(2)) {
  const server = await startServer({ port: 0, siteFolder: folder });
  const { page, close } = await openPage(browser, { slow: false, cpu: 1 });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(`${server.origin}/mapp/Home`, { waitUntil: 'networkidle' });
  const all = await page.coverage.stopJSCoverage();
  let total = 0, used = 0;
  for (const { url, source = '', functions } of all) {
    if (!url.includes('/assets/')) continue;
    const marks = new Uint8Array(source.length).fill(1);
    const ranges = functions.flatMap((f) => f.ranges).sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
    for (const { startOffset, endOffset, count } of ranges) marks.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    const u = marks.reduce((s, x) => s + x, 0);
    total += source.length; used += u;
    console.log(url.split('/').pop(), source.length, `unused ${(100 * (1 - u / source.length)).toFixed(1)} %`);
  }
  console.log('total', total, `unused ${(100 * (1 - used / total)).toFixed(1)} %`);
  console.log((await page.evaluate(() => performance.getEntriesByType('resource').map((r) => `${r.name.split('/').pop()} ${r.initiatorType} ${Math.round(r.startTime)}`).join('\n'))));
  await close(); await server.close();
}
await browser.close();
