import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { areas } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { common, parts } from './areas.ts';

const kit = 'packages/kit/src';

/** Names of the folders that a pattern finds; a folder without a file is none. */
const foldersOf = (parent: string): readonly string[] => [
  ...new Set(
    globSync(`${parent}/*/**/*.{ts,tsx,css.ts}`).map(
      (file) => file.slice(parent.length + 1).split('/')[0] ?? '',
    ),
  ),
];
const catalogues = globSync(`${kit}/messages/zh/*.json`).map((file) => basename(file, '.json'));
const stories = [
  ...foldersOf('stories/screens'),
  ...globSync('stories/components/*.stories.tsx').map((file) => basename(file, '.stories.tsx')),
];

const known = new Set<string>([...areas, ...Object.values(parts).flat(), ...common]);

describe('the words of the areas', () => {
  it.each(['contracts', 'client', 'validators'])('are the folders of %s', (layer) => {
    expect(foldersOf(`${kit}/${layer}`).filter((name) => !areas.some((area) => area === name))).toEqual([]);
  });

  it('are the folders of screens, beside the shell', () => {
    const others = foldersOf(`${kit}/screens`).filter((name) => !areas.some((area) => area === name));
    expect(others).toEqual(['shell']);
  });

  it.each(areas)('and their parts are the folders within %s', (area) => {
    const own = new Set([area, ...parts[area]]);
    // A step of a journey that only this area has needs no word of its own.
    const shared = foldersOf(`${kit}/screens/${area}`).filter((name) => known.has(name));
    expect(shared.filter((name) => !own.has(name))).toEqual([]);
  });

  it.each([
    ['rules', foldersOf(`${kit}/rules`)],
    ['components', foldersOf(`${kit}/components`)],
    ['the catalogues of messages', catalogues],
    ['the sandbox', foldersOf('packages/sandbox/src')],
    ['stories', stories],
  ])('or of their parts are the names in %s', (_, names) => {
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('stand once', () => {
    const all = [...areas, ...Object.values(parts).flat(), ...common];
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it('are all in use', () => {
    const used = new Set([
      ...['contracts', 'client', 'validators', 'screens', 'rules', 'components'].flatMap((layer) =>
        foldersOf(`${kit}/${layer}`),
      ),
      ...globSync(`${kit}/screens/*/*/*`).map((file) => basename(dirname(file))),
      ...catalogues,
      ...foldersOf('packages/sandbox/src'),
      ...stories,
    ]);
    expect([...Object.values(parts).flat(), ...common].filter((name) => !used.has(name))).toEqual([]);
  });
});
