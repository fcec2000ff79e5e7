import { isPlain, safeReturn, type ReturnRules } from '../rules/return-address/safe-return.ts';

/** Why an address is not shown. */
export const webRefusals = ['missing', 'malformed', 'scheme', 'userInfo', 'notListed'] as const;
export type WebRefusal = (typeof webRefusals)[number];

/**
 * Kind of an address that somebody wrote for /webview or /overbook/outLink.
 * - `page` of an allowed site, with the host that is named before one leaves
 * - `own` a page of this site: it is gone to, and never shown in a frame of itself
 * - `refused` anything else
 */
export type WebAddress =
  | { readonly kind: 'page'; readonly url: string; readonly host: string }
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'refused'; readonly why: WebRefusal };

type WebRules = Pick<ReturnRules, 'origin' | 'allow'>;

const refused = (why: WebRefusal): WebAddress => ({ kind: 'refused', why });

/**
 * Reads the query `url` of /webview and /overbook/outLink. It lets through only what `safeReturn` lets through, so that there is one
 * guard; the rest of this says why the others are not.
 * @param value one value of a query, decoded once
 * @param rules origin of the site, and the origins that it leads to
 */
export function webAddress(value: unknown, { origin, allow }: WebRules): WebAddress {
  if (value === undefined || value === '') return refused('missing');
  const safe = safeReturn(value, { origin, allow, loopbackToo: true });
  if (safe?.startsWith('/')) return { kind: 'own', path: safe };
  if (safe !== undefined) return { kind: 'page', url: safe, host: new URL(safe).host };

  if (!isPlain(value) || !URL.canParse(value)) return refused('malformed');
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('scheme');
  // As it is spelled: an empty name before the @ is one too.
  if (/^[a-z]+:\/*[^/?#]*@/i.test(value)) return refused('userInfo');
  // An allowed site by its origin: then it is the spelling that is not let through.
  if (allow?.includes(url.origin)) return refused('malformed');
  return refused(url.protocol === 'https:' ? 'notListed' : 'scheme');
}
