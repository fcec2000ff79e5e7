import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mapp-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const refused = [
  'Date.now()',
  "Date['now']()",
  'new Date()',
  'Date()',
  'performance.now()',
  'const now: () => number = Date.now',
  'new Date(at).getHours()',
  'new Date(at).getTimezoneOffset()',
  "new Date(at).toLocaleDateString('en')",
];
const allowed = [
  'new Date(at)',
  'Date.parse(text)',
  'Date.UTC(2026, 1)',
  'clock.now()',
  'new Date(at).getUTCHours()',
];

/** The lines of a program that the rule refuses, counted from 1. */
function refusedLines(lines: readonly string[]): number[] {
  const config = { jsPlugins: [resolve('scripts/lint/one-clock.mjs')], rules: { 'mapp/one-clock': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'program.ts'), lines.join(';\n'));
  const run = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['-c', 'config.json', '-A', 'all', '-D', 'mapp/one-clock', '--format=json', 'program.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(run.stdout) as {
    diagnostics: readonly { labels: readonly { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((a, b) => a - b);
}

it('the rule refuses the device’s clock and zone, and nothing else', () => {
  expect(refusedLines([...refused, ...allowed])).toEqual(refused.map((_, index) => index + 1));
});
