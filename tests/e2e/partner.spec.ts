import { headingOf } from './parts.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const path = '/api/sso/login/nolandfall/bindAndLogin';
const guest = zh('home', 'greeting.guest');

test('a partner’s sign-in is bound before the first screen, and leaves the address', async ({
  page,
  airline,
  context,
}) => {
  const before = page.url();
  await page.goto('/mapp/myBill?channel=bank&loginToken=bind-0');
  await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
  await expect(page).toHaveURL(/\/mapp\/myBill\?channel=bank$/);
  expect((await context.cookies()).some(({ name }) => name === 'mapp_token_m')).toBe(true);
  const [request, ...others] = await airline.requests(path);
  expect(others).toEqual([]);
  expect(JSON.parse(request?.body ?? '{}')).toMatchObject({ message: 'bind-0', salesChannel: btoa('6102') });
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('outcome 1: nothing happens', async ({ page }) => {
  await page.goto('/mapp/Home?channel=bank&loginToken=bind-1');
  await expect(headingOf(page, guest)).toBeVisible();
});

for (const code of [2, 3, 4]) {
  test(`outcome ${code}: the sign-in page`, async ({ page }) => {
    await page.goto(`/mapp/Home?channel=bank&loginToken=bind-${code}`);
    await expect(page).toHaveURL(/\/sso\/login\?/);
  });
}

test('outcome 3 on the rail channel: a guest’s page', async ({ page, context }) => {
  await page.goto('/mapp/Home?channel=rail&loginToken=bind-3');
  await expect(headingOf(page, guest)).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('mapp_token'))).toEqual([]);
});

test('without a partner the hand-over counts for nothing', async ({ page, airline }) => {
  await page.goto('/mapp/Home?loginToken=bind-0');
  await expect(headingOf(page, guest)).toBeVisible();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  expect(await airline.requests(path)).toEqual([]);
});
