import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Exports that something reads which is no module of ours. */
const readElsewhere = [
  // In the site's build: it stands in the place of `messages/start.ts`.
  'apps/mapp/src/start-words.ts startWords',
  // Read by the tests of the codemods.
  'packages/kit/codemods/one-law.mjs renamed',
  // In the site's build: what the tables of screens call, and what stands in the place of `paths.ts`.
  'packages/kit/src/primitives/icon/later-paths.ts givePaths',
  'packages/kit/src/primitives/icon/later-paths.ts usePath',
  // A global set-up of Vitest.
  'tests/hosts/frameworks.ts setup',
  'tests/package/packed.ts setup',
];

const sources = ['packages', 'apps', 'stories', 'tests', 'scripts', 'tokens', '.storybook'];
const files = [
  ...globSync('*.{ts,mjs}'),
  ...globSync(`{${sources.join(',')}}/**/*.{ts,tsx,mjs,mdx}`, {
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  }),
];

/** Whole files that are given away: doors of the packages, and what is loaded later or taken as a whole. */
const whole = new Set(
  [...readFileSync('packages/sandbox/package.json', 'utf8').matchAll(/"\.\/(src\/[^"]+)"/g)].map(
    ([, path = '']) => join('packages/sandbox', path),
  ),
);
/** Names that other files take, by file. */
const taken = new Map<string, Set<string>>();
const take = (file: string, name: string) => taken.set(file, (taken.get(file) ?? new Set()).add(name));
/** Exported statements of each file, and their names; those of a type by their kind. */
const given = new Map<string, { names: { name: string; isType: boolean }[]; statements: string[] }>();

for (const file of files) {
  const near = (source: string) => (source.startsWith('.') ? join(dirname(file), source) : undefined);
  const text = readFileSync(file, 'utf8');
  const plain = file.endsWith('.mdx') ? [...text.matchAll(/^import .*$/gm)].join('\n') : text;
  const { module, program } = parseSync(file.replace(/mdx$/, 'tsx'), plain);
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = near(moduleRequest.value);
    for (const { importName } of from === undefined ? [] : entries)
      if (importName.kind === 'NamespaceObject') whole.add(from ?? '');
      else take(from ?? '', importName.name ?? 'default');
  }
  const entries = module.staticExports.flatMap((each) => each.entries);
  for (const { moduleRequest, importName } of entries) {
    const from = moduleRequest ? near(moduleRequest.value) : undefined;
    if (from === undefined) continue;
    if (importName.kind === 'Name') take(from, importName.name ?? '');
    else whole.add(from);
  }
  for (const [, source = ''] of plain.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    whole.add(near(source) ?? source);
  given.set(file, {
    names: entries.flatMap(({ moduleRequest, exportName, isType }) =>
      moduleRequest || exportName.kind !== 'Name' ? [] : [{ name: exportName.name ?? '', isType }],
    ),
    statements: program.body.flatMap(({ type, start, end }) =>
      type === 'ExportNamedDeclaration' ? [plain.slice(start, end)] : [],
    ),
  });
}

it('exports nothing that only its own file uses', () => {
  const dead = [...given].flatMap(([file, { names, statements }]) => {
    if (whole.has(file) || /\.stories\.tsx$|\.d\.mts$/.test(file)) return [];
    return names.flatMap(({ name, isType }) => {
      if (taken.get(file)?.has(name)) return [];
      // A type that another export speaks of has a name for whoever uses that.
      const word = new RegExp(`\\b${name}\\b`);
      const spoken = isType && statements.filter((each) => word.test(each)).length > 1;
      return spoken ? [] : [`${file} ${name}`];
    });
  });
  expect(given.size).toBeGreaterThan(3000);
  expect(dead.toSorted()).toEqual(readElsewhere);
});
