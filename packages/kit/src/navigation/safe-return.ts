import { base } from './routes.ts';

/** What a return address is measured against. */
export interface ReturnRules {
  /** Origin of the site: `https://www.example.com`. */
  readonly origin: string;
  /** Other origins that may be returned to, exact and https. Anything else in the list counts for nothing. */
  readonly allow?: readonly string[];
}

const longest = 2048;

/** Controls, spaces, format characters (bidi marks among them), lone surrogates, and the slash that browsers turn around. */
const unprintable = /[\p{C}\p{Z}\\]/u;

/** A control character behind any number of encodings. */
const encodedControl = /%(?:25)*(?:[01][0-9a-f]|7f)/i;

/** In a path: what two readers take for different parts. Encoded slash, backslash, dot or percent sign; empty and dot segments. */
const ambiguousPath = /%(?:2f|5c|2e|25)|\/\/|\/\.{1,2}(?:\/|$)/i;

const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** An origin on https; on http only the site itself, on loopback. */
function isTrusted(origin: string, own: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && origin === own && loopback.test(url.hostname))
  );
}

/** The value is the origin itself, or begins with it and goes on as path, query or hash. */
const beginsWith = (value: string, origin: string) =>
  value.startsWith(origin) && ['', '/', '?', '#'].includes(value.charAt(origin.length));

/**
 * The one guard for addresses that somebody else wrote (`redirect`, `returnUrl`, `url`). Source: decision 20.
 * Answers a path under /mapp for the site itself, an absolute address for an allowed origin, and undefined for
 * everything else. Any spelling that two readers could understand differently is refused.
 * @param value one value of a query, decoded once
 */
export function safeReturn(value: unknown, { origin, allow = [] }: ReturnRules): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  if (unprintable.test(value) || encodedControl.test(value)) return undefined;

  const isPath = value.startsWith('/');
  const trusted = isPath
    ? origin
    : [origin, ...allow].find((one) => beginsWith(value, one) && isTrusted(one, origin));
  if (trusted === undefined || !URL.canParse(value, origin)) return undefined;
  const path = (isPath ? value : value.slice(trusted.length)).replace(/[?#].*/, '');
  if (ambiguousPath.test(path)) return undefined;

  // The parser has the last word: it must read the very origin that was trusted.
  const url = new URL(value, origin);
  if (url.origin !== trusted) return undefined;
  if (trusted !== origin) return url.href;
  const own = url.pathname === base || url.pathname.startsWith(`${base}/`);
  return own ? url.pathname + url.search + url.hash : undefined;
}
