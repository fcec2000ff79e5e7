import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOf } from './source.ts';

const tests = globSync('{packages,apps,scripts,tests,tokens}/**/*.{test,support}.{ts,tsx}', {
  exclude: (path) => path.endsWith('node_modules'),
});

it('no test says by itself how many cases it tries, or reads it from the environment', () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((path) => /\bnumRuns:|MAPP_FUZZ/.test(textOf(path)))).toEqual([
    'tests/catalogue/runs.test.ts',
  ]);
});
