import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashesIn = (pages: readonly string[]): string[] => [
  ...new Set(pages.flatMap((page) => [...page.matchAll(inline)].map(([, text = '']) => hashOf(text)))),
];

/**
 * A page of Storybook without handlers in its attributes, which no hash allows; what they do (a hint for a development server
 * under another name) has no meaning in a built catalogue.
 */
export const withoutHandlers = (page: string): string =>
  page.replaceAll(/(<script\b[^>]*?)\s+on[a-z]+="[^"]*"/g, '$1');

/**
 * The content security policy for the built catalogue: its inline scripts by hash, nothing evaluated, nothing from elsewhere.
 * @param pages index.html and iframe.html
 */
export function cataloguePolicy(pages: readonly string[]): string {
  const rules = {
    'default-src': "'none'",
    // Only the reader of barcodes, which proves that a pass is drawn right, compiles something: WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashesIn(pages)].join(' '),
    // Storybook's own pages write their styles into elements as text, without a nonce.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'object-src': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
