import { routeOf } from '@mapp/kit/navigation';
import { headingOf, openHome, tabOf, visit } from './pages.support.ts';
import { places } from './places.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

const told = (page: Page) => page.locator('p[aria-live="polite"]').last();

test(
  'the first page keeps the focus where the browser has it, and says nothing twice',
  { tag: '@all' },
  async ({ page }) => {
    await openHome(page);
    await expect(page.locator('body')).toBeFocused();
    await expect(told(page)).toHaveCount(0);
  },
);

const members = places.filter(({ forGuests }) => !forGuests);
const firsts = [...Map.groupBy(members, ({ destination }) => routeOf(destination).area).values()].flatMap(
  (ofArea) => ofArea.slice(0, 1),
);
/** Pages that come one after another: the first of each area in every run. */
const turned = { default: firsts, all: members.filter((place) => !firsts.includes(place)) } as const;

for (const tier of ['default', 'all'] as const)
  test(
    `every page that comes has the focus on its heading, and is told: ${turned[tier].length}`,
    tierOf(tier),
    async ({ page, signIn }) => {
      if (tier === 'all') test.slow();
      await signIn();
      await openHome(page);
      await visit(page, '/mapp/nothing');
      const words = told(page);
      for (const { path } of turned[tier]) {
        await words.evaluate((line) => line.replaceChildren());
        await visit(page, path);
        await expect(words, path).not.toBeEmpty();
        await expect(page.locator('h1:visible'), path).toBeFocused();
      }
    },
  );

test(
  'what only changes in its place keeps the focus; a kept page gives it back',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('/mapp/boarde');
    const tab = page.getByRole('tab', { name: zh('check-in', 'tabs.processed') });
    await tab.click();
    await expect(page).toHaveURL(/tab=processed/);
    await expect(tab).toBeFocused();
    await page.getByRole('link', { name: zh('check-in', 'bar.rules') }).click();
    await expect(headingOf(page, zh('check-in', 'rules.title'))).toBeFocused();
    await tabOf(page, 'mine').click();
    await expect(page.locator('h1:visible')).toBeFocused();
  },
);
