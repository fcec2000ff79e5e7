import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const check = (): { status: number | null; stdout: string } =>
  spawnSync(process.execPath, [resolve('scripts/public-changes.mjs'), 'main'], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '--quiet', '--initial-branch=main');
  write('tests/package/names.txt', './button\n  Button\n');
  write('.changeset/old.md', 'told before');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  git('switch', '--quiet', '-c', 'work');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('has nothing against a change that no consumer sees', () => {
  write('src.ts', '1');
  expect(check().status).toBe(0);
});

it('refuses a public change of which nothing is said, and shows it', () => {
  write('tests/package/names.txt', './button\n  Button\n  Link\n');
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain('+  Link');
  expect(stdout).toContain('npx changeset');
});

it('lets a public change through that is told', () => {
  write('tests/package/names.txt', './button\n');
  write('.changeset/new.md', 'told now');
  expect(check().status).toBe(0);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Second');
  expect(check().status).toBe(0);
});
