import type { Call } from '@mapp/kit/contracts';
import type * as z from 'zod/mini';

export type Schema = Call['response'];
export type Def = z.core.$ZodTypes['_zod']['def'] & {
  readonly exact?: boolean;
  readonly innerType?: Schema;
};

/** A step of a path: a field, or a place in a list. */
export type Path = readonly (string | number)[];

/** A place in an answer, and what the contract says of it. */
export interface Place {
  readonly path: Path;
  /** As the contract declares it, whichever element or entry it is in: `rows[].elements[].seat.price`. */
  readonly name: string;
  /**
   * - `dispensable` the answer can be used without it
   * - `element` of a list, or entry of a table, which is read alone
   * - `needed` without it the object that it belongs to cannot be used
   */
  readonly role: 'dispensable' | 'element' | 'needed';
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const defOf = (schema: Schema): Def => schema['_zod'].def as Def;

function roleOf({ type, exact }: Def): Place['role'] {
  if (type === 'nonoptional') return 'dispensable';
  return type === 'optional' && exact !== true ? 'dispensable' : 'needed';
}

/** Schemas within another: its fields, the element of a list, the entry of a record, the kinds of a union. */
export type Within =
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, schema: Schema])[] }
  | { readonly kind: 'list'; readonly each: Schema }
  | { readonly kind: 'record'; readonly each: Schema; readonly alone: boolean }
  | { readonly kind: 'union'; readonly options: readonly Schema[] }
  | { readonly kind: 'none' };

/** Schemas within one, once all that only says how it is read is taken away. */
export function withinOf(schema: Schema): Within {
  const def = defOf(schema);
  if (def.innerType) return withinOf(def.innerType);
  if (def.type === 'pipe') return withinOf(def.in as Schema);
  if (def.type === 'object')
    return { kind: 'fields', fields: Object.entries(def.shape) as [string, Schema][] };
  if (def.type === 'array') return { kind: 'list', each: def.element as Schema };
  if (def.type === 'record')
    return { kind: 'record', each: def.valueType as Schema, alone: schema['_zod'].traits.has('MappTable') };
  if (def.type === 'union') return { kind: 'union', options: def.options as readonly Schema[] };
  return { kind: 'none' };
}

/** Names of steps: a field of an object, an element of a list, an entry of a record, a kind of a union. */
const step = {
  field: (name: string, field: string) => (name === '' ? field : `${name}.${field}`),
  element: (name: string) => `${name}[]`,
  entry: (name: string) => `${name}{}`,
  kind: (name: string, at: number) => `${name}<${at + 1}>`,
};

/** The option of a union that a value is read by. */
export const meantBy = (options: readonly Schema[], value: unknown): number =>
  options.findIndex((option) => option.safeParse(value).success);

/** Names of all places that a contract declares. */
export function declaredIn(schema: Schema, name = ''): readonly string[] {
  const inner = withinOf(schema);
  const below = (at: string, each: Schema) => [at, ...declaredIn(each, at)];
  if (inner.kind === 'fields')
    return inner.fields.flatMap(([field, each]) => below(step.field(name, field), each));
  if (inner.kind === 'list') return below(step.element(name), inner.each);
  if (inner.kind === 'record') return below(step.entry(name), inner.each);
  if (inner.kind === 'none') return [];
  return inner.options.flatMap((option, at) => declaredIn(option, step.kind(name, at)));
}

/** Every place of an answer that its contract knows, in every element and entry; those that are absent are there too. */
export function allPlacesIn(
  schema: Schema,
  value: unknown,
  path: Path = [],
  name = '',
): readonly (Place & { readonly present: boolean })[] {
  const inner = withinOf(schema);
  const below = (
    key: string | number,
    each: Schema,
    given: unknown,
    at: string,
    role = roleOf(defOf(each)),
  ) => {
    const present = given !== undefined && given !== null;
    const here = { path: [...path, key], name: at, role, present };
    return present ? [here, ...allPlacesIn(each, given, here.path, at)] : [here];
  };
  if (inner.kind === 'fields')
    return inner.fields.flatMap(([field, each]) =>
      below(field, each, isObject(value) ? value[field] : undefined, step.field(name, field)),
    );
  if (inner.kind === 'list')
    return (Array.isArray(value) ? value : []).flatMap((given: unknown, at) =>
      below(at, inner.each, given, step.element(name), 'element'),
    );
  if (inner.kind === 'record')
    return Object.entries(isObject(value) ? value : {}).flatMap(([key, given]) =>
      below(key, inner.each, given, step.entry(name), inner.alone ? 'element' : 'needed'),
    );
  if (inner.kind === 'none') return [];
  const meant = meantBy(inner.options, value);
  const option = inner.options[meant];
  return option ? allPlacesIn(option, value, path, step.kind(name, meant)) : [];
}

const richness = (places: readonly { readonly present: boolean }[]): number =>
  places.filter(({ present }) => present).length;

/**
 * Every place of an answer that its contract knows, once: where the answer has it, and in the element that has most besides.
 * @param value an answer that fits the contract
 */
export function placesIn(schema: Schema, value: unknown): readonly Place[] {
  const all = allPlacesIn(schema, value);
  const byOwner = Map.groupBy(all, ({ path }) => JSON.stringify(path.slice(0, -1)));
  const best = new Map<string, { readonly place: Place; readonly worth: number }>();
  for (const { present, ...place } of all) {
    const owner = JSON.stringify(place.role === 'element' ? place.path : place.path.slice(0, -1));
    const worth = (present ? 1000 : 0) + richness(byOwner.get(owner) ?? []);
    const known = best.get(place.name);
    if (!known || known.worth < worth) best.set(place.name, { place, worth });
  }
  return [...best.values()].map(({ place }) => place);
}

export const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (Object(found) as Record<string, unknown>)[key], answer);

/** The same answer with another value at a place; `undefined` leaves the field out. */
export function withValue(answer: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(answer))
    return answer.map((each: unknown, at) => (at === key ? withValue(each, rest, value) : each));
  const { [key]: before, ...others } = Object(answer) as Record<string, unknown>;
  const after = withValue(before, rest, value);
  return after === undefined ? others : { ...others, [key]: after };
}
