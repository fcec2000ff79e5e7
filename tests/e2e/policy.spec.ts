import { spawnSync } from 'node:child_process';
import type { Locator } from '@playwright/test';
import { noticesOn, openHome } from './pages.support.ts';
import { siteFolder, withoutPartner } from './sandbox.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

test('every page is sent with a strict policy', async ({ origin, page }) => {
  await page.goto('/mapp/Home');
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  for (const path of ['/mapp/Home', '/mapp/', '/mapp/myBill', '/mapp/nothing', script, '/sso/login']) {
    const { headers } = await fetch(origin + path, { headers: { accept: 'text/html' } });
    const sent = headers.get('content-security-policy') ?? '';
    const policy = withoutPartner(sent);
    expect(policy, path).not.toMatch(/unsafe-|\*|http:|(?<!img-src [^;]*)data:/);
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy, path).toContain(rule);
    }
    // The site makes two addresses of scripts: those of its service worker and of the one that draws photographs.
    expect(policy, path).toMatch(/trusted-types ('none'|mapp-worker mapp-photographs)(;|$)/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
  }
});

for (const server of ['nginx', 'caddy'])
  test(
    `the built pages keep to the policy that ${server} is told`,
    tierOf(server === 'nginx' ? 'default' : 'all'),
    () => {
      const given = ['--environment', 'test', '--site', siteFolder, '--out', test.info().outputPath()];
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--conditions=@mapp/source', 'scripts/deploy-config.ts', server, ...given],
        { encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      expect(status).toBe(0);
    },
  );

test('what breaks the policy is noticed', { tag: '@all' }, async ({ page, watched }) => {
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

test('what opens over a screen keeps to the policy', { tag: '@all' }, async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  const openAndClose = async (opener: Locator) => {
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await signIn();
  await openHome(page);
  await openAndClose(page.getByRole('button', { name: zh('home', 'actions.language') }));
  await openAndClose((await noticesOn(page)).getByRole('button').first());
  await page.goto('/mapp/mine/set');
  await openAndClose(page.getByRole('button', { name: zh('mine', 'signOut') }));
  await page.goto('/mapp/test');
  await openAndClose(page.getByRole('button', { name: zh('test', 'version.change') }));
});
