import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseSync } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { packedKit, projectWith } from './packed.ts';

const run = promisify(execFile);
const kit = packedKit();

/** Public components without a root of their own, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'components/order-list OrderFoot': 'draws two parts of the row that it closes, without a root',
  'primitives/link LinkProvider': 'draws what it is given',
  'primitives/skeleton Delayed': 'draws what it is given',
};

/** A component of no package, to see that something is found. */
const probe = 'probe Bare';

/** Exported values that are named as components are, by door. */
const named = Object.entries(kit.manifest.exports).flatMap(([subpath, door]) => {
  if (typeof door !== 'object' || !/^\.\/(primitives|components)\//.test(subpath)) return [];
  const text = readFileSync(join(kit.folder, door.default), 'utf8');
  return parseSync(door.default, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .map(({ exportName }) => exportName.name ?? '')
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ key: `${subpath.slice('./'.length)} ${name}`, from: subpath.slice(2), name }));
});

/** Each of the four, and a name that says whether it is taken. */
const asked = { className: 'className', style: 'style', ref: 'ref', 'data-*': 'data-law' };

/** The compiler says, in an error for each line, whether a component takes one of the four. */
const page = `
  type Props<C> = C extends (props: infer P) => unknown ? P : never;
  type Takes<C, Name> = Name extends keyof Props<C> ? true : false;
  declare function Bare(props: { className?: string }): null;
`.trim();
const checks = [
  { key: probe, type: 'typeof Bare' },
  ...named.map(({ key, from, name }) => ({ key, type: `typeof import('@mapp/kit/${from}').${name}` })),
].flatMap(({ key, type }) =>
  Object.entries(asked).map(([attribute, name]) => ({
    key,
    attribute,
    line: `: Takes<${type}, '${name}'> = '?';`,
  })),
);

const options = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Attributes that a component lacks, by component. */
const lacking = new Map<string, string[]>();

beforeAll(async () => {
  const project = projectWith(kit, 'root-props', {
    'page.ts': `${page}\n${checks.map(({ line }, at) => `export const c${at}${line}`).join('\n')}\n`,
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['page.ts'] }),
  });
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const said = await run(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
    cwd: project,
    maxBuffer: 2 ** 24,
  }).catch((failure: { stdout: string }) => failure);
  const before = page.split('\n').length;
  for (const line of said.stdout.split('\n')) {
    const [, at, takes] = /^page\.ts\((\d+),\d+\): .* type '(true|false)'\.$/.exec(line) ?? [];
    const check = checks[Number(at) - before - 1];
    if (!check) continue;
    const lacks = lacking.get(check.key) ?? [];
    lacking.set(check.key, takes === 'true' ? lacks : [...lacks, check.attribute]);
  }
});

it('reads every public component', () => {
  expect(named.length).toBeGreaterThan(200);
  expect([...lacking.keys()].toSorted()).toEqual([probe, ...named.map(({ key }) => key)].toSorted());
  expect(lacking.get(probe)).toEqual(['style', 'ref', 'data-*']);
});

it('finds className, style, ref and data-* on each, but for the exceptions', () => {
  const found = [...lacking].filter(([key, lacks]) => key !== probe && lacks.length > 0);
  expect(found.filter(([key]) => !(key in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((key) => !found.some(([each]) => each === key))).toEqual([]);
});
