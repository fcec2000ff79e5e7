import type { Files } from './files.ts';

/** Headers of every page of the server. */
const common = {
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const policy = (rules: readonly string[]): string => rules.join('; ');

/** For a site whose build says nothing of its own. */
const strictPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]);

/** The sign-in page: its own style and script, and forms to itself. */
export const signInHeaders: Readonly<Record<string, string>> = {
  ...common,
  'content-security-policy': policy([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]),
};

/** The cashier: its own style, no script, and forms to itself. */
export const cashierHeaders: Readonly<Record<string, string>> = {
  ...common,
  'content-security-policy': policy([
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]),
};

/** The partner's page: nothing but its text, in a frame of the site that is named. */
export const partnerHeaders = (site: string): Record<string, string> => ({
  ...common,
  // Shown in a frame of another origin.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': policy([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${site}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]),
  'cache-control': 'no-store',
});

/** Name of the build's own list of headers, at the root of the site's folder. */
export const headersFile = 'headers.json';

/** A policy with other sites that may be framed, as a deployment adds those of its configuration. */
export function framing(policyText: string, origins: readonly string[]): string {
  if (origins.length === 0) return policyText;
  const directives = policyText.split('; ');
  const isFrames = (directive: string) => directive.startsWith('frame-src ');
  const known = directives.filter(isFrames).flatMap((directive) => directive.split(' ').slice(1));
  return policy([
    ...directives.filter((directive) => !isFrames(directive)),
    `frame-src ${[...new Set([...known, ...origins])].join(' ')}`,
  ]);
}

/** Headers of the site; `headers.json` of its build replaces and adds. */
export async function siteHeaders(files: Files): Promise<Record<string, string>> {
  const headers: Record<string, string> = { ...common, 'content-security-policy': strictPolicy };
  const file = await files.find(headersFile);
  if (!file) return headers;
  const given: unknown = JSON.parse(file.body.toString('utf8'));
  if (typeof given !== 'object' || given === null) return headers;
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string') headers[name.toLowerCase()] = value;
  return headers;
}
