/**
 * `node scripts/build-storybook.ts`: the catalogue into `dist/storybook`, to be served under any path. `headers.json` beside it
 * says with which headers; its policy allows Storybook's own inline scripts by hash.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { takesNoWords } from './machine/words.mjs';
import { cataloguePolicy, withoutHandlers } from './cataloguing/policy.ts';

takesNoWords('npm run build:storybook');

const folder = 'dist/storybook';
const pages = ['index.html', 'iframe.html'].map((name) => `${folder}/${name}`);

const { status } = spawnSync('storybook', ['build', '--output-dir', folder, '--quiet'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

for (const page of pages) writeFileSync(page, withoutHandlers(readFileSync(page, 'utf8')));
const headers = {
  'content-security-policy': cataloguePolicy(pages.map((page) => readFileSync(page, 'utf8'))),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
writeFileSync(`${folder}/headers.json`, `${JSON.stringify(headers, undefined, 2)}\n`);
