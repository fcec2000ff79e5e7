import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A site as a build leaves it, in small. */
export const smallSite: Readonly<Record<string, string>> = {
  'index.html':
    '<head><script type="application/json" id="screens">{}</script><script>start()</script><script type="module" src="/mapp/a.js"></script></head>',
  'Home.html': '<head><script>start()</script><style>p{margin:0}</style></head>',
  'assets/main-Abc_12-x.js': 'export {}',
  'headers.json': JSON.stringify({
    'content-security-policy': `default-src 'none'; script-src 'self' ${hashOf('start()')}; style-src 'self' ${hashOf('p{margin:0}')}; connect-src 'self'; require-trusted-types-for 'script'; trusted-types mapp-worker`,
  }),
};

/** Writes a small site into a folder of its own, with other or more files than usual. */
export function writeSite(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'mapp-site-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries({ ...smallSite, ...changes }))
    writeFileSync(join(folder, name), text);
  return folder;
}
