import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { groups, named } from './groups.mjs';
import { scoreOf, tableOf } from './score.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the score of a group', () => {
  it('counts what was killed or never ended against all that a test could notice', () => {
    const of = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
    const report = join(folder, 'report.json');
    const files = {
      'a.ts': of('Killed', 'Timeout', 'Survived', 'CompileError', 'Ignored'),
      'b.ts': of('NoCoverage', 'Killed', 'RuntimeError'),
    };
    writeFileSync(report, JSON.stringify({ files }));
    expect(scoreOf(report)).toEqual({ mutants: 5, noticed: 3 });
  });

  it('is none where a run left no report', () => {
    expect(scoreOf(join(folder, 'none.json'))).toBeUndefined();
  });

  it('is never rounded up to all of them', () => {
    const lines = tableOf([
      { name: 'rules/a', goal: 90, score: { mutants: 10_000, noticed: 9999 }, took: 90_000 },
      { name: 'rules/b', goal: 100, score: undefined, took: 6000 },
    ]).split('\n');
    expect(lines.slice(2)).toEqual([
      '| `rules/a` | 10000 | 99.9 % | 90 % | 1.5 min |',
      '| `rules/b` |  | failed | 100 % | 0.1 min |',
    ]);
  });
});

describe('the groups', () => {
  it('of a folder are all its areas', () => {
    expect(named('rules/seats')).toEqual(['rules/seats']);
    expect(named('rules')).toContain('rules/alone');
    expect(named('rules')).not.toContain('redaction');
    expect(named('rule')).toEqual([]);
    expect(named('redaction')).toEqual(['redaction']);
  });

  it('hold every rule once', () => {
    const fits = (file: string, pattern: string) =>
      pattern.startsWith('!') ? !matchesGlob(file, pattern.slice(1)) : matchesGlob(file, pattern);
    const holders = (file: string) =>
      ['redaction', ...named('rules')].filter((name) =>
        groups[name]?.files.every((each) => fits(file, each)),
      );
    const rules = globSync('packages/kit/src/rules/**/*.ts').filter(
      (file) => !/\.(test|support|gen)\.ts$/.test(file),
    );
    expect(rules.length).toBeGreaterThan(80);
    expect(rules.filter((file) => holders(file).length !== 1)).toEqual([]);
  });

  it('name files and tests that are there', () => {
    /** Each name that a pattern lists in braces; an ending may be missing. */
    const spelled = (pattern: string): string[] => {
      const [list, names = ''] = /\{((?!ts,tsx|test,support)[^{}]*)\}/.exec(pattern) ?? [];
      return list === undefined
        ? [pattern]
        : names.split(',').flatMap((name) => spelled(pattern.replace(list, name)));
    };
    const wanted = Object.values(groups).flatMap(({ files, tests }) => [...files, ...tests]);
    const missing = wanted
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap(spelled)
      .filter((pattern) => globSync(pattern).length === 0);
    expect(missing).toEqual([]);
  });

  it('have files, tests and a goal', () => {
    for (const { files, tests, goal } of Object.values(groups)) {
      expect(files.length * tests.length).toBeGreaterThan(0);
      expect(goal).toBeGreaterThan(0);
    }
  });
});
