import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from './source.ts';

const records = globSync('docs/decisions/[0-9]*.md').map((path) => ({
  path,
  number: basename(path).slice(0, 4),
}));

describe('the decisions', () => {
  it('have a number each, which their title repeats', () => {
    const numbers = records.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(records.filter(({ path, number }) => !textOf(path).startsWith(`# ${number} `))).toEqual([]);
  });

  it('are there where a document leads to one', () => {
    const paths = new Set(records.map(({ path }) => basename(path)));
    const named = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,packages/*,stories}/**/*.{md,mdx}')]
      .filter((path) => !path.includes('node_modules'))
      .flatMap((path) => [...textOf(path).matchAll(/\b(\d{4}-[a-z][a-z-]*\.md)\b/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name !== '0001-short-name.md' && !paths.has(name ?? ''))).toEqual([]);
  });

  it('name files that are there, from the root, the kit or its layers', () => {
    const roots = [
      '',
      'packages/kit/',
      'packages/kit/src/',
      'packages/sandbox/src/',
      'apps/mapp/src/',
      'stories/',
    ];
    const named = records.flatMap(({ path }) =>
      [...textOf(path).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|json|md))`/g)].map(
        ([, file = '']) => ({
          path,
          file,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ file }) => !roots.some((root) => existsSync(root + file)))).toEqual([]);
  });
});
