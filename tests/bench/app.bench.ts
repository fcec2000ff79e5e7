/**
 * Ten routes of the built site that travellers use most, each opened with nothing cached on a slow network with a quarter of the processor,
 * and tapped through as on the way on; `npm run bench app /trip` takes those whose path begins so.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@mapp/sandbox/server';
import { airlineAt } from '../e2e/sandbox.ts';
import { appRoutes, type AppRoute } from './app-routes.ts';
import { openBrowser, openPage, type SlowPage } from './browser-page.ts';
import { buildSite } from './build.ts';
import { median } from './figures.ts';
import { placeOf } from './place.ts';

const visitCount = 3;
/** The most that a tap may take until its frame is painted, ms. */
const mostForTap = 200;
/** Time after a tap in which it is painted and told of, ms. */
const settles = 700;
/** How long a control may be on its way, ms. */
const comes = 10_000;

/** Interaction that the browser tells of: the time when the finger came, and from then until the frame, ms. */
interface Tap {
  readonly start: number;
  readonly duration: number;
}

interface Watched {
  paint: number;
  shift: number;
  readonly taps: Tap[];
}

/** Notes in the page what only the page can see. */
function watch(): void {
  const watched: Watched = { paint: 0, shift: 0, taps: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    watched.paint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watched.taps.push({ start: startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const seen = (page: SlowPage['page']): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

const named = process.argv.slice(2);
const routes = appRoutes.filter(
  ({ address }) => named.length === 0 || named.some((path) => address.startsWith(path)),
);
if (routes.length === 0)
  throw new Error(
    `No route begins with ${named.join(', ')}: ${appRoutes.map(({ address }) => address).join(', ')}`,
  );

const browser = await openBrowser();
const site = await buildSite();
const server = await startServer({ port: 0, siteFolder: site });
const airline = airlineAt(server.origin);
// The server compresses a file as small as it can when it is first asked for, which no reader of a deployment waits for.
const files = readdirSync(join(site, 'assets')).filter((file) => !file.endsWith('.map'));
const paths = ['Home', ...files.map((file) => `assets/${file}`)];
await Promise.all(
  paths.map(async (path) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    await (await fetch(`${server.origin}/mapp/${path}`, { headers })).arrayBuffer();
  }),
);

/** One visit with nothing cached, and the taps. */
async function visit({ address, member: cardNo, taps }: AppRoute) {
  await airline.reset();
  const { page, protocol, close } = await openPage(browser, { slow: true });
  if (cardNo !== undefined)
    await page.context().addCookies([{ ...(await airline.signIn(cardNo)), url: server.origin }]);
  let bytes = 0;
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(`${server.origin}/mapp${address}`);
  // A request that was given up may count as under way: what is measured is there by then all the same.
  await page.waitForLoadState('networkidle', { timeout: comes }).catch(() => undefined);
  const controls = taps(page);
  await controls[0]?.waitFor({ timeout: comes }).catch(() => undefined);
  const { paint } = await seen(page);
  const loaded = bytes;
  const times: number[] = [];
  for (const control of controls) {
    const place = await placeOf(control, comes);
    if (!place) {
      // Nothing is left to be tapped: the visit has not come to its end.
      times.push(Number.POSITIVE_INFINITY);
      break;
    }
    // What looked for it runs in the page too, and is over by then.
    await page.waitForTimeout(200);
    const begin = await page.evaluate(() => performance.now());
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(settles);
    const own = (await seen(page)).taps.filter(({ start }) => start >= begin);
    times.push(Math.max(0, ...own.map(({ duration }) => duration)));
  }
  const { shift } = await seen(page);
  await close();
  return { paint, shift, bytes: loaded, times };
}

console.log('| Route | LCP | Slowest tap | Taps | CLS | Transferred |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const route of routes) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let count = 0; count < visitCount; count += 1) visits.push(await visit(route));
  const taps =
    visits[0]?.times.map((_, at) => median(visits.map(({ times }) => times[at] ?? Number.NaN))) ?? [];
  const slowest = Math.max(...taps);
  // As it is written: less than a two-thousandth is none.
  const shift = Number(Math.max(...visits.map((one) => one.shift)).toFixed(3));
  if (!(slowest <= mostForTap && shift === 0)) process.exitCode = 1;
  const cells = [
    route.address.replace(/\?.*/, ''),
    `${Math.round(median(visits.map(({ paint }) => paint)))} ms`,
    `${slowest} ms ${slowest <= mostForTap ? '✓' : '✗'}`,
    taps.join(', '),
    shift === 0 ? '0 ✓' : `${shift} ✗`,
    `${Math.round(median(visits.map(({ bytes }) => bytes)) / 1024)} KiB`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await browser.close();
await server.close();
