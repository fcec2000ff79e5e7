import * as z from 'zod/mini';
import { markOf } from '@mapp/kit/contracts';
import type { Difference } from './verdict.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Every name of a field that a schema declares. */
function declaredNames(schema: z.ZodMiniType): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
      collect(value);
    }
  };
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
}

/** A path for people: places in lists are `[]`; a name that the answer has chosen itself is `*`, since it may be a value. */
const written = (path: Path, declared: ReadonlySet<string>): string =>
  path
    .map((step) => {
      if (typeof step === 'number') return '[]';
      return declared.has(String(step)) ? `.${String(step)}` : '.*';
    })
    .join('')
    .replace(/^\./, '');

type Inner = z.core.$ZodTypes['_zod']['def'] & { readonly innerType?: z.core.$ZodType };

/** Schemas for one step of a path. */
function stepInto(schema: z.core.$ZodType, step: PropertyKey): readonly z.core.$ZodType[] {
  const def = schema['_zod'].def as Inner;
  if (def.innerType) return stepInto(def.innerType, step);
  if (def.type === 'pipe') return stepInto(def.in, step);
  if (def.type === 'union') return def.options.flatMap((option) => stepInto(option, step));
  if (def.type === 'array') return [def.element];
  const field = def.type === 'object' ? def.shape[String(step)] : undefined;
  return field ? [field] : [];
}

/** Whether what is at a path is our proposal: the innermost mark says so. */
function isAssumed(schema: z.core.$ZodType, path: Path): boolean {
  let found: readonly z.core.$ZodType[] = [schema];
  let assumed = false;
  const look = () => {
    const mark = found.flatMap((each) => marksOf(each))[0];
    assumed = mark ?? assumed;
  };
  look();
  for (const step of path) {
    found = found.flatMap((each) => stepInto(each, step));
    look();
  }
  return assumed;
}

/** The marks of a schema, and of what it only wraps. */
function marksOf(schema: z.core.$ZodType): readonly boolean[] {
  const mark = markOf(schema);
  if (mark !== undefined) return [mark];
  const def = schema['_zod'].def as Inner;
  if (def.innerType) return marksOf(def.innerType);
  return def.type === 'union' ? def.options.flatMap((option) => marksOf(option)) : [];
}

function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<PropertyKey, unknown>)[step];
  }
  return found;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The issues in a union's variants, where one of them goes deeper than the union itself: that is the variant that was meant. */
function meant(issue: Issue): readonly Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const deep = issue.errors.filter((variant) => variant.every(({ path }) => path.length > 0));
  const nearest = deep.toSorted((a, b) => a.length - b.length)[0];
  return nearest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The kinds of value that an issue asks for; none when the kind is right. */
function expectedBy(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(expectedBy) : [];
}

const words: Partial<Record<Issue['code'], string>> = {
  invalid_format: 'not of its form',
  invalid_value: 'not one of the known values',
  invalid_union: 'none of its variants',
  too_small: 'too small or too short',
  too_big: 'too big or too long',
};

function problemOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'missing';
  const expected = expectedBy(issue);
  const kind = kindOf(value);
  if (expected.length === 0 || expected.includes(kind)) return words[issue.code] ?? 'does not fit';
  return `${kind} instead of ${[...new Set(expected)].join(' or ')}`;
}

/**
 * Where a value does not fit a schema, each place once; empty when it fits.
 * Tells names that the schema declares and kinds of values, never a value.
 */
export function differences(schema: z.ZodMiniType, value: unknown): readonly Difference[] {
  const { error } = schema.safeParse(value);
  if (!error) return [];
  const declared = declaredNames(schema);
  const found = new Map<string, Difference>();
  for (const issue of error.issues.flatMap((each) => meant(each) ?? [each])) {
    const path = written(issue.path, declared);
    const problem = problemOf(issue, valueAt(value, issue.path));
    const ours = isAssumed(schema, issue.path);
    found.set(`${path} ${problem}`, { path, problem, ...(ours && { assumed: true }) });
  }
  return [...found.values()];
}
