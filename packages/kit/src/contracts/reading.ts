import * as z from 'zod/mini';
import { isLenient } from './read.ts';

/** Runs a schema on a value of its own. No schema of the contracts is asynchronous. */
const run = (schema: z.core.$ZodType, value: unknown, context: z.core.ParseContextInternal) =>
  schema['_zod'].run({ value, issues: [] }, context) as z.core.ParsePayload;

const plainOptional: z.core.$constructor<z.ZodMiniOptional> = z.ZodMiniOptional;
interface OptionalDef extends z.core.$ZodOptionalDef {
  /** A value that does not fit makes its object unusable. */
  readonly exact?: boolean;
  /** Replacement of a value that does not fit. */
  readonly misfit?: unknown;
}

const Optional = /* @__PURE__ */ z.core.$constructor<z.ZodMiniOptional, OptionalDef>(
  'MappOptional',
  (schema, def) => {
    plainOptional.init(schema, def);
    schema['_zod'].parse = (payload, context) => {
      if (payload.value === undefined) return payload;
      const inner = run(def.innerType, payload.value, context);
      const fits = inner.issues.length === 0;
      if (!fits && (def.exact || !isLenient(context))) payload.issues.push(...inner.issues);
      payload.value = fits ? (inner.value ?? undefined) : def.misfit;
      return payload;
    };
  },
);

/**
 * A field that may be left out. `null` is the same as absent, and so is a value that does not fit.
 * @param misfit stands for such a value, where it must not pass for absent
 */
export function optional<Of extends z.ZodMiniType>(schema: Of): z.ZodMiniOptional<Of>;
export function optional<Of extends z.ZodMiniType, const Misfit>(
  schema: Of,
  misfit: Misfit,
): z.ZodMiniOptional<z.ZodMiniType<z.output<Of> | Misfit, z.input<Of>>>;
export function optional(schema: z.ZodMiniType, misfit?: unknown): z.ZodMiniOptional {
  return new Optional({ type: 'optional', innerType: z.nullable(schema), misfit });
}

/** Subject of an answer, or that there is none: `null` is the same as absent, but a value that does not fit is not. */
export const orNone = <Of extends z.ZodMiniType>(schema: Of): z.ZodMiniOptional<Of> =>
  new Optional({ type: 'optional', innerType: z.nullable(schema), exact: true }) as z.ZodMiniOptional<Of>;

/** The fields of a shape, each of which may be left out. */
export const optionalEach = <const Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: Shape,
): { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> } =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, optional(schema)])) as {
    [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>;
  };

interface ListDef extends z.core.$ZodArrayDef {
  /** Makes the replacement of an element that does not fit; without it such an element is left out. */
  unreadable?: ((element: unknown) => unknown) | undefined;
}

const plainArray: z.core.$constructor<z.ZodMiniArray> = z.ZodMiniArray;
const List = /* @__PURE__ */ z.core.$constructor<z.ZodMiniArray, ListDef>('MappList', (schema, def) => {
  plainArray.init(schema, def);
  const { parse } = schema['_zod'];
  schema['_zod'].parse = (payload, context) => {
    if (!isLenient(context) || !Array.isArray(payload.value)) return parse(payload, context);
    payload.value = payload.value.flatMap((element: unknown) => {
      const inner = run(def.element, element, context);
      if (inner.issues.length === 0) return [inner.value];
      return def.unreadable ? [def.unreadable(element)] : [];
    });
    return payload;
  };
});

/**
 * A list whose elements are read one by one.
 * @param unreadable what is in the place of an element that does not fit; without it the element is left out
 */
export function listOf<Of extends z.ZodMiniType>(element: Of): z.ZodMiniArray<Of>;
export function listOf<Of extends z.ZodMiniType, Other>(
  element: Of,
  unreadable: (element: unknown) => Other,
): z.ZodMiniArray<z.ZodMiniType<z.output<Of> | Other, z.input<Of>>>;
export function listOf(element: z.ZodMiniType, unreadable?: (element: unknown) => unknown): z.ZodMiniArray {
  return new List({ type: 'array', element, unreadable });
}

const plainRecord: z.core.$constructor<z.ZodMiniRecord> = z.ZodMiniRecord;
const Table = /* @__PURE__ */ z.core.$constructor<z.ZodMiniRecord>('MappTable', (schema, def) => {
  plainRecord.init(schema, def);
  const { parse } = schema['_zod'];
  const fits = (context: z.core.ParseContextInternal) => (entry: readonly [key: string, value: unknown]) =>
    [def.keyType, def.valueType].every((each, at) => run(each, entry[at], context).issues.length === 0);
  schema['_zod'].parse = (payload, context) => {
    const { value } = payload;
    if (isLenient(context) && typeof value === 'object' && value !== null && !Array.isArray(value))
      payload.value = Object.fromEntries(Object.entries(value).filter(fits(context)));
    return parse(payload, context);
  };
});

/** Values by their keys, which are read one by one: an entry that does not fit is left out. */
export const tableOf = <Key extends z.core.$ZodRecordKey, Of extends z.ZodMiniType>(
  keyType: Key,
  valueType: Of,
): z.ZodMiniRecord<Key, Of> => new Table({ type: 'record', keyType, valueType }) as z.ZodMiniRecord<Key, Of>;

interface OtherwiseDef extends z.core.$ZodNonOptionalDef {
  readonly otherwise: unknown;
}

const plainNonOptional: z.core.$constructor<z.ZodMiniNonOptional> = z.ZodMiniNonOptional;
const Otherwise = /* @__PURE__ */ z.core.$constructor<z.ZodMiniNonOptional, OtherwiseDef>(
  'MappOtherwise',
  (schema, def) => {
    plainNonOptional.init(schema, def);
    // A missing field comes here too; the OpenAPI document says by itself that it is required.
    Object.assign(schema['_zod'], { optin: 'defaulted' });
    schema['_zod'].parse = (payload, context) => {
      const inner = run(def.innerType, payload.value, context);
      const fits = inner.issues.length === 0;
      if (!fits && !isLenient(context)) payload.issues.push(...inner.issues);
      payload.value = fits ? inner.value : def.otherwise;
      return payload;
    };
  },
);

/** A field that the contract promises, and without which an answer can be used all the same: then `value` stands for it. */
export function otherwise<Of extends z.ZodMiniType>(
  schema: Of,
  value: z.output<Of>,
): z.ZodMiniType<z.output<Of>, z.input<Of>>;
export function otherwise<Of extends z.ZodMiniType, const Value>(
  schema: Of,
  value: Value,
): z.ZodMiniType<z.output<Of> | Value, z.input<Of>>;
export function otherwise(schema: z.ZodMiniType, value: unknown): z.ZodMiniType {
  return new Otherwise({ type: 'nonoptional', innerType: schema, otherwise: value });
}

/** Whether a schema follows the policy: what of it may be absent, and what its lists make of a bad element, is said by the words above. */
export const followsPolicy = (schema: z.core.$ZodType): boolean =>
  [Optional, List, Table, Otherwise].some((word) => schema instanceof word);

/** Whether a list leaves a bad element out, with nothing in its place. */
export const leavesOut = (schema: z.core.$ZodType): boolean =>
  schema instanceof List && (schema['_zod'].def as ListDef).unreadable === undefined;

/** Whether the contract promises the field though it can be done without. */
export const isPromised = (schema: z.core.$ZodType): boolean => schema instanceof Otherwise;
