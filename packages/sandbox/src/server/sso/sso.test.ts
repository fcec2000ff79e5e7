import { pointsSummary } from '@mapp/kit/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestFor } from '../../ask.ts';
import { password } from '../../seed/members.ts';
import { startServer, type RunningServer } from '../server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0 });
});
afterAll(() => server.close());
beforeEach(() => server.airline.reset());

const open = async (query = ''): Promise<string> =>
  (await fetch(`${server.origin}/sso/login${query}`)).text();
const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/sso/login`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ lang: 'en', remember: '1', ...fields }),
  });
const good = { tab: 'password', cardNo: '6000 0000 0001', password };

describe('signing in', () => {
  it('sets the token of the host and returns', async () => {
    const response = await submit({ ...good, redirect: '/mapp/myBill?from=home' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/mapp/myBill?from=home');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^mapp_token_m=[\w-]{20,}; Path=\/; SameSite=Lax; Max-Age=604800$/);
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(server.airline.signedIn(token)).toBe('600000000001');
    const answer = await fetch(
      requestFor(pointsSummary, {}, { origin: server.origin, cookie: `mapp_token_m=${token}` }),
    );
    expect(await answer.json()).toMatchObject({ Code: 200 });
  });

  it('uses the alias of the host, and the session alone when it is not to be remembered', async () => {
    const response = await submit({ ...good, alias: 'mapp_token_ali', remember: '' });
    expect(response.headers.getSetCookie()[0]).toMatch(/^mapp_token_ali=[\w-]+; Path=\/; SameSite=Lax$/);
  });

  it('plays the learning app’s own page', async () => {
    const opened = await fetch(`${server.origin}/sso/xuexi?alias=mapp_token_xuexi&redirect=/mapp/mine`);
    const text = await opened.text();
    expect(opened.status).toBe(200);
    expect(text).toContain('name="alias" value="mapp_token_xuexi"');
    expect(text).toContain('name="redirect" value="/mapp/mine"');
  });

  it('works by SMS code', async () => {
    const response = await submit({ tab: 'sms', phone: '13800000004', code: '246810' });
    expect(response.headers.get('location')).toBe('/mapp/Home');
    const token = /=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    expect(server.airline.signedIn(token)).toBe('600000000004');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/sso/login',
    '/mapp/../__sandbox/requests',
    '',
  ])('goes home instead of %j', async (redirect) => {
    expect((await submit({ ...good, redirect })).headers.get('location')).toBe('/mapp/Home');
  });

  it('refuses a form of another site', async () => {
    const responses = await Promise.all([
      submit(good, { 'sec-fetch-site': 'cross-site' }),
      submit(good, { origin: 'https://evil.example' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403]);
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });
});

describe('what is wrong', () => {
  it.each([
    [{ ...good, password: 'wrong' }, 'Wrong membership number or password'],
    [{ ...good, cardNo: '12' }, 'A membership number has 12 digits'],
    [{ tab: 'sms', phone: '13800000001', code: '111111' }, 'Invalid verification code'],
    [{ tab: 'sms', phone: '13800000001', code: '000000' }, 'This page has expired. Please get a new code'],
    [{ tab: 'sms', action: 'send', phone: '123' }, 'Please enter correct 11-digit mobile number'],
  ])('%o is said: %s', async (fields, sentence) => {
    const response = await submit(fields);
    const text = await response.text();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(text).toContain(sentence);
    expect(text).toMatch(/id="summary"\s+role="alert"\s+tabindex="-1"\s+autofocus/);
  });

  it('keeps what was typed, the password excepted', async () => {
    const byPassword = await (await submit({ ...good, password: 'Secret99', redirect: '/mapp/mine' })).text();
    expect(byPassword).toContain('value="6000 0000 0001"');
    expect(byPassword).toContain('name="redirect" value="/mapp/mine"');
    expect(byPassword).toContain('aria-invalid="true"');
    expect(byPassword).not.toContain('Secret99');
    const bySms = await (
      await submit({ tab: 'sms', phone: '13800000001', code: '111111', remember: '' })
    ).text();
    expect(bySms).toContain('value="13800000001"');
    expect(bySms).toContain('value="111111"');
    expect(bySms).not.toContain(' checked');
  });

  it('writes what was typed as text', async () => {
    const text = await (
      await submit({ ...good, cardNo: '"><script>alert(1)</script>', redirect: '"><img src=x>' })
    ).text();
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img');
  });

  it('takes no endless form', async () => {
    expect((await submit({ ...good, redirect: 'a'.repeat(20_000) })).status).toBe(413);
  });
});

describe('the page', () => {
  it.each([
    ['zh', 'zh-CN', '登录会员账户', '积分账单'],
    ['en', 'en', 'Sign in', 'Points bill'],
    ['ja', 'ja', '会員ログイン', 'ポイント明細'],
    ['ko', 'ko', '회원 로그인', '포인트 내역'],
    ['ru', 'ru', 'Вход для участников', 'История баллов'],
  ])('speaks %s and names where it returns to', async (lang, tag, title, place) => {
    const text = await open(`?lang=${lang}&redirect=/mapp/myBill`);
    expect(text).toContain(`<html lang="${tag}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`<b>${place}</b>`);
  });

  it('sends a code and says so', async () => {
    const text = await (await submit({ tab: 'sms', action: 'send', phone: '13900009999' })).text();
    expect(text).toContain('role="status"');
    expect(text).toContain('data-seconds="60"');
    expect(text).toContain('value="13900009999"');
  });

  it('offers no SMS code where the flow hides it', async () => {
    expect(await open('?lang=en')).toContain('SMS code');
    expect(await open('?lang=en&hideMobileLogin=1')).not.toContain('SMS code');
  });

  it('has nothing inline and may run nothing else', async () => {
    const response = await fetch(`${server.origin}/sso/login`);
    const text = await response.text();
    expect(text).not.toMatch(/<style|<script(?! src="\/sso\/login\.js")| style=| on\w+=/);
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('brings its style from the tokens, and its script', async () => {
    const style = await fetch(`${server.origin}/sso/login.css`);
    const text = await style.text();
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(text).toContain('--action-fill:#1463d8');
    expect(text).toContain('--font-body:400 0.9375rem/1.6');
    const used = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    const declared = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect((await fetch(`${server.origin}/sso/login.js`)).headers.get('content-type')).toBe(
      'text/javascript; charset=utf-8',
    );
    expect((await fetch(`${server.origin}/sso/other`)).status).toBe(404);
  });
});
