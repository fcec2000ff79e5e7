import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tables, withCatalogues } from './cataloguing/route-catalogues.ts';
import { generate } from '../packages/kit/build/messages-types.ts';

const folder = new URL('../packages/kit/src/messages/', import.meta.url).pathname;
for (const generated of ['packs', 'arguments']) {
  rmSync(folder + generated, { recursive: true, force: true });
  mkdirSync(folder + generated);
}
for (const [file, text] of Object.entries(generate(folder))) writeFileSync(folder + file, text);
for (const path of tables()) writeFileSync(path, withCatalogues(readFileSync(path, 'utf8')));
