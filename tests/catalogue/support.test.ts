import { globSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from './source.ts';

const code = globSync('{packages,apps,scripts,tests,stories,.storybook}/**/*.{ts,tsx,mjs,mts}', {
  exclude: (path) => /(^|\/)(node_modules|dist|baselines)$/.test(path),
});
const known = new Set(code);

/** Files that import a file, by its path. */
const importers = new Map<string, string[]>();
for (const from of code)
  for (const [, name = ''] of textOf(from).matchAll(/(?:from|import)[\s(]+'(\.[^']+)'/g)) {
    const to = join(dirname(from), name);
    if (known.has(to)) importers.set(to, [...(importers.get(to) ?? []), from]);
  }

const isTest = (path: string) => /^tests\/|\.(test|stories|bench)\.[a-z]+$/.test(path);
const isSupport = (path: string) => /\.support\.tsx?$/.test(path);

/** Beside the sources: there a file may serve the product as well as the tests. */
const besideSources = code.filter((path) => /^(packages|apps|scripts)\//.test(path) && !isTest(path));

/** Manifests, configurations and commands: a file that they name runs by itself. */
const named = [
  'package.json',
  ...globSync('{packages,apps}/*/{package.json,*.config.ts}'),
  ...globSync('{scripts,deploy,apps}/**/*.{mjs,ts}', {
    exclude: (path) => path.endsWith('node_modules'),
  }).filter((path) => !isTest(path)),
].map(textOf);
const runsByItself = (path: string) =>
  /\/exports\//.test(path) ||
  named.some((text) => text.includes(basename(path)) || text.includes(`'${parse(path).name}'`));

describe('what only tests use', () => {
  it('is called .support beside them', () => {
    const alone = besideSources.filter((path) => {
      const users = importers.get(path) ?? [];
      return (
        users.length > 0 && users.every((user) => isTest(user) || isSupport(user)) && !runsByItself(path)
      );
    });
    expect(alone.filter((path) => !isSupport(path))).toEqual([]);
    expect(alone.length).toBeGreaterThan(10);
  });

  it('is used by nothing else', () => {
    const used = code
      .filter(isSupport)
      .flatMap((path) => importers.get(path) ?? [])
      .filter((user) => !isTest(user) && !isSupport(user));
    expect(used).toEqual([]);
  });

  it('has no other name among the tests and stories', () => {
    const other = /[.-](parts?|helpers?|utils?|harness|trial|mocks?|cases|common|test-?support)\.[a-z]+$/;
    expect(code.filter((path) => /^(tests|stories)\//.test(path) && other.test(path))).toEqual([]);
  });
});
