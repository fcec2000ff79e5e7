import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { filesOf } from './building.ts';
import { changedGroups, digestLine } from './message-digest.ts';
import { packedKit } from './packed.ts';

const { folder, manifest, files } = packedKit();
const textIn = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Where the names of a declaration file come from: its own statements, and other files by name. */
interface Module {
  readonly own: ReadonlyMap<string, string>;
  readonly from: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly exported: ReadonlyMap<string, string>;
}

/** A statement without its comments, in one shape. */
const plain = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: { readonly value: string } | null;
  readonly id?: { readonly name: string } | null;
  readonly declarations?: readonly { readonly id: { readonly name: string } }[];
  readonly specifiers?: readonly {
    readonly local: { readonly name: string };
    readonly imported?: { readonly name: string };
    readonly exported?: { readonly name: string };
  }[];
}

const read = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const text = textIn(file);
  const { program } = parseSync(file, text);
  const own = new Map<string, string>();
  const from = new Map<string, { file: string; name: string }>();
  const exported = new Map<string, string>();
  for (const statement of program.body as unknown as readonly Statement[]) {
    const source = statement.source?.value;
    const near = source?.startsWith('.')
      ? relative('.', join(dirname(file), source)).replace(/\.js$/, '.d.ts')
      : undefined;
    for (const { local, imported, exported: as } of statement.specifiers ?? []) {
      const name = (imported ?? local).name;
      if (near !== undefined && imported) from.set(local.name, { file: near, name });
      if (!as) continue;
      exported.set(as.name, local.name);
      if (near !== undefined && !imported) from.set(local.name, { file: near, name: local.name });
    }
    const names = statement.id ? [statement.id] : (statement.declarations ?? []).map(({ id }) => id);
    for (const { name } of names) {
      const before = own.get(name);
      const words = plain(text.slice(statement.start, statement.end));
      own.set(name, before === undefined ? words : `${before}\n${words}`);
    }
  }
  const found = { own, from, exported };
  read.set(file, found);
  return found;
}

/** The declaration behind a name, wherever it stands. */
function declared(file: string, name: string): string | undefined {
  if (!files.includes(file)) return undefined;
  const { own, from, exported } = moduleOf(file);
  const local = own.has(name) || from.has(name) ? name : (exported.get(name) ?? name);
  const elsewhere = from.get(local);
  return own.get(local) ?? (elsewhere && declared(elsewhere.file, elsewhere.name));
}

/** Declarations of what each door to components gives. */
const doors = Object.entries(manifest.exports).flatMap(([subpath, door]) => {
  if (typeof door !== 'object' || !/^\.\/(mapp$|(primitives|components|screens)\/)/.test(subpath)) return [];
  const types = door.types.slice('./'.length);
  const names = [...moduleOf(types).exported.keys()].toSorted();
  const found = names.map((name) => declared(types, name) ?? `// ${name}`);
  return { subpath, declarations: [...new Set(found)] };
});
const declarations = doors.flatMap((door) => door.declarations);

it('keeps the props of its components', async () => {
  expect(declarations.filter((text) => text.startsWith('//'))).toEqual([]);
  const lines = doors.flatMap((door) => [`\n// ${door.subpath}`, ...door.declarations]);
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('props.txt');
});

/** Acts that a person asks for, in verbs; whatever changes is `onChange`, or `onXChange` beside a `value` (decision 0059). */
const asked =
  'Add AddToCalendar Answer Cancel Clear Click Close Confirm Copy EditDocument EditMobile Filter Load LoadMonth Locate ' +
  'PickDays PickPlace Print Remove Renew Repair Replace Resend Retry Save Select SelectCompanion Send Share Submit SubmitOrder Try ZoomedOut';

it('calls its callbacks by the words of the law', () => {
  const words = declarations.flatMap((text) =>
    [...text.matchAll(/\bon([A-Z]\w*)(?=\??[:(])/g)].map(([, word = '']) => word),
  );
  const found = [...new Set(words)].filter((word) => !word.endsWith('Change'));
  expect(found.toSorted()).toEqual(asked.split(' '));
});

it('gives every form its submit button as a child', () => {
  const forms = declarations.filter((text) => /^interface [^{]*\{[^]*?^ {2}onSubmit: /m.test(text));
  expect(forms.length).toBeGreaterThan(25);
  expect(forms.filter((text) => !/^interface \w+Props\b[^{]*? extends FormRootProps \{/.test(text))).toEqual(
    [],
  );
});

it('keeps the names of its tokens', async () => {
  const names = filesOf(folder, '.css').flatMap((file) =>
    [...textIn(file).matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name = '']) => name),
  );
  // Those of one component carry the version, and are nobody else's affair.
  const tokens = [...new Set(names)].filter((name) => !/^--m\d/.test(name)).toSorted();
  expect(tokens.length).toBeGreaterThan(50);
  await expect(`${tokens.join('\n')}\n`).toMatchFileSnapshot('tokens.txt');
});

it('keeps the keys of its messages, and what each is given', async () => {
  const lines = filesOf(folder, '.gen.d.ts')
    .filter((file) => file.includes('/messages/arguments/'))
    .toSorted()
    .map((file) => digestLine(basename(file, '.gen.d.ts'), [...moduleOf(file).own.values()].join('\n')));
  expect(lines.length).toBeGreaterThan(90);
  const now = `${lines.join('\n')}\n`;
  // Which keys they are, the difference of the Chinese catalogue shows.
  if (expect.getState().snapshotState.snapshotUpdateState !== 'all')
    expect(changedGroups(readFileSync('tests/package/messages.txt', 'utf8'), now)).toEqual([]);
  await expect(now).toMatchFileSnapshot('messages.txt');
});
