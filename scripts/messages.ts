import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { takesNoWords } from './machine/words.mjs';
import { tables, withCatalogues } from './cataloguing/route-catalogues.ts';
import { generate } from '../packages/kit/build/messages-types.ts';
import { changedEditions, hashesFile, hashesNow } from '../packages/kit/build/notice-hashes.ts';
import { noticeHashes } from '../packages/kit/src/rules/notices/hashes.gen.ts';

takesNoWords('npm run messages');

const folder = new URL('../packages/kit/src/messages/', import.meta.url).pathname;
for (const generated of ['packs', 'arguments']) {
  rmSync(folder + generated, { recursive: true, force: true });
  mkdirSync(folder + generated);
}
for (const [file, text] of Object.entries(generate(folder))) writeFileSync(folder + file, text);
for (const path of tables()) writeFileSync(path, withCatalogues(readFileSync(path, 'utf8')));

const hashes = hashesNow(folder);
const changed = changedEditions(noticeHashes, hashes);
if (changed.length > 0)
  throw new Error(
    `Another text is another edition: give ${changed.join(', ')} a new version in rules/notices/notices.ts`,
  );
writeFileSync(
  new URL('../packages/kit/src/rules/notices/hashes.gen.ts', import.meta.url).pathname,
  hashesFile(noticeHashes, hashes),
);
