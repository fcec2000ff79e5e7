import { expect, test } from './site.ts';
import { leaks, watch } from './watch.ts';

test('what leaves the page’s memory is noticed', async ({ context, origin, signIn }) => {
  await signIn();
  const page = await context.newPage();
  const watched = watch(page, origin);
  await page.goto('/mapp/myBill/infoList');
  await expect(page.getByRole('definition').first()).toBeVisible();
  expect(await leaks(page, watched)).toEqual([]);
  const [token = ''] = watched.tokens;
  await page.evaluate((secret) => {
    localStorage.setItem('kept', secret);
    sessionStorage.setItem('kept', 'Zhang San');
    console.log('张三');
    history.replaceState(null, '', '?card=6000+0000+0001');
  }, token);
  expect(await leaks(page, watched)).toEqual([
    '张三 stands in the console',
    '6000 0000 0001 stands in the address',
    'ZHANG SAN stands in the storage',
    `${token} stands in the storage`,
  ]);
  await page.close();
});

test('an error, a line on the console and another site are noticed', async ({ context, origin }) => {
  const page = await context.newPage();
  const { faults } = watch(page, origin);
  await page.goto('/mapp/Home');
  await page.evaluate(() => {
    void Promise.reject(new Error('thrown on purpose'));
    console.error('said on purpose');
    void fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  await expect.poll(() => faults.join('\n')).toContain('thrown: thrown on purpose');
  await expect.poll(() => faults.join('\n')).toContain('said on purpose');
  // The policy does not even let it out.
  await expect.poll(() => faults.join('\n')).toContain('policy: connect-src http://127.0.0.1:9/');
  await page.close();
});
