import { expect, test } from './site.ts';
import { leaks, watch } from './watch.ts';

test('what leaves the page’s memory is noticed', async ({ context, kept, origin, signIn }) => {
  await signIn();
  const page = await context.newPage();
  const watched = watch(page, origin, kept.told);
  await page.goto('/mapp/myBill/infoList');
  await expect(page.getByRole('definition').first()).toBeVisible();
  expect(await leaks(page, watched)).toEqual([]);
  const [token = ''] = watched.tokens;
  watched.typed.add('若曦');
  await page.evaluate(async (secret) => {
    localStorage.setItem('kept', secret);
    sessionStorage.setItem('kept', 'Zhang San');
    console.log('张三');
    history.replaceState({ draft: '若曦' }, '', '?card=6000+0000+0001');
    document.cookie = 'draft=%E8%8B%A5%E6%9B%A6';
    document.body.append(Object.assign(document.createElement('p'), { id: 'E71000001', title: '李敏' }));
    const held = window as { mappTelemetry?: (event: object) => unknown };
    await held.mappTelemetry?.({ message: '王建国', userId: 'U71000001' });
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('drafts');
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('kept', { autoIncrement: true }).add({ phone: '13800000001' });
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }, token);
  // A page does not wait until the browser has its cookie.
  await expect.poll(async () => JSON.stringify(await context.cookies())).toContain('draft');
  expect((await leaks(page, watched)).sort()).toEqual(
    [
      '张三 stands in the console',
      '6000 0000 0001 stands in the address',
      'zhang san stands in the storage',
      `${token} stands in the storage`,
      '13800000001 stands in the database',
      '若曦 stands in the history',
      '若曦 stands in the cookies',
      'e71000001 stands in the attributes',
      '王建国 stands in the telemetry',
    ].sort(),
  );
  // Told on purpose.
  kept.told?.splice(0);
  await page.evaluate(() => indexedDB.deleteDatabase('drafts'));
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
