import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@mapp/kit/config';
import { limitsFor, type Limits } from './limits.ts';
import { backEndPaths, type BackEndPaths } from './paths.ts';
import { policyFor, policyProblems } from './policy.ts';
import { productionProblems } from './production.ts';

type Headers = Readonly<Record<string, string>>;

/** Settings of every server, each told in its own words. */
export interface Deployment {
  /** The folder that holds `mapp/`. */
  readonly root: string;
  /** Origin of the back end. */
  readonly backEnd: string;
  readonly paths: BackEndPaths;
  /** Headers of everything on this origin. */
  readonly everywhere: Headers;
  /** Headers of what is no page: data, redirects, and what the origin does not have. */
  readonly outside: Headers;
  /** Headers of the site's files. */
  readonly headers: Headers;
  /** Most megabytes that a request may bring. */
  readonly largestBody: number;
  /** How often one address may ask; none where something before the server limits. */
  readonly limits: Limits | undefined;
}

/** Choices of an operator. */
export interface Told extends Pick<Deployment, 'root' | 'backEnd'> {
  /** Every host below this one is held to TLS as well. */
  readonly includeSubdomains?: boolean;
  /** Times the usual limits; 0 for none. */
  readonly timesLimits?: number;
}

/** Seconds that an answer may take: the site gives up an upload after as many. */
export const answerSeconds = 100;

const everywhereFor = (includeSubdomains: boolean): Headers => ({
  'strict-transport-security': `max-age=31536000${includeSubdomains ? '; includeSubDomains' : ''}`,
  'x-content-type-options': 'nosniff',
});

/** Opened as a page or in a frame, data can do nothing. */
const nothingAllowed: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** How long what is kept: by the name of its content for ever, else asked for again; data and what is missing never. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  never: 'no-store',
} as const;

/** Which paths below /mapp/ are what, as regular expressions that PCRE and RE2 read alike. */
export const patterns = {
  /** The build's notes to servers, and names that begin with a dot. */
  hidden: '^/mapp/(headers|manifest)\\.json$|/\\.',
  /** Pages that are answered with the prerendered home. */
  home: '^/mapp/([Hh]ome/?)?$',
  /** Every other page: no route has a dot, a colon or a backslash. */
  page: '^/mapp/[^.:\\x5c]*$',
} as const;

const siteHeaders = {
  // An address may bring what a partner hands over.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Nothing that could end a quoted text or begin a variable in nginx or Caddy. */
const quotable = /^[^"`$\\{}\r\n]*$/;

const isOrigin = (address: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(address) && URL.canParse(address) && new URL(address).origin === address;

/**
 * Reads a built site, and says what a server has to know.
 * @param site folder of the built site
 * @throws Error with everything that does not fit
 */
export function planDeployment(
  site: string,
  config: Config,
  calls: readonly { readonly name: string; readonly path: string }[],
  { root, backEnd, includeSubdomains = false, timesLimits = 1 }: Told,
): Deployment {
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  const built = JSON.parse(read('headers.json')) as Record<string, string>;
  const policy = built['content-security-policy'] ?? '';
  const unnamed = readdirSync(join(site, 'assets')).filter((name) => !/[-.][\w-]{8,}\.\w+$/.test(name));
  const everywhere = everywhereFor(includeSubdomains);
  const headers = {
    ...everywhere,
    ...siteHeaders,
    ...built,
    'content-security-policy': policyFor(policy, config),
  };
  const problems = [
    ...policyProblems(policy, { 'index.html': read('index.html'), 'Home.html': read('Home.html') }),
    ...(config.environment === 'production' ? productionProblems(config) : []),
    ...unnamed.map((name) => `assets/${name} is not named by its content`),
    ...Object.entries(headers)
      .filter(([, value]) => !quotable.test(value))
      .map(([name]) => `${name} holds what cannot be quoted`),
    ...(/^\/[\w./-]*$/.test(root) ? [] : ['the root is no absolute path of plain names']),
    ...(timesLimits >= 0 && timesLimits <= 1000 ? [] : ['the limits are no number from 0 to 1000']),
    ...(isOrigin(backEnd) ? [] : ['the back end is no origin such as http://127.0.0.1:8080']),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { maxFiles, maxBytes } = config.upload;
  return {
    root: root.replace(/\/$/, ''),
    backEnd,
    paths: backEndPaths(calls, config),
    everywhere,
    outside: { ...everywhere, ...nothingAllowed },
    headers,
    limits: timesLimits === 0 ? undefined : limitsFor(timesLimits),
    // A file that travels as text takes a third more; the fields want some room.
    largestBody: Math.ceil((maxFiles * maxBytes * 4) / 3 / 2 ** 20) + 1,
  };
}
