import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig, type Config } from '@mapp/kit/config';
import { calls } from '@mapp/kit/contracts';
import { smallSite, writeSite } from './built-site.support.ts';
import { caddyConfig } from './caddy.ts';
import { planDeployment, type Deployment } from './deployment.ts';
import { guardedCalls, guardOf } from './limits.ts';
import { nginxConfig, nginxLimits } from './nginx.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function configOf(content: unknown): Config {
  const parsed = parseConfig(content);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.config;
}

interface Given {
  config?: unknown;
  site?: Readonly<Record<string, string>>;
  root?: string;
  backEnd?: string;
  includeSubdomains?: boolean;
  timesLimits?: number;
}

function plan({
  config = {},
  site,
  root = '/srv/www',
  backEnd = 'http://127.0.0.1:8080',
  ...told
}: Given = {}): Deployment {
  const folder = writeSite(site);
  folders.push(folder);
  return planDeployment(folder, configOf(config), calls, { root, backEnd, ...told });
}

const policyOf = (given?: Given) => plan(given).headers['content-security-policy'];
const builtPolicy = (JSON.parse(smallSite['headers.json'] ?? '') as Record<string, string>)[
  'content-security-policy'
];

describe('the environments', () => {
  const folder = new URL('../../deploy/environments/', import.meta.url);
  const names = readdirSync(folder);

  it('are production and test', () => {
    expect(names.toSorted()).toEqual(['production.json', 'test.json']);
  });

  it.each(names)('%s fits the schema of the site, and says which it is', (name) => {
    const content: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    expect(parseConfig(content)).toMatchObject({
      ok: true,
      config: { environment: name.replace('.json', '') },
    });
  });

  it('keep the sandbox’s cashier and sign-in out of production', () => {
    const content: unknown = JSON.parse(readFileSync(new URL('production.json', folder), 'utf8'));
    expect(plan({ config: content }).paths.pages).toEqual([]);
  });
});

describe('a configuration of production', () => {
  const production = (config: object) => plan({ config: { environment: 'production', ...config } });

  it.each([
    [{ apiBase: 'http://api.example.com' }, 'apiBase: http://api.example.com is not encrypted'],
    [{ ssoUrl: 'HTTP://sso.example.com/login' }, 'ssoUrl'],
    [{ hosts: { xuexi: { loginUrl: 'http://x.example.com' } } }, 'hosts xuexi loginUrl'],
    [{ webviewAllow: ['https://a.example.com', 'https://localhost:4600'] }, 'webviewAllow 1'],
    [
      { cashierUrl: 'https://127.0.0.1/pay/:id' },
      'cashierUrl: https://127.0.0.1/pay/:id stands on this machine',
    ],
    [{ apiBase: 'https://[::1]:8080' }, 'apiBase'],
  ])('is refused with %o', (config, message) => {
    expect(() => production(config)).toThrow(message);
  });

  it('is taken where every address is encrypted, and is not judged in a test', () => {
    expect(() => production({ apiBase: 'https://api.example.com', ssoUrl: '/sso/login' })).not.toThrow();
    expect(() => plan({ config: { environment: 'test', apiBase: 'http://localhost:1' } })).not.toThrow();
  });
});

describe('the paths of the back end', () => {
  it('are the first parts of the calls, and the pages that the configuration names', () => {
    const { data, pages } = plan({ config: { cashierUrl: '/sandbox/cashier/:id' } }).paths;
    expect(calls.filter(({ path }) => !data.some((begin) => path.startsWith(begin)))).toEqual([]);
    expect(data).toEqual(['/api/', '/customize/', '/deputy/', '/member/', '/sale/']);
    expect(pages).toEqual(['/sandbox/cashier/', '/sso/']);
  });

  it('are what stands before each call', () => {
    expect(plan({ config: { apiBase: '/gate/v2' } }).paths.data).toEqual(['/gate/v2/']);
  });

  it('leave out what stands on another origin, and what the site shows itself', () => {
    const xuexi = { loginUrl: 'https://sso.example.com/xuexi' };
    const config = { apiBase: 'https://api.example.com', ssoUrl: '', hosts: { xuexi } };
    expect(plan({ config }).paths).toEqual({ data: [], pages: [], guarded: [] });
    expect(plan({ config: { ...config, ssoUrl: '/mapp/login' } }).paths.pages).toEqual([]);
  });

  it('never take the whole origin', () => {
    expect(plan({ config: { ssoUrl: '/login' } }).paths.pages).toEqual(['/login', '/sso/']);
  });

  it('are refused when they could end a line of a configuration', () => {
    expect(() => plan({ config: { ssoUrl: '/sso;{/login' } })).toThrow('/sso;{/');
  });
});

describe('the policy', () => {
  it('is that of the build', () => {
    expect(policyOf()).toBe(builtPolicy);
  });

  it('allows the API’s origin and the scripts of hosts', () => {
    const ali = { sdk: 'https://cdn.example.com/ali.js' };
    const policy = policyOf({ config: { apiBase: 'https://api.example.com/v1', hosts: { ali } } });
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/cdn\.example\.com\/ali\.js;/);
  });

  it('allows the frames of /webview, and no others', () => {
    expect(policyOf()).not.toContain('frame-src');
    const webviewAllow = ['https://hotels.example.com', 'https://cars.example.com:8443'];
    expect(policyOf({ config: { webviewAllow } })).toMatch(
      /(^|; )frame-src https:\/\/hotels\.example\.com https:\/\/cars\.example\.com:8443$/,
    );
  });

  it('is refused when an address could end a directive', () => {
    const ali = { sdk: 'https://cdn.example.com/a;script-src' };
    expect(() => plan({ config: { hosts: { ali } } })).toThrow('script-src cannot name');
    expect(() => plan({ config: { apiBase: 'https://a;b' } })).toThrow('connect-src cannot name');
  });

  it.each([
    ['a changed script', { 'index.html': '<script>other()</script>' }, 'index.html has an inline part'],
    ['a changed style', { 'Home.html': '<style>p{margin:1px}</style>' }, 'Home.html has an inline part'],
    ['no policy', { 'headers.json': '{}' }, 'no require-trusted-types-for'],
    ['a file without a hash', { 'assets/main.js': '' }, 'assets/main.js is not named by its content'],
    [
      'an unsafe source',
      {
        'headers.json': (smallSite['headers.json'] ?? '').replace(
          "style-src 'self'",
          "style-src 'unsafe-inline'",
        ),
      },
      "allows 'unsafe-inline'",
    ],
  ])('is refused with %s', (_, site, message) => {
    expect(() => plan({ site })).toThrow(message);
  });
});

describe('what is typed on the command line', () => {
  it.each([
    { root: 'srv/www' },
    { root: '/srv/www;' },
    { backEnd: 'http://127.0.0.1:8080/' },
    { backEnd: 'ftp://127.0.0.1' },
    { backEnd: 'http://a;b' },
    { timesLimits: Number.NaN },
    { timesLimits: -1 },
    { timesLimits: 1001 },
  ])('is refused when it is %o', (given) => {
    expect(() => plan(given)).toThrow(/root|back end|limits/);
  });
});

describe.each([
  ['nginx', nginxConfig],
  ['Caddy', caddyConfig],
])('the configuration of %s', (_, write) => {
  const text = write(plan({ config: { cashierUrl: '/sandbox/cashier/:id' } }));

  it('closes every block that it opens, and none before', () => {
    const depths = [0];
    for (const line of text.split('\n').map((each) => each.replace(/"[^"]*"|\{\w+\}/g, '').trim()))
      depths.push((depths.at(-1) ?? 0) + (line.endsWith('{') ? 1 : 0) - (line === '}' ? 1 : 0));
    expect(Math.max(...depths)).toBeGreaterThan(1);
    expect([Math.min(...depths), depths.at(-1)]).toEqual([0, 0]);
  });

  it('carries each header with the policy of the build, and every way of caching', () => {
    expect(text).toContain(`content-security-policy "${builtPolicy}"`);
    expect(text).toContain('strict-transport-security "max-age=31536000"');
    for (const cache of ['public, max-age=31536000, immutable', 'no-cache', 'no-store'])
      expect(text).toContain(`"${cache}"`);
  });

  it('holds the hosts below this one to TLS only where that is asked for', () => {
    expect(text).not.toContain('includeSubDomains');
    expect(write(plan({ includeSubdomains: true }))).toContain(
      'strict-transport-security "max-age=31536000; includeSubDomains"',
    );
  });

  it('allows nothing to what is no page', () => {
    expect(text).toContain(`content-security-policy "default-src 'none'; frame-ancestors 'none'"`);
  });

  it('hands on what belongs to the back end, and no control of the sandbox', () => {
    for (const path of [
      '/api/',
      '/customize/',
      '/deputy/',
      '/member/',
      '/sale/',
      '/sso/',
      '/sandbox/cashier/',
    ])
      expect(text).toMatch(new RegExp(`(location \\^~|@\\w+ path.*) ${path}`));
    expect(text).toContain('http://127.0.0.1:8080');
    expect(text).not.toContain('__sandbox');
  });

  it('has nothing to hand on where all of it stands elsewhere', () => {
    const xuexi = { loginUrl: 'https://sso.example.com/xuexi' };
    const config = { apiBase: 'https://api.example.com', ssoUrl: '', hosts: { xuexi } };
    expect(write(plan({ config }))).not.toContain('127.0.0.1');
  });
});

describe('the configuration of nginx for a back end with TLS', () => {
  it('looks at its certificate', () => {
    expect(nginxConfig(plan({ backEnd: 'https://back.example.com' }))).toContain('proxy_ssl_verify on;');
    expect(nginxConfig(plan())).not.toContain('proxy_ssl');
  });
});

describe('the limits', () => {
  const { calls: ofCalls, proofs, codes } = plan().limits ?? {};

  it('are wide for calls, narrow for proofs, narrowest for codes', () => {
    expect([ofCalls?.rate, proofs?.rate, codes?.rate]).toEqual(['50r/s', '30r/m', '6r/m']);
    expect(plan({ timesLimits: 0.5 }).limits).toEqual({
      calls: { rate: '25r/s', burst: 150 },
      proofs: { rate: '15r/m', burst: 15 },
      codes: { rate: '3r/m', burst: 5 },
    });
  });

  it('name calls that there are, each by which a stranger writes, and each that sends a code', () => {
    const names = calls.map(({ name }) => name);
    expect(guardedCalls.filter((name) => !names.includes(name))).toEqual([]);
    // They prove nobody and send nothing: a guest books and pays.
    const free = ['createOrder', 'preparePayment', 'closePayment'];
    const strangers = calls.filter(({ member, write }) => write && !member).map(({ name }) => name);
    expect(strangers.filter((name) => !guardedCalls.includes(name)).toSorted()).toEqual(free.toSorted());
    const senders = names.filter((name) => /^send.*(Code|SMS)/.test(name));
    expect(senders.length).toBeGreaterThan(4);
    expect(senders.filter((name) => guardOf(name) !== 'codes')).toEqual([]);
  });

  it('stand before each guarded call, below what stands before all of them', () => {
    const text = nginxConfig(plan({ config: { apiBase: '/gate/v2' } }));
    for (const call of calls.filter(({ name }) => guardedCalls.includes(name)))
      expect(text).toMatch(
        new RegExp(
          `location = /gate/v2${call.path} \\{\n  limit_req zone=mapp_calls .*\n  limit_req zone=mapp_(proofs|codes) `,
        ),
      );
  });

  it('are declared as they are used', () => {
    const used = nginxConfig(plan()).matchAll(/limit_req zone=(\w+)/g);
    const declared = nginxLimits(plan()).matchAll(/zone=(\w+):/g);
    const names = (found: Iterable<RegExpExecArray>) => new Set([...found].map(([, name]) => name));
    expect(names(used)).toEqual(names(declared));
  });

  it('are left out where a gateway limits', () => {
    const unlimited = plan({ timesLimits: 0 });
    expect(nginxConfig(unlimited) + nginxLimits(unlimited)).not.toMatch(/limit_req|429/);
  });
});

describe('the examples', () => {
  const example = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');

  it('bring in what is generated', () => {
    expect(example('nginx/server.conf')).toContain('include /etc/nginx/mapp.conf;');
    expect(example('nginx/server.conf')).toContain('include /etc/nginx/mapp-limits.conf;');
    expect(example('caddy/Caddyfile')).toContain('import mapp.caddy');
  });

  it('write no query into a log', () => {
    expect(example('nginx/server.conf')).not.toMatch(/\$request\b|\$args|\$query|\$http_referer/);
  });
});
