import { createHash } from 'node:crypto';
import type { Config } from '@mapp/kit/config';

type Policy = Map<string, readonly string[]>;

const parse = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const write = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Parts of a page that a policy has to know by their hash. JSON is read and never run, so that no directive speaks of it. */
const inline = {
  'script-src': /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>([\s\S]*?)<\/style>/g,
} as const;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Directives that keep a page from making a script or a page's text out of a plain string. */
const trustedTypes = ['require-trusted-types-for', 'trusted-types'] as const;

/**
 * Gaps of a built policy for its pages: the hash of an inline script or style, or Trusted Types. A page that was
 * changed after the build shows here, not in the traveller's browser.
 * @param pages the built pages by their names
 */
export function policyProblems(policyText: string, pages: Readonly<Record<string, string>>): string[] {
  const policy = parse(policyText);
  const missing = trustedTypes.filter((name) => !policy.has(name)).map((name) => `the policy has no ${name}`);
  const unsafe = [...policy.values()].flat().filter((source) => source.startsWith("'unsafe-"));
  const unknown = Object.entries(pages).flatMap(([page, html]) =>
    Object.entries(inline).flatMap(([name, pattern]) =>
      [...html.matchAll(pattern)]
        .filter(([, text = '']) => !policy.get(name)?.includes(hashOf(text)))
        .map(() => `${page} has an inline part that ${name} does not know`),
    ),
  );
  return [...missing, ...unsafe.map((source) => `the policy allows ${source}`), ...unknown];
}

/**
 * The built policy with what a deployment's configuration needs besides: another origin of the API, scripts of hosts, the
 * sites that /webview shows.
 * @throws Error when an address could end a directive
 */
export function policyFor(policyText: string, { apiBase, hosts, webviewAllow }: Config): string {
  const policy = parse(policyText);
  const allow = (name: string, source: string) => {
    if (/[;,\s]/.test(source)) throw new Error(`${name} cannot name ${source}`);
    policy.set(name, [...new Set([...(policy.get(name) ?? []), source])]);
  };
  if (URL.canParse(apiBase)) allow('connect-src', new URL(apiBase).origin);
  for (const { sdk } of Object.values(hosts)) if (sdk !== undefined) allow('script-src', new URL(sdk).href);
  for (const origin of webviewAllow) allow('frame-src', origin);
  return write(policy);
}
