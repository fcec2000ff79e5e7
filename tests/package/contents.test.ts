import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';
import { isForReaders, packedKit, packedSandbox, type Packed } from './packed.ts';

const kit = packedKit();
const textIn =
  ({ folder }: Packed) =>
  (file: string): string =>
    readFileSync(join(folder, file), 'utf8');

/** The package that a bare import names: `@scope/name` or `name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const modulesOf = ({ files }: Packed): readonly string[] => files.filter((file) => file.endsWith('.js'));

describe.each([
  { name: 'library', packed: kit, beside: ['react', 'react-dom'], doors: 100 },
  { name: 'airline in small', packed: packedSandbox(), beside: ['msw'], doors: 15 },
])('the packed $name', ({ packed, beside, doors: least }) => {
  const { folder, files, manifest } = packed;

  // It reads every file again; that each door leads to one is told below.
  it('is clean for publint', { tags: ['all'] }, async () => {
    const { messages } = await publint({
      // Four thousand files that no door leads to cost it most of its time.
      pack: {
        files: files
          .filter((file) => !isForReaders.test(file))
          .map((file) => ({
            name: `package/${file}`,
            data: new Uint8Array(readFileSync(join(folder, file))),
          })),
      },
      pkgDir: 'package',
      level: 'suggestion',
      strict: true,
    });
    expect(messages).toEqual([]);
  });

  it('holds no test and no story, and sources where maps lead to them alone', () => {
    const strange = /\.(test|stories|support)\.|^(?!sources\/).*(?<!\.d)\.tsx?$/;
    expect(files.filter((file) => strange.test(file))).toEqual([]);
  });

  it('comes with its licence and a README', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  });

  it('names every package that it imports', () => {
    const named = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
    const imported = modulesOf(packed).flatMap((file) =>
      [
        ...textIn(packed)(file).matchAll(
          /^(?:import|export)\b[^"']*?"([^"./][^"]*)";?$|\bimport\("([^"./][^"]*)"\)/gm,
        ),
      ].map(([, at, late]) => ({
        file,
        specifier: at ?? late ?? '',
      })),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(
      imported.filter(({ specifier }) => !isBuiltin(specifier) && !named.has(packageOf(specifier))),
    ).toEqual([]);
  });

  it('asks for what the host has already, and for nothing else beside it', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(beside);
  });

  it('has an open door for each subpath, and none besides', () => {
    const doors = Object.entries(manifest.exports);
    expect(doors.length).toBeGreaterThan(least);
    for (const [, door] of doors) {
      const targets = typeof door === 'string' ? [door] : [door.types, door.default];
      for (const target of targets) expect(files).toContain(target.slice('./'.length));
    }
    expect(Object.keys(manifest.exports).filter((subpath) => /\*|\/src\//.test(subpath))).toEqual([]);
  });
});

const textOf = textIn(kit);

/** A part of a parsed module. */
type Part = Readonly<Record<string, unknown>> & { readonly type?: string };
const partsOf = (part: Part): readonly Part[] => [
  part,
  ...Object.values(part)
    .flat()
    .filter((value): value is Part => typeof value === 'object' && value !== null)
    .flatMap(partsOf),
];

/** Whether a module makes an element that is given a function. */
function givesFunctions(file: string): boolean {
  const calls = partsOf(parseSync(file, textOf(file)).program as unknown as Part).filter(
    ({ type, callee }) => type === 'CallExpression' && /^jsxs?$/.test(String((callee as Part)['name'])),
  );
  const given = calls.flatMap((call) => {
    const [, props] = call['arguments'] as readonly Part[];
    return (props?.['properties'] as readonly Part[] | undefined) ?? [];
  });
  return given.some(({ key, value }) => {
    const name = String((key as Part | undefined)?.['name']);
    return /^on[A-Z]/.test(name) || /Function/.test(String((value as Part | undefined)?.type));
  });
}

describe('"use client"', () => {
  const isClient = (file: string): boolean => textOf(file).startsWith('"use client";');

  it('stands in every module that calls a hook', () => {
    const hooks = modulesOf(kit).filter((file) => /\buse[A-Z]\w*\(/.test(textOf(file)));
    expect(hooks.length).toBeGreaterThan(0);
    expect(hooks.filter((file) => !isClient(file))).toEqual([]);
  });

  it('stands in every module that gives an element a function', () => {
    const drawing = modulesOf(kit).filter((file) => textOf(file).includes('"react/jsx-runtime"'));
    const giving = drawing.filter(givesFunctions);
    expect(giving.map((file) => file.replace(/^.*\//, ''))).toEqual(
      expect.arrayContaining(['Field.js', 'SelectField.js']),
    );
    expect(giving.filter((file) => !isClient(file))).toEqual([]);
  });

  it('is in nothing that rules, validators, contracts and the configuration bring', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, path = ''] of textOf(file).matchAll(/from "(\.[^"]+\.js)"/g))
        visit(join(file, '..', path));
    };
    ['rules.js', 'validators.js', 'contracts.js', 'config.js'].forEach(visit);
    expect([...seen].filter(isClient)).toEqual([]);
  });
});

describe('styles', () => {
  it('begin with the full order of the layers', () => {
    const all = kit.files.filter((file) => file.endsWith('.css'));
    expect(all.length).toBeGreaterThan(200);
    expect([...new Set(all.map((file) => textOf(file).split('\n', 1)[0]))]).toEqual([
      '@layer theme.mapp, base.mapp, components.mapp.primitives, components.mapp.components, components.mapp.screens, utilities;',
    ]);
  });

  const sheets = kit.files.filter((file) => file.endsWith('.css') && !file.includes('/unlayered/'));

  it('stand in the cascade layers of the library', () => {
    const loose = sheets.filter((file) => {
      const rules = textOf(file)
        .replace(/\/\*.*?\*\//gs, '')
        .trim();
      return rules !== '' && !/^(@layer|@font-face|@property|@keyframes|@view-transition)/.test(rules);
    });
    expect(loose).toEqual([]);
  });

  it('carry the version in every class name', () => {
    const mark = `m${kit.manifest.version.replace(/\W/g, '-')}_`;
    const names = new Set(
      sheets.flatMap((file) =>
        [
          ...textOf(file)
            .replace(/@layer[^{;]+/g, '')
            .matchAll(/\.([a-zA-Z_][\w-]*)/g),
        ].map(([, name = '']) => name),
      ),
    );
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => !name.startsWith(mark))).toEqual([]);
  });
});
