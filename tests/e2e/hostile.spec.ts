import { base } from '@mapp/kit/navigation';
import { submitSignIn } from './sandbox.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

/** Return addresses that must not be followed, one or two for each trick. `HERE` is the site's own host. */
const hostileReturns = [
  'https://evil.example/mapp/Home',
  'http://HERE.evil.example/mapp/Home',
  'http://HERE@evil.example/mapp/Home',
  'http://evil.example#@HERE/mapp/Home',
  '//evil.example/mapp/Home',
  '///evil.example/mapp/Home',
  '/\\evil.example/mapp/Home',
  '\\\\evil.example/mapp/Home',
  'https:\\\\evil.example/mapp',
  'https:/evil.example/mapp',
  'https:evil.example/mapp',
  'evil.example/mapp/Home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//mapp/Home',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '/mapp/../../evil',
  '/mapp/..%2f..%2fevil.example',
  '/mapp/%5c%5cevil.example',
  '/mapp//evil.example',
  '/mapp\r\nLocation: https://evil.example',
  '/mapp%0d%0aSet-Cookie:x=1',
  '/mappevil/Home',
  '/other/page',
  ' https://evil.example/mapp/Home',
  '\u0000//evil.example',
  'https://ｅｖｉｌ.example/mapp',
  `/mapp/${'a'.repeat(5000)}`,
];

test('the sign-in follows no hostile return address', { tag: '@all' }, async ({ origin }) => {
  const here = new URL(origin).host;
  for (const value of hostileReturns) {
    const answer = await submitSignIn(origin, {
      cardNo: '600000000001',
      redirect: value.replace('HERE', here),
    });
    expect(answer.status, value).toBe(303);
    const location = answer.headers.get('location') ?? '';
    const target = new URL(location, origin);
    expect(`${target.origin}${target.pathname}`, value).toMatch(new RegExp(`^${origin}${base}(/|$)`));
    expect(location, value).toMatch(/^\/mapp[^\\]*$/);
  }
});

test(
  'a browser that signs in through a hostile link stays here',
  { tag: '@all' },
  async ({ page, origin }) => {
    for (const value of ['//evil.example/mapp/Home', 'javascript:alert(1)', '/\\evil.example']) {
      await page.goto(`/sso/login?redirect=${encodeURIComponent(value)}`);
      await page.getByLabel('会员卡号', { exact: true }).fill('600000000001');
      await page.getByLabel('密码', { exact: true }).fill('Mapp1234');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin}/mapp/Home`);
      await page.context().clearCookies();
    }
  },
);

const hostileQueries = [
  'redirect=https://evil.example&returnUrl=//evil.example&url=javascript:alert(1)',
  'lang=%3Cscript%3Ealert(1)%3C/script%3E',
  'lang=__proto__&channel=constructor&platform=toString',
  'channel=%27%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  'startDate=%3Cimg%20src=x%3E&endDate=2026-05-01',
  'startDate=2026-05-01%00&endDate=%F0%9F%92%A9',
  'startDate=2026-05-01&endDate=2026-06-01&entry=%22%3E%3Csvg%20onload=alert(1)%3E',
  'entry=__proto__&startDate=9999-99-99',
  'groupId=%3Cb%3E&wxopenid=%00&hideHeader=1&appStatusHeight=99999',
  'x=%E0%A4%A',
  `entry=${'9'.repeat(4000)}`,
  'a=1&a=2&__proto__[x]=1#%3Cscript%3E',
];

test('no query breaks a screen or leads away', async ({ page, origin, signIn }) => {
  const paths = [
    '/mapp/Home',
    '/mapp/myBill',
    '/mapp/myBill/billDetail',
    '/mapp/myBill/queryIntegral',
    '/mapp/mine',
  ];
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn();
  for (const [turn, query] of hostileQueries.entries()) {
    const path = query.includes('entry') ? '/mapp/myBill/billDetail' : paths[turn % paths.length];
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(zh('shell', 'crash.title'))).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(origin);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  }
  expect(opened).toEqual([]);
});

test('hostile paths end at not-found, on this site', { tag: '@all' }, async ({ page, origin }) => {
  for (const path of [
    '//evil.example/x',
    '/%2e%2e%2fevil',
    '/Home%2f..',
    '/mapp/Home',
    '/%3Cscript%3E',
    '/\\evil.example',
    '/@evil.example',
  ]) {
    await page.goto(`${origin}/mapp${path}`);
    await expect(page.locator('body')).toContainText(/没有这个页面|Not found|您好/);
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
