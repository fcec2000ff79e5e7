/**
 * Writes what follows from other files, and is kept out of git: the types and tables of messages, and the catalogues of each
 * screen's words. Every npm command does so first (`machine/written.mjs`); `npm run messages` does it at once.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { routeCatalogues } from './cataloguing/route-catalogues.ts';
import { generate } from '../packages/kit/build/messages-types.ts';

const messages = 'packages/kit/src/messages/';

/** Writes a file at once, so that a command that runs beside this one never reads half of it. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

const files = {
  ...Object.fromEntries(Object.entries(generate(messages)).map(([file, text]) => [messages + file, text])),
  ...routeCatalogues(),
};
for (const [path, text] of Object.entries(files)) write(path, text);
for (const path of globSync([`${messages}{arguments,packs}/*.gen.ts`, 'apps/mapp/src/catalogues/*.gen.ts']))
  if (!Object.hasOwn(files, path)) rmSync(path, { force: true });
