import type { Call } from '@mapp/kit/contracts';
import type * as z from 'zod/mini';

type Schema = Call['response'];
type Def = z.core.$ZodTypes['_zod']['def'] & {
  readonly exact?: boolean;
  readonly innerType?: Schema;
};

/** A step of a path: a field, or a place in a list. */
export type Path = readonly (string | number)[];

/** A place in an answer, and what the contract says of it. */
export interface Place {
  readonly path: Path;
  /**
   * - `dispensable` the answer can be used without it
   * - `element` of a list
   * - `needed` without it the object that it belongs to cannot be used
   */
  readonly role: 'dispensable' | 'element' | 'needed';
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function roleOf({ type, exact }: Def): Place['role'] {
  if (type === 'nonoptional') return 'dispensable';
  return type === 'optional' && exact !== true ? 'dispensable' : 'needed';
}

const fields = (shape: Readonly<Record<string, Schema>>, value: unknown, path: Path): readonly Place[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const at = [...path, name];
    const given = isObject(value) ? value[name] : undefined;
    const inner = given === undefined || given === null ? [] : placesIn(field, given, at);
    return [{ path: at, role: roleOf(field['_zod'].def as Def) }, ...inner];
  });

/**
 * Every place of an answer that its contract knows, in the first element of each list; fields that may be left out are there too.
 * @param value an answer that fits the contract
 */
export function placesIn(schema: Schema, value: unknown, path: Path = []): readonly Place[] {
  const def = schema['_zod'].def as Def;
  if (def.innerType) return placesIn(def.innerType, value, path);
  if (def.type === 'pipe') return placesIn(def.in as Schema, value, path);
  if (def.type === 'object') return fields(def.shape as Readonly<Record<string, Schema>>, value, path);
  if (def.type === 'union') {
    const options = def.options as readonly Schema[];
    const meant = options.find((option) => option.safeParse(value).success);
    return meant ? placesIn(meant, value, path) : [];
  }
  if (def.type !== 'array' || !Array.isArray(value) || value.length === 0) return [];
  const at = [...path, 0];
  return [{ path: at, role: 'element' }, ...placesIn(def.element as Schema, value[0], at)];
}

export const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (Object(found) as Record<string, unknown>)[step], answer);

/** The same answer with another value at a place; `undefined` leaves the field out. */
export function withValue(answer: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(answer))
    return answer.map((each: unknown, at) => (at === step ? withValue(each, rest, value) : each));
  const { [step]: before, ...others } = Object(answer) as Record<string, unknown>;
  const after = withValue(before, rest, value);
  return after === undefined ? others : { ...others, [step]: after };
}
