import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '@mapp/sandbox/members';
import { zh, type Say } from './words.ts';

/** The heading of the screen on show. Kept screens stay in the page, hidden, and so do their headings. */
export const headingOf = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The sentence of the result in which a flow ends, below the heading of its screen. */
export const resultOf = (page: Page, sentence: string): Locator =>
  page.getByRole('heading', { level: 2, name: sentence, exact: true });

/** How long the worker may take to keep its files, beside other tests, ms. */
export const workerMs = 40_000;

/** React marks what it has taken over. */
const isAwake = () =>
  Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'));

/** Opens the home screen and waits until it is awake: taps on a prerendered page are lost before. */
export async function openHome(page: Page, query = ''): Promise<void> {
  await page.goto(`/mapp/Home${query}`);
  await expect.poll(() => page.evaluate(isAwake)).toBe(true);
}

/** Goes to an address within the site, as a link does, without opening the page again. */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { depth = 0 } = (history.state ?? {}) as { depth?: number };
    history.pushState({ key: to, depth: depth + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The notices of the home screen, scrolled into sight: they are asked for only then. */
export async function noticesOn(page: Page, say: Say = zh): Promise<Locator> {
  const section = page.getByRole('region', { name: say('home', 'notices.title') });
  await expect(section).toBeAttached();
  await section.evaluate((node) => node.scrollIntoView());
  return section;
}

/** The bottom bar, in Chinese. */
export const tabBarOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: zh('shell', 'tabs.label') });

/** An entry of the bottom bar. */
export const tabOf = (page: Page, id: string): Locator =>
  tabBarOf(page).getByRole('link', { name: zh('shell', `tabs.${id}`) });

/** The entries of the points bill. */
export const entriesOf = (page: Page): Locator =>
  page.getByRole('list', { name: zh('points', 'bill.entries') });

/** Taps "sign out" and says yes. */
export async function signOutOf(page: Page, say: Say = zh): Promise<void> {
  await page.getByRole('button', { name: say('mine', 'signOut') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('mine', 'signOut.confirm'), exact: true })
    .click();
}

/** Signs in on the sandbox's page, which is Chinese here. */
export async function signInByForm(page: Page, cardNo: string): Promise<void> {
  await page.getByLabel('会员卡号', { exact: true }).fill(cardNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: '登录' }).last().click();
}

/** Opens the search of Home, which is behind the lens. */
export async function openSearch(page: Page) {
  await lensOf(page).click();
  const sheet = page.getByRole('dialog', { name: zh('home', 'actions.search') });
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  return sheet;
}

/** The lens in the head of the standard home. */
export const lensOf = (page: Page) => page.getByRole('button', { name: zh('home', 'actions.search') });
