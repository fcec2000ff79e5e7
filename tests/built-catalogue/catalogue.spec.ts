import { readFileSync } from 'node:fs';
import { expect, openStory, test } from './catalogue.ts';

const bill = 'screens-points-bill--basic';

test.describe('under a path of its own and a strict policy', () => {
  test('a story in the manager', async ({ page, catalogue, complaints }) => {
    await page.goto(`${catalogue}?path=/story/primitives-button--basic`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('#storybook-root button').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'All languages side by side' })).toHaveAttribute(
      'href',
      /path=\/story\/review-beside--languages&args=story:primitives-button--basic/,
    );
    expect(complaints).toEqual([]);
  });

  test('a whole screen, answered by the sandbox', async ({ page, catalogue, complaints }) => {
    // Alone it has no page but the window; a wide one shows list and detail.
    await page.setViewportSize({ width: 390, height: 844 });
    await openStory(page, catalogue, bill);
    await expect(page.getByText(/^23.684$/).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a page of docs, with props and their descriptions', async ({ page, catalogue, complaints }) => {
    test.setTimeout(120_000);
    await page.goto(`${catalogue}iframe.html?id=primitives-button--docs&viewMode=docs`);
    await expect(page.getByText('How much it weighs').first()).toBeVisible();
    // The first state of the page is drawn in its frame.
    // It is a whole page, which two busy cores have not drawn within 20 s.
    await expect(page.frameLocator('iframe').first().locator('#storybook-root button')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Invariant Violation')).toHaveCount(0);
    // Own props, then what the root takes beside them.
    const props = page
      .getByRole('table')
      .filter({ has: page.getByText('Native attributes', { exact: true }) });
    for (const name of ['variant', 'disabled', 'href', 'type', 'className', 'data-*'])
      await expect(props.getByRole('cell', { name, exact: true })).toBeVisible();
    // The other component of the same subpath has a table too, under its name.
    await page.locator('summary', { hasText: 'IconButton' }).first().click();
    const other = page.locator('details[open]').getByText('Native attributes', { exact: true });
    await expect(other.first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('the manager and the frame of a story name an icon that is there: the mark of the site', async ({
  page,
  catalogue,
}) => {
  const mark = readFileSync('apps/mapp/public/icon.svg', 'utf8');
  for (const address of ['index.html', `iframe.html?id=${bill}&viewMode=story`]) {
    await page.goto(`${catalogue}${address}`);
    const icons = await page
      .locator('link[rel="icon"]')
      .evaluateAll((links) => links.map((link) => link instanceof HTMLLinkElement && link.href));
    expect(icons).toHaveLength(1);
    const answer = await page.request.get(String(icons[0]));
    expect([answer.status(), await answer.text()]).toEqual([200, mark]);
  }
});

test.describe('the toolbar', () => {
  // The longest words that it can say.
  const globals = 'locale:ru;theme:light;viewport:narrow;host:rail;network:http500';
  const sizes = [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ];

  for (const size of sizes)
    test(`is whole at ${size.width} px, with the panel on either side`, async ({ page, catalogue }) => {
      await page.setViewportSize(size);
      await page.goto(`${catalogue}?path=/story/primitives-button--basic&globals=${globals}`);
      const circumstances = page.getByRole('button', { name: 'Circumstances: Rail partner, HTTP 500' });
      await expect(circumstances).toBeInViewport();
      const bar = page.getByRole('toolbar').filter({ has: circumstances });
      const hidden = () =>
        bar.evaluate((element) => {
          const edge = (element.closest('.sb-bar') ?? element).getBoundingClientRect().right;
          const controls = [...element.querySelectorAll('button, a')];
          const beyond = controls.filter((control) => control.getBoundingClientRect().right > edge);
          return { all: controls.length, beyond: beyond.map((control) => control.ariaLabel) };
        });
      const move = page.getByRole('button', { name: /^Move addon panel/ }).first();
      for (const turn of [1, 2]) {
        const { all, beyond } = await hidden();
        expect(all).toBeGreaterThan(8);
        expect(beyond, `turn ${turn}`).toEqual([]);
        await move.click();
      }
    });

  test('says and changes what is around a story', async ({ page, catalogue }) => {
    await page.goto(`${catalogue}?path=/story/primitives-button--basic`);
    await page.getByRole('button', { name: 'Circumstances: as usual' }).click();
    await page.getByLabel('Text size').selectOption('Elder mode');
    await page.getByLabel('Network').selectOption('HTTP 500');
    await expect(page).toHaveURL(/globals=textSize:elder;network:http500/);
    await page.getByRole('button', { name: 'All as usual' }).click();
    await expect(page.getByLabel('Text size')).toHaveValue('standard');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Circumstances: as usual' })).toBeFocused();
  });
});

test.describe('globals in the address', () => {
  test('are what the story is drawn with', async ({ page, catalogue }) => {
    await openStory(
      page,
      catalogue,
      'screens-mine--basic',
      'locale:ru;theme:dark;textSize:double;clock:2026-12-31T2359;viewer:gold',
    );
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'ru');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');
    expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-12-31T15:59:00.000Z');
    // Its play is about somebody else.
    await expect(page.locator('#storybook-root').getByText('6000 0000 0003').first()).toBeAttached();
  });

  test('contrast and motion reach the style sheets', async ({ page, catalogue }) => {
    const duration = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mapp-motion-duration-state'),
      );
    await openStory(page, catalogue, 'primitives-button--basic', 'motion:full');
    expect(Number.parseFloat(await duration())).toBe(0.12);
    await openStory(page, catalogue, 'primitives-button--basic', 'motion:reduced;contrast:forced');
    expect(Number.parseFloat(await duration())).toBe(0);
    const background = await page
      .locator('#storybook-root button')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)']).toContain(background);
  });
});

test.describe('side by side', () => {
  test('all languages of a screen', async ({ page, catalogue, complaints }) => {
    await openStory(page, catalogue, `review-beside--languages&args=story:${bill}`);
    for (const [index, lang] of ['zh', 'en', 'ja', 'ko', 'ru'].entries()) {
      const frame = page.frameLocator('#storybook-root iframe').nth(index);
      await expect(frame.locator(`html[lang^="${lang}"]`)).toBeAttached();
      await expect(frame.locator('#storybook-root h1').first()).toBeAttached();
    }
    expect(complaints).toEqual([]);
  });

  test('all hosts of the shell', async ({ page, catalogue }) => {
    await openStory(page, catalogue, 'review-beside--hosts');
    const navigation = (host: string) =>
      page.frameLocator(`iframe[title$=", ${host}"]`).locator('#storybook-root nav');
    // The bar below, and the one above that a wide window has.
    await expect(navigation('Mobile browser')).toHaveCount(2);
    await expect(
      page.frameLocator('iframe[title$=", Rail partner"]').locator('#storybook-root h1').first(),
    ).toBeAttached();
    await expect(navigation('Rail partner')).toHaveCount(0);
  });
});

test.describe('what tools read', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`dist/storybook/${name}`, 'utf8'));

  test('the index has its titles in order, each story with its tags', () => {
    const { entries } = read('index.json') as {
      entries: Record<string, { title: string; tags: string[]; type: string }>;
    };
    const stories = Object.values(entries).filter(({ type }) => type === 'story');
    const order = ['welcome', 'foundations', 'primitives', 'components', 'screens', 'journeys', 'review'];
    const firsts = [...new Set(Object.values(entries).map(({ title }) => title.split('/')[0] ?? ''))];
    expect(firsts).toEqual(order);
    const untold = stories.filter(
      ({ title, tags }) =>
        /^(components|screens|journeys)\//.test(title) &&
        !tags.some((tag) => /^(membership|travel)-\d$/.test(tag)),
    );
    expect(untold).toEqual([]);
  });

  test('the manifest names components with described props', () => {
    const { components } = read('manifests/components.json') as {
      components: Record<
        string,
        { name: string; reactDocgen?: { props?: Record<string, { description?: string }> } }
      >;
    };
    const named = Object.entries(components).filter(([id]) => /^(primitives|components)-/.test(id));
    expect(named.length).toBeGreaterThan(80);
    const props = named.flatMap(([, { reactDocgen }]) => Object.values(reactDocgen?.props ?? {}));
    expect(props.length).toBeGreaterThan(300);
    expect(props.filter(({ description = '' }) => description === '')).toEqual([]);
  });
});
