import { base } from './base.ts';

/** Rules by which a return address is judged. */
export interface ReturnRules {
  /** Origin of the site: `https://www.example.com`. */
  readonly origin: string;
  /** Other origins that may be returned to, exact and https. Anything else in the list counts for nothing. */
  readonly allow?: readonly string[] | undefined;
  /** The list may name http on loopback as well, for a site that is on loopback itself. */
  readonly loopbackToo?: boolean;
}

const longest = 2048;

/** Controls, spaces, format characters (bidi marks among them), lone surrogates, and the slash that browsers turn around. */
const unprintable = /[\p{C}\p{Z}\\]/u;

/** A control character behind any number of encodings. */
const encodedControl = /%(?:25)*(?:[01][0-9a-f]|7f)/i;

/** In a path: what two readers take for different parts, an encoded slash, backslash, dot or percent sign. */
const encodedMark = /%(?:2f|5c|2e|25)/i;

/** A dot segment, with or without the parameters that some servers cut off, or an empty one. */
const emptySegment = /\/(?:\.{1,2}(?:[;/]|$)|\/)/;

/**
 * A path whose parts or characters two readers could take for others: empty and dot segments, bytes that are no UTF-8 (overlong ones
 * among them), and what some readers make a dot, a slash or a percent sign of.
 */
function hasLookAlikes(path: string): boolean {
  try {
    const read = decodeURIComponent(path);
    const folded = read.normalize('NFKC');
    const marks = (text: string) => text.replace(/[^./\\%;]/g, '');
    return emptySegment.test(folded) || marks(folded) !== marks(read) || /[\u2044\u2215\u29F5]/.test(read);
  } catch {
    return true;
  }
}

const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopback.test(hostname);

/** On https; on http only the site itself, on loopback, and there what is allowed besides. */
const isTrusted = (url: URL, own: string, loopbackToo: boolean) =>
  url.protocol === 'https:' ||
  (isLoopback(url) && (url.origin === own || (loopbackToo && isLoopback(new URL(own)))));

/** Text of a length and of characters that every reader takes alike. */
export const isPlain = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= longest &&
  !unprintable.test(value) &&
  !encodedControl.test(value);

/** The value is the origin itself, or begins with it and goes on as path, query or hash. */
const beginsWith = (value: string, origin: string) =>
  value.startsWith(origin) && ['', '/', '?', '#'].includes(value.charAt(origin.length));

/**
 * The one guard for addresses that somebody else wrote (`redirect`, `returnUrl`, `url`). Source: decision 20.
 * Answers a path under /mapp for the site itself, an absolute address for an allowed origin, and undefined for
 * everything else. Any spelling that two readers could understand differently is refused.
 * @param value one value of a query, decoded once
 */
export function safeReturn(
  value: unknown,
  { origin, allow, loopbackToo = false }: ReturnRules,
): string | undefined {
  if (!isPlain(value) || !URL.canParse(value, origin)) return undefined;

  // The parser has the last word: it must read the very origin that the text begins with.
  const url = new URL(value, origin);
  const isPath = value.startsWith('/');
  if (!isPath && !(beginsWith(value, url.origin) && isTrusted(url, origin, loopbackToo))) return undefined;
  if (url.origin !== origin && (isPath || !allow?.includes(url.origin))) return undefined;
  const rest = isPath ? value : value.slice(url.origin.length);
  const path = String(rest.split(/[?#]/)[0]);
  if (encodedMark.test(path) || hasLookAlikes(path)) return undefined;

  if (url.origin !== origin) return url.href;
  const own = url.pathname === base || url.pathname.startsWith(`${base}/`);
  return own ? url.pathname + url.search + url.hash : undefined;
}
