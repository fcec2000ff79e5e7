import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { passengers, segments } from '@mapp/sandbox/check-in';
import type { Locator, Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { headingOf, openHome, signOutOf, workerMs } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const path = '/api/check-in/boarding-passes';
const address = `/mapp/boarde/boardingCard?segment=${segments.checkedIn}`;
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

test.beforeAll(async () => {
  const { buffer, byteOffset, byteLength } = readFileSync(wasm);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const codesOf = (page: Page): Locator => page.locator('main svg[role="img"]');
const keptMark = (page: Page): Locator => page.getByText(zh('boarding-pass', 'kept'), { exact: true });
/** Taps one of several by its words. */
const choose = (page: Page, words: string) => page.locator('label', { hasText: words }).click();
const personOf = (page: Page, name: string): Locator => page.getByRole('radio', { name });

/** Findings of an independent reader in the pixels of a code and the white round it. */
async function readFrom(code: Locator): Promise<readonly string[]> {
  await code.scrollIntoViewIfNeeded();
  const pixels = await code.locator('..').screenshot();
  const found = await readBarcodes(new Blob([new Uint8Array(pixels)]), {
    formats: ['QRCode', 'Aztec', 'PDF417'],
  });
  return found.map(({ text }) => text);
}

/** Opens the passes and waits until they will be there without a network. Gives the texts that the airline has sent. */
async function openPasses(page: Page): Promise<readonly string[]> {
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await page.goto(address);
  const answer = (await (await answered).json()) as { data: { passes: { barcode: string }[] } };
  await expect(keptMark(page)).toBeVisible({ timeout: workerMs });
  return answer.data.passes.map(({ barcode }) => barcode);
}

/** Entries that the device keeps, as they are there. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'mapp-kept')) return [];
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await settled(indexedDB.open('mapp-kept'));
    const entries = (await settled(database.transaction('entries').objectStore('entries').getAll())) as {
      sealed: Uint8Array;
    }[];
    database.close();
    return entries.map(({ sealed }) => new TextDecoder('latin1').decode(sealed));
  });

test('a pass that was seen opens without a network, until its holder signs out', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const sent = await openPasses(page);
  expect(sent).toHaveLength(3);
  expect(await readFrom(codesOf(page).first())).toEqual([sent[0]]);
  const sealed = await kept(page);
  expect(sealed).toHaveLength(1);
  expect(sealed[0]).not.toMatch(/ZHANG|passes|barcode/);

  await context.setOffline(true);
  await page.reload();
  await expect(codesOf(page)).toHaveCount(3);
  // The clock goes on.
  await expect(page.getByText(/^10:0\d 更新$/)).toBeVisible();
  expect(await readFrom(codesOf(page).first())).toEqual([sent[0]]);
  // Another symbology comes from the device too.
  await choose(page, 'Aztec');
  await expect.poll(() => readFrom(codesOf(page).first())).toEqual([sent[0]]);
  // Without a segment it is the nearest of those that are kept.
  await page.goto('/mapp/boarde/boardingCard');
  await expect(codesOf(page)).toHaveCount(3);
  // So does the way to it: check-in names what is kept.
  await page.goto('/mapp/boarde');
  await page
    .getByRole('main')
    .getByRole('link', { name: /MU5102/ })
    .click();
  await expect(codesOf(page)).toHaveCount(3);

  await context.setOffline(false);
  await page.goto('/mapp/mine');
  await signOutOf(page);
  await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  await page.goto(address);
  await page.waitForURL(/\/sso\/login/);
});

test(
  'each passenger’s pass comes to the front, by its name or by the address',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    const sent = await openPasses(page);
    await choose(page, '李四');
    await expect(personOf(page, '李四')).toBeChecked();
    await expect(codesOf(page).nth(1)).toBeInViewport();
    expect(await readFrom(codesOf(page).nth(1))).toEqual([sent[1]]);
    await page.goto(`${address}&passenger=${passengers.infant}`);
    await expect(codesOf(page)).toHaveCount(3);
    await expect(codesOf(page).nth(2)).toBeInViewport();
    expect(await readFrom(codesOf(page).nth(2))).toEqual([sent[2]]);
  },
);

for (const symbology of ['Aztec', 'PDF417']) {
  test(`the pixels of ${symbology} say what the airline sent`, { tag: '@all' }, async ({ page, signIn }) => {
    await signIn();
    const sent = await openPasses(page);
    await choose(page, symbology);
    await expect.poll(() => readFrom(codesOf(page).first())).toEqual([sent[0]]);
  });
}

test(
  'nothing is left once the session has ended elsewhere',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    await signIn();
    await openPasses(page);
    await airline.fault('*', 'unauthorized', 5);
    await page.goto('/mapp/mine');
    await page.waitForURL(/\/sso\/login/);
    await page.goto('/mapp/icon.svg');
    await expect.poll(() => kept(page)).toEqual([]);
  },
);

test(
  'another member finds nothing, and neither does the day after arrival',
  { tag: '@all' },
  async ({ page, airline, signIn }) => {
    await signIn();
    await openPasses(page);
    await signIn('600000000002');
    await openHome(page);
    await expect.poll(() => kept(page)).toEqual([]);

    await signIn();
    await openPasses(page);
    // By the airline's clock, whatever the device shows.
    await airline.clock('2026-06-02T23:59:00+08:00');
    await openHome(page);
    await expect.poll(() => kept(page)).toHaveLength(1);
    await airline.clock('2026-06-03T00:01:00+08:00');
    await openHome(page);
    await expect.poll(() => kept(page)).toEqual([]);
  },
);

test('the worker keeps the page’s files alone, and gives way to a new build', async ({ page, signIn }) => {
  await signIn();
  await openPasses(page);
  await page.reload();
  await expect(keptMark(page)).toBeVisible({ timeout: workerMs });
  const files = await page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return found.flat().map((url) => new URL(url).pathname);
  });
  expect(files).toContain('/mapp/index.html');
  expect(
    files.filter((file) => !/^\/mapp\/(assets\/[^/]+|index\.html|icon\.svg|config\.json)$/.test(file)),
  ).toEqual([]);
  // The kept shell is not what a page gets as long as there is a network: that one was drawn for this address.
  await page.goto('/mapp/Home');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toContain('data-prerendered');
  // The kept shell was changed by nobody else.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (request.url.includes('index.html')) await cache.put(request, new Response('an old build'));
    }
  });
  await page.goto(address);
  await expect(codesOf(page)).toHaveCount(3);
});

test('on paper each pass has a page of its own, dark on white', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await openPasses(page);
  const print = await page.pdf({ format: 'A5' });
  const pages = print.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(pages).toHaveLength(3);
});
