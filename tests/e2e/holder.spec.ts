import type { Page } from '@playwright/test';
import { getUserInfo, saveContact, signOut } from '@mapp/kit/contracts';
import { fieldOf } from './beneficiary.support.ts';
import { headingOf, signOutOf, visit } from './pages.support.ts';
import { newContact, savedAt, toAdding, typeContact } from './saved.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const [first, second] = ['600000000001', '600000000002'];
const name = '李敏';

const coverOf = (page: Page) => page.getByRole('dialog');
const isOther = (page: Page) =>
  expect(coverOf(page).getByRole('heading', { name: zh('holder', 'other.title', { name }) })).toBeVisible();

/** The first member's form, filled in and not sent, once the page knows whose it is. */
async function fillIn(page: Page): Promise<void> {
  const known = page.waitForResponse((answer) => answer.url().includes(getUserInfo.path));
  await page.goto(savedAt.contacts);
  await known;
  await toAdding(page, 'contact');
  await typeContact(page);
}

const save = (page: Page) => page.getByRole('button', { name: zh('saved-people', 'save'), exact: true });

test.describe('a form that is filled in', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(first);
    await fillIn(page);
  });

  test('a member who signs in in another tab covers it, and it is sent for nobody', async ({
    page,
    context,
    airline,
    signIn,
  }) => {
    await signIn(second);
    const other = await context.newPage();
    await other.goto('/mapp/Home');
    await isOther(page);
    await expect(fieldOf(page, 'name')).toHaveCount(0);
    await expect(page.getByText(newContact.phone)).toHaveCount(0);
    await coverOf(page)
      .getByRole('button', { name: zh('holder', 'goOnAs', { name }) })
      .click();
    await expect(page).toHaveURL(/\/Home$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    // Nothing that was typed is met again.
    await page.goto(savedAt.contacts);
    await toAdding(page, 'contact');
    await expect(fieldOf(page, 'name')).toHaveValue('');
    expect(await airline.requests(saveContact.path)).toEqual([]);
    await other.close();
  });

  test(
    'a cookie that changes without a word is seen before anything is sent',
    { tag: '@all' },
    async ({ page, airline, signIn }) => {
      await signIn(second);
      await save(page).click();
      await isOther(page);
      expect(await airline.requests(saveContact.path)).toEqual([]);
    },
  );

  test(
    'and left, and come back to after another member has come: it is sent for nobody, nor met after a load',
    { tag: '@all' },
    async ({ page, airline, signIn }) => {
      await visit(page, '/mapp/mine');
      await expect(headingOf(page, zh('mine', 'title'))).toBeVisible();
      await signIn(second);
      await page.goBack();
      // The page may have seen it on the way; the button is gone then.
      await save(page)
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await isOther(page);
      await expect(fieldOf(page, 'name')).toHaveCount(0);
      await page.goto('/mapp/Home');
      await page.goBack();
      await expect(page.getByText(newContact.phone)).toHaveCount(0);
      expect(await airline.requests(saveContact.path)).toEqual([]);
    },
  );

  test('a sign-out in another tab empties the page, and the same member finds it as it was', async ({
    page,
    context,
    airline,
    signIn,
  }) => {
    const other = await context.newPage();
    await other.goto('/mapp/mine/set');
    await signOutOf(other);
    await expect(coverOf(page).getByRole('heading', { name: zh('holder', 'left.title') })).toBeVisible();
    await expect(fieldOf(page, 'phone')).toHaveCount(0);
    expect(await airline.requests(signOut.path)).toHaveLength(1);
    await signIn(first);
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
    await expect(fieldOf(page, 'phone')).toHaveValue(newContact.phone);
    await save(page).click();
    await expect.poll(async () => (await airline.requests(saveContact.path)).length).toBe(1);
    await other.close();
  });
});

test(
  'a sign-out is complete where a browser forbids every store',
  { tag: '@all' },
  async ({ browser, origin, airline }) => {
    const context = await browser.newContext({ baseURL: origin });
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const taken: readonly (readonly [object, readonly string[]])[] = [
        [
          globalThis,
          ['indexedDB', 'localStorage', 'sessionStorage', 'caches', 'BroadcastChannel', 'Notification'],
        ],
        [globalThis, ['history', 'navigation', 'matchMedia', 'visualViewport']],
        [globalThis, ['ResizeObserver', 'IntersectionObserver', 'Worker', 'OffscreenCanvas']],
        [Navigator.prototype, ['serviceWorker', 'wakeLock', 'storage', 'permissions', 'geolocation']],
        [Crypto.prototype, ['subtle', 'randomUUID']],
      ];
      for (const [target, names] of taken)
        for (const each of names) Object.defineProperty(target, each, { get: refuse, configurable: true });
    });
    await context.addCookies([{ ...(await airline.signIn(first)), url: origin }]);
    const page = await context.newPage();
    await page.goto('/mapp/mine');
    await expect(page.getByText('张三')).toBeVisible();
    await signOutOf(page);
    await expect(headingOf(page, zh('home', 'greeting.guest'))).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).filter((each) => each.name.startsWith('mapp_token')))
      .toEqual([]);
    expect(await airline.requests(signOut.path)).toHaveLength(1);
    await context.close();
  },
);
