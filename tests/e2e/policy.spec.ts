import { noticesOn, openHome } from './parts.ts';
import { places } from './places.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('every page is sent with a strict policy', async ({ origin, page }) => {
  await page.goto('/mapp/Home');
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  for (const path of ['/mapp/Home', '/mapp/', '/mapp/myBill', '/mapp/nothing', script, '/sso/login']) {
    const { headers } = await fetch(origin + path, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).not.toMatch(/unsafe-|\*|http:|(?<!img-src [^;]*)data:/);
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policy, path).toContain(rule);
    }
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toMatch(/same-origin|no-referrer/);
  }
});

test('what breaks the policy is noticed', async ({ page, watched }) => {
  await openHome(page);
  const broken = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      return false;
    } catch {
      return true;
    }
  });
  expect(broken).toBe(true);
  await expect.poll(() => watched.faults.join('\n')).toContain('require-trusted-types-for');
  await expect.poll(() => watched.faults.join('\n')).toContain('policy: style-src-elem');
  watched.faults.length = 0;
});

test('every screen keeps to the policy, with whatever opens over it', async ({ page, signIn }) => {
  await signIn();
  for (const { path } of places) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const openers = page.getByRole('main').locator('button[aria-haspopup=dialog]');
    for (const opener of await openers.all()) {
      await opener.click();
      await page.keyboard.press('Escape');
    }
  }
  await openHome(page);
  await page.getByRole('button', { name: zh('home', 'actions.language') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await (await noticesOn(page)).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
