import type { Page } from '@playwright/test';
import { member } from './beneficiary.support.ts';
import { openHome } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { settled } from './walk/elder.ts';
import { zh } from './words.ts';

/** Addresses within the site, without what they ask for, that the page on show leads to. */
const leadsTo = async (page: Page): Promise<readonly string[]> => {
  await settled(page);
  // Parts that come into sight late.
  await page.mouse.wheel(0, 5000);
  await settled(page);
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('a[href^="/mapp"]')]
        .filter((link) => link.checkVisibility())
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    ),
  ]);
};

for (const who of ['guest', 'member'] as const)
  test(
    `whatever Home leads a ${who} to is at most one screen further in elder mode`,
    tierOf('all'),
    async ({ page, signIn }) => {
      test.slow();
      if (who === 'member') await signIn(member);
      await openHome(page);
      const usual = await leadsTo(page);
      await page.evaluate(() => localStorage.setItem('mapp.textSize', 'elder'));
      await openHome(page);
      const elder = await leadsTo(page);
      const reached = new Set(elder);
      for (const way of elder) {
        if (usual.every((address) => reached.has(address))) break;
        await page.goto(way);
        for (const address of await leadsTo(page)) reached.add(address);
      }
      // Recommended fares: the search for flights leads there, by its button.
      const found = '/mapp/reserve/flightList';
      expect(reached).toContain('/mapp/reserve/reserveTickets');
      expect(usual.filter((address) => address !== found && !reached.has(address))).toEqual([]);
      // What has no address is found by the search.
      await openHome(page);
      await page.getByRole('button', { name: zh('home', 'actions.search') }).click();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    },
  );
