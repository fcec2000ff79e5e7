import { expect, type Browser, type Page } from '@playwright/test';
import { calls } from '@mapp/kit/contracts';
import { hostPages, openHost } from '../e2e/host-pages.ts';
import { testTime, type Airline } from '../e2e/sandbox.ts';
import type { WriteName } from './ways/way.ts';

export type HostName = keyof typeof hostPages;
export const hostNames = Object.keys(hostPages) as HostName[];

export const callNamed = (name: WriteName) => calls.find((call) => call.name === name)?.path ?? '';

const absence = 30 * 60_000;

/** A signed-in member's page in a host, at the time at which every test begins. */
export async function openAs(
  browser: Browser,
  origin: string,
  airline: Airline,
  id: HostName,
  cardNo?: string,
) {
  const opened = await openHost(browser, origin, id);
  const { context, host } = opened;
  await context.clock.install({ time: testTime });
  if (cardNo !== undefined)
    await context.addCookies([
      { name: host.alias, value: (await airline.signIn(cardNo)).value, url: origin },
    ]);
  return opened;
}

/** The line is dead for half an hour, and the device ends the page: what memory held is gone. */
export async function leaveDead(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.clock.fastForward(absence);
  await context.setOffline(false);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1, svg').filter({ visible: true }).first()).toBeVisible();
}
