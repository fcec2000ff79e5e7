import { base, redirects, routeOf } from '@mapp/kit/navigation';
import { chunkOf } from './built.ts';
import { expectMainActionInPlace } from './main-actions.ts';
import { headingOf, lensOf, openHome, tabBarOf, tabOf } from './pages.support.ts';
import { places, withTabBar } from './places.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { locales, wordsOf, zh } from './words.ts';

const notFound = zh('shell', 'notFound.title');

test('the root and the bare base lead home, and take the language along', async ({ page }) => {
  for (const path of ['/', '/mapp', '/mapp/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/mapp\/Home$/);
    await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
  }
  await page.goto('/?lang=en');
  await expect(page).toHaveURL(/\/mapp\/Home(\?|$)/);
  await expect(headingOf(page, wordsOf('en')('home', 'greeting.guest'))).toBeVisible();
});

test('a parent’s path leads to its default screen', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  for (const [path, destination] of Object.entries(redirects)) {
    await page.goto(base + path);
    await expect(page).toHaveURL(new RegExp(`${base}${routeOf(destination).path}$`));
    await expect(headingOf(page, notFound)).toHaveCount(0);
  }
});

test('an unknown address says so, with a way home', async ({ page }) => {
  for (const path of ['nothing/here', 'homes', 'HOME', 'myBill/other', 'order/lists', 'Home/x']) {
    await page.goto(`/mapp/${path}`);
    await expect(headingOf(page, notFound)).toBeVisible();
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: zh('shell', 'home') })
    .click();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
});

/** Guests' screens before those of who has signed in. */
const areas = Map.groupBy(
  places.toSorted((one, other) => Number(other.forGuests) - Number(one.forGuests)),
  ({ destination }) => routeOf(destination).area,
);

/** Most screens of one test. */
const most = 10;

/** Equal parts of an area, so that the workers share its screens; each screen keeps its row in the area. */
const parts = [...areas].flatMap(([area, screens], turn) => {
  const count = Math.ceil(screens.length / most);
  const inParts = Map.groupBy(screens.entries(), ([row]) => Math.floor((row * count) / screens.length));
  return [...inParts].map(([part, rows]) => ({ name: `${area} ${part + 1}/${count}`, turn, rows }));
});

/** The screens of every run: the first of each area. */
const sample = {
  name: 'one of each area',
  turn: 0,
  rows: [...areas].flatMap(([, [first]], row) => (first ? [[row, first] as const] : [])),
};

for (const { name, turn, rows } of [sample, ...parts]) {
  test(
    `every screen opens by its address, with its title, bar and main action where they belong: ${name}`,
    tierOf(name === 'one of each area' ? 'default' : 'all'),
    async ({ page, signIn }) => {
      for (const [row, { destination, path, title, forGuests, member }] of rows) {
        if (!forGuests) await signIn(member);
        await page.goto(path);
        // A reload finds the same for all.
        if (row % 4 === 0) await page.reload();
        await expect(page).toHaveTitle(`${zh(...title)} - MU航空`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(headingOf(page, notFound)).toHaveCount(0);
        await expect(tabBarOf(page)).toBeVisible({ visible: withTabBar.has(destination) });
        // Drawings that the first page does not need come later, and come.
        await expect(page.locator('svg[viewBox="0 0 24 24"] > path:not([d])')).toHaveCount(0);
        await expectMainActionInPlace(page, destination);
      }
    },
  );

  test(
    `every other screen has its title in another language too: ${name}`,
    tierOf('all'),
    async ({ page, signIn }) => {
      const others = locales.filter((locale) => locale !== 'zh');
      for (const [row, { path, title, forGuests, member }] of rows) {
        if (row % 2 !== turn % 2) continue;
        const locale = others[(turn + row) % others.length] ?? 'en';
        if (!forGuests) await signIn(member);
        await page.goto(`${path}?lang=${locale}`);
        await expect.poll(async () => (await page.title()).split(' - ')[0]).toBe(wordsOf(locale)(...title));
      }
    },
  );
}

test(
  'the table of a link’s screen comes while the finger is still down',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await openHome(page);
    const asked = page.waitForRequest(`**/${chunkOf('src/screens/mine.ts').file}`);
    await tabOf(page, 'mine').hover();
    await page.mouse.down();
    await asked;
    await page.mouse.up();
    await expect(headingOf(page, zh('mine', 'title'))).toBeVisible();
  },
);

test('a slash at the end changes nothing', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/mine/set/');
  await expect(headingOf(page, zh('mine', 'set.title'))).toBeVisible();
});

test('going where one is already is ignored: one step back leaves the site', async ({ page }) => {
  const before = page.url();
  await openHome(page);
  for (let tap = 0; tap < 3; tap += 1) await tabOf(page, 'home').click();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('forward and back walk through the screens', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await openHome(page);
  await tabOf(page, 'mine').click();
  await page
    .getByRole('link', { name: zh('mine', 'rows.settings') })
    .last()
    .click();
  await expect(headingOf(page, zh('mine', 'set.title'))).toBeVisible();
  await page.goBack();
  await expect(headingOf(page, zh('mine', 'title'))).toBeVisible();
  await page.goBack();
  await expect(lensOf(page)).toBeVisible();
  await page.goForward();
  await expect(headingOf(page, zh('mine', 'title'))).toBeVisible();
});

test('a screen opened by its address goes back home', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/willFailedPoints');
  await page.getByRole('button', { name: zh('shell', 'back') }).click();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  await expect(lensOf(page)).toBeVisible();
});
