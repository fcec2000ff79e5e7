import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitsBefore, gitIn, picturesBefore, type Drawn, type Git } from './commits.ts';
import { baselinesFile, format } from './digests.ts';
import { workTree } from './folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'commits-'));
const git = gitIn(folder);
const files = [baselinesFile('primitives/button'), baselinesFile('screens/points/bill')];
const [button, bill] = ['primitives/button/zh-light-390/basic', 'screens/points/bill/zh-light-390/basic'];

/** Digest that is easily told from others. */
const digest = (letter: string) => letter.repeat(32);

function write(file: string, text: string) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const accept = (file: string, letter: string) =>
  write(file, format(new Map([['zh-light-390/basic', { width: 1, height: 1, digest: digest(letter) }]])));

/** Commits everything; returns the commit. */
function commit(title: string): string {
  git('add', '--all');
  git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    '-c',
    'commit.gpgSign=false',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    title,
  );
  return git('rev-parse', 'HEAD') ?? '';
}

const at: Record<'first' | 'second' | 'look' | 'branch', string> = {
  first: '',
  second: '',
  look: '',
  branch: '',
};

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  for (const file of files) accept(file, 'a');
  at.first = commit('Accept both');
  accept(files[1] ?? '', 'b');
  at.second = commit('Accept the bill');
  write('look.css', 'red');
  at.look = commit('Change the look');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A machine that knows no picture, and whose commits draw what a table says. */
function machine(table: Readonly<Record<string, Readonly<Record<string, string>>>>, asked: Git = git) {
  const calls: [string, readonly string[]][] = [];
  const draw = (from: string, names: readonly string[]) => {
    calls.push([from, names]);
    const drawn = Object.entries(table[from] ?? {}).filter(([name]) => names.includes(name));
    return new Map<string, Drawn>(
      drawn.map(([name, letter]) => [name, { png: `${letter}.png`, digest: digest(letter) }]),
    );
  };
  return { calls, tools: { git: asked, known: () => undefined as string | undefined, draw } };
}

const differing = (kept: string, now = 'z') => ({ kept: digest(kept), now: digest(now) });

describe('on main', () => {
  it('the last commit that changed a baseline is asked', () => {
    expect(commitsBefore(files, git)).toEqual([at.second]);
    expect(commitsBefore(files.slice(0, 1), git)).toEqual([at.first]);
  });

  it('before a commit the one that is checked out is asked first', () => {
    write('look.css', 'blue');
    expect(commitsBefore(files, git)).toEqual([at.look, at.second]);
    write('look.css', 'red');
  });

  it('draws what differs as it was, both in one commit', () => {
    const { calls, tools } = machine({ [at.second]: { [button]: 'a', [bill]: 'b' } });
    const pictures = new Map([
      [button, differing('a')],
      [bill, differing('b')],
    ]);
    expect([...picturesBefore(pictures, tools)]).toEqual([
      [button, { png: 'a.png' }],
      [bill, { png: 'b.png' }],
    ]);
    expect(calls).toEqual([[at.second, [button, bill]]]);
  });

  it('a picture that is at hand is not drawn again', () => {
    const { calls, tools } = machine({});
    const known = (kept: string) => (kept === digest('a') ? 'known.png' : undefined);
    expect([...picturesBefore(new Map([[button, differing('a')]]), { ...tools, known })]).toEqual([
      [button, { png: 'known.png' }],
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['as it is now', 'z', ' draws it as it is now: its baseline is older than that.'],
    ['as neither', 'y', ' draws it, with the packages of today, unlike its baseline.'],
    ['not at all', undefined, ' could not draw it.'],
  ])('says so of a commit that draws it %s', (_, letter, sentence) => {
    const { tools } = machine({ [at.second]: letter ? { [bill]: letter } : {} });
    expect(picturesBefore(new Map([[bill, differing('b')]]), tools).get(bill)).toEqual({
      note: at.second.slice(0, 8) + sentence,
    });
  });

  it('a baseline that no commit has is not looked for', () => {
    const { calls, tools } = machine({});
    expect(picturesBefore(new Map([[bill, differing('c')]]), tools).get(bill)).toEqual({
      note: 'No commit before has this baseline.',
    });
    expect(calls).toEqual([]);
  });
});

describe('on a branch', () => {
  beforeAll(() => {
    git('checkout', '--quiet', '-b', 'change');
    write('look.css', 'green');
    at.branch = commit('Change the look again');
  });

  it('the commit where it left main is asked first, the one that accepted for what that one draws otherwise', () => {
    expect(commitsBefore(files, git)).toEqual([at.look, at.second]);
    const { calls, tools } = machine({
      [at.look]: { [button]: 'a', [bill]: 'z' },
      [at.second]: { [bill]: 'b' },
    });
    const pictures = new Map([
      [button, differing('a')],
      [bill, differing('b')],
    ]);
    expect([...picturesBefore(pictures, tools)]).toEqual([
      [button, { png: 'a.png' }],
      [bill, { png: 'b.png' }],
    ]);
    expect(calls).toEqual([
      [at.look, [button, bill]],
      [at.second, [bill]],
    ]);
  });
});

describe('without a history', () => {
  it.each<[string, Git, string]>([
    ['git is not at hand', () => undefined, 'Git, which has the commit before, is not at hand.'],
    [
      'the clone is shallow',
      (...args) => (args.includes('--is-shallow-repository') ? 'true' : args[0] === 'rev-parse' ? 'c0' : ''),
      'The clone has no commit before: "git fetch --unshallow" brings them.',
    ],
  ])('%s', (_, asked, sentence) => {
    const { calls, tools } = machine({}, asked);
    expect(picturesBefore(new Map([[bill, differing('b')]]), tools).get(bill)).toEqual({ note: sentence });
    expect(calls).toEqual([]);
  });
});

it('the work tree is within the repository, ignored by git, and no folder of packages', () => {
  expect(relative('.', workTree).split(sep)[0]).toBe('.cache');
  expect(workTree).not.toContain('node_modules');
  expect(gitIn('.')('check-ignore', workTree)).toBe(workTree);
});
