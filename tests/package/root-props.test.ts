import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseSync } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { packedKit, projectWith } from './packed.ts';

const run = promisify(execFile);
const kit = packedKit();

/** Public components without a root of their own, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'components/attachments UploadRefused': 'is an error that a host throws',
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
const law = { className: 'className', style: 'style', ref: 'ref', 'data-*': 'data-law' };
/** Those, and the native attributes that a reader of the docs looks for. */
const asked: Readonly<Record<string, string>> = {
  ...law,
  'aria-*': 'aria-describedby',
  ...Object.fromEntries(
    [
      'id',
      'onClick',
      'href',
      'target',
      'type',
      'disabled',
      'form',
      'name',
      'value',
      'placeholder',
      'maxLength',
      'autoComplete',
      'required',
      'readOnly',
    ].map((name) => [name, name]),
  ),
};

/** Root elements and native attributes of each public component in a line, as the catalogue tells them. */
const kept = resolve('tests/package/root-props.json');

/**
 * The compiler says, in an error for each line, whether a component takes an attribute in one of its forms, and what its ref is led to.
 */
const page = `
  type Props<C> = C extends (props: infer P) => unknown ? P : never;
  type Of<P, Name> = P extends unknown ? (Name extends keyof P ? Exclude<P[Name], undefined> : never) : never;
  type Takes<C, Name> = [Of<Props<C>, Name>] extends [never] ? false : true;
  type Root<C> = NonNullable<Extract<Of<Props<C>, 'ref'>, { current: unknown }>['current']>;
  type Each<E> = E extends unknown ? [E] : never;
  declare function Bare(props: { className?: string; id?: undefined; type?: 'a' } | { className?: string }): null;
`.trim();
const checks = [
  { key: probe, type: 'typeof Bare' },
  ...named.map(({ key, from, name }) => ({ key, type: `typeof import('@mapp/kit/${from}').${name}` })),
].flatMap(({ key, type }) => [
  { key, attribute: 'root', line: `: Each<Root<${type}>> = '?';` },
  ...Object.entries(asked).map(([attribute, name]) => ({
    key,
    attribute,
    line: `: Takes<${type}, '${name}'> = '?';`,
  })),
]);

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

/** Docs of a component by its types: the interfaces of its root element, and the attributes that are taken. */
interface RootDocs {
  readonly root: string[];
  readonly takes: string[];
}

const found: Record<string, RootDocs> = {};

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
    const [, at, type = ''] = /^page\.ts\((\d+),\d+\): .* type '(.+)'\.$/.exec(line) ?? [];
    const check = checks[Number(at) - before - 1];
    if (!check) continue;
    const docs = (found[check.key] ??= { root: [], takes: [] });
    if (check.attribute === 'root')
      docs.root.push(...Array.from(type.matchAll(/\[(\w+)\]/g), ([, name = '']) => name));
    else if (type === 'true') docs.takes.push(check.attribute);
  }
});

const lacking = ({ takes }: RootDocs): string[] => Object.keys(law).filter((name) => !takes.includes(name));

it('reads every public component', () => {
  expect(named.length).toBeGreaterThan(200);
  expect(Object.keys(found).toSorted()).toEqual([probe, ...named.map(({ key }) => key)].toSorted());
  expect(found[probe]).toEqual({ root: [], takes: ['className', 'type'] });
  expect(found['primitives/button Button']).toEqual({
    root: expect.arrayContaining(['HTMLButtonElement', 'HTMLAnchorElement']) as string[],
    takes: expect.arrayContaining(['id', 'aria-*', 'disabled', 'type', 'href']) as string[],
  });
});

it('finds className, style, ref and data-* on each, but for the exceptions', () => {
  const short = Object.keys(found).filter(
    (key) => key !== probe && lacking(found[key] as RootDocs).length > 0,
  );
  expect(short.filter((key) => !(key in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((key) => !short.includes(key))).toEqual([]);
});

it('is what the catalogue tells of roots and their attributes', () => {
  const { [probe]: _, ...docs } = found;
  const now = Object.fromEntries(
    Object.entries(docs)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { root, takes }]) => [key, `${root.toSorted().join(' ')}: ${takes.join(' ')}`]),
  );
  if (expect.getState().snapshotState.snapshotUpdateState === 'all')
    writeFileSync(kept, `${JSON.stringify(now, undefined, 2)}\n`);
  expect(JSON.parse(readFileSync(kept, 'utf8')), '`npm test package -- -u root-props` writes it').toEqual(
    now,
  );
});
