import { readFileSync } from 'node:fs';
import { root, run } from '../machine/command.mjs';
import { checked } from '../testing/checks.mjs';
import { shownBy } from '../testing/changed.mjs';

/** Reads who imports whom, once for all patches. @returns {Promise<Map<string, string[]>>} importers of each module */
export async function readImporters() {
  const file = `${root}node_modules/.cache/mapp/imports.json`;
  await run([
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    '--output-to',
    file,
    ...checked,
  ]);
  const { modules } = JSON.parse(readFileSync(file, 'utf8'));
  const pairs = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved })),
  );
  const groups = Map.groupBy(pairs, ({ resolved }) => resolved);
  return new Map([...groups].map(([to, those]) => [to, those.map(({ source }) => source)]));
}

/**
 * Modules that load a file, however far away, itself among them.
 * @param {string[]} files
 * @param {Map<string, string[]>} importers
 */
export async function reaching(files, importers) {
  const reached = new Set([...files, ...(await shownBy(files))]);
  for (const module of reached) for (const importer of importers.get(module) ?? []) reached.add(importer);
  return [...reached];
}
