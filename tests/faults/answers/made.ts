import { calls } from '@mapp/kit/contracts';
import { fixtureOf, type FixtureName } from '@mapp/sandbox/fixtures';
import { defOf, isObject, meantBy, withinOf, type Schema } from './places.ts';

/** Words and numbers that the sandbox says, by the name of the field that they stand in. */
export type Words = ReadonlyMap<string, readonly unknown[]>;

/** As many words of one field as are tried. */
const mostWords = 40;

function gather(value: unknown, name: string, words: Map<string, Set<unknown>>): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) for (const each of value as unknown[]) gather(each, name, words);
  else if (isObject(value)) for (const [field, each] of Object.entries(value)) gather(each, field, words);
  else {
    const known = words.get(name) ?? new Set();
    if (known.size < mostWords) words.set(name, known.add(value));
  }
}

/** The words of the sandbox's own answers. */
export async function wordsOfSandbox(): Promise<Words> {
  const words = new Map<string, Set<unknown>>();
  for (const { name } of calls) gather((await fixtureOf(name as FixtureName)).answer, '', words);
  return new Map([...words].map(([name, each]) => [name, [...each]]));
}

/** Words for a field for which the sandbox has none that fits. */
const plainWords: readonly unknown[] = [
  '测试',
  '1',
  7,
  true,
  '2026-06-02T10:00:00+08:00',
  '2026-06-02',
  '10:00',
  'PEK',
  'CNY',
  '31A',
  'MU',
  '781-1234567890',
  '7811234567890',
  '440300',
  'https://www.example.com/page',
];

function wordFor(schema: Schema, field: string, words: Words): readonly unknown[] {
  const def = defOf(schema);
  const listed = def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : [];
  const tried = [...listed, ...(words.get(field) ?? []), ...plainWords];
  return tried.filter((word) => schema.safeParse(word).success).slice(0, 1);
}

/**
 * Values that a schema reads, with every field and an element in every list; so many of them that each kind of each union is in one.
 * @param field that the value stands in
 */
export function madeFor(schema: Schema, words: Words, field = ''): readonly unknown[] {
  const def = defOf(schema);
  const inner = withinOf(schema);
  const each = (one: Schema, name = field) => madeFor(one, words, name);
  if (inner.kind === 'none') return def.innerType ? each(def.innerType) : wordFor(schema, field, words);
  if (inner.kind === 'union') return inner.options.flatMap((option) => each(option));
  if (inner.kind === 'list') return [each(inner.each)];
  if (inner.kind === 'record')
    return plainWords
      .map((key) => Object.fromEntries(each(inner.each).map((one) => [String(key), one])))
      .filter((record) => schema.safeParse(record).success)
      .slice(0, 1);
  const parts = inner.fields.map(([name, one]) => [name, each(one, name)] as const);
  const most = Math.max(1, ...parts.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(
      parts.flatMap(([name, values]) => (values.length === 0 ? [] : [[name, values[turn % values.length]]])),
    ),
  );
}

/** A value with what it lacks: every field that it may have, an element in every list, in each of its elements. It fits as it did. */
export function filled(schema: Schema, value: unknown, words: Words, field = ''): unknown {
  const inner = withinOf(schema);
  const kept = (more: unknown) => (schema.safeParse(more).success ? more : value);
  if (value === undefined || value === null) {
    const [made] = madeFor(schema, words, field);
    return kept(made);
  }
  if (inner.kind === 'fields' && isObject(value))
    return inner.fields.reduce<unknown>((so, [name, each]) => {
      const given = (so as Record<string, unknown>)[name];
      const more = { ...(so as object), [name]: filled(each, given, words, name) };
      return more[name] !== given && schema.safeParse(more).success ? more : so;
    }, value);
  if (inner.kind === 'list' && Array.isArray(value))
    return kept(
      value.length === 0
        ? madeFor(inner.each, words, field)
        : value.map((each: unknown) => filled(inner.each, each, words, field)),
    );
  if (inner.kind === 'union') {
    const option = inner.options[meantBy(inner.options, value)];
    return option ? kept(filled(option, value, words, field)) : value;
  }
  return value;
}
