import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './index.ts';
import { followsPolicy } from './reading.ts';

type Def = z.core.$ZodTypes['_zod']['def'];
type Child = readonly [path: string, schema: z.core.$ZodType];

/** The schemas within one, as far as they read an answer. A kind that is not here has none, or is not known to the policy. */
const within: { readonly [Kind in Def['type']]?: (def: Extract<Def, { type: Kind }>) => readonly Child[] } = {
  object: ({ shape }) => Object.entries(shape).map(([name, schema]) => [`.${name}`, schema]),
  array: ({ element }) => [['[]', element]],
  // Ours says by a nullable inside that null is the same.
  optional: ({ innerType }) => [
    ['', innerType instanceof z.ZodMiniNullable ? innerType['_zod'].def.innerType : innerType],
  ],
  nonoptional: ({ innerType }) => [['', innerType]],
  nullable: ({ innerType }) => [['', innerType]],
  pipe: ({ in: input }) => [['', input]],
  union: ({ options }) => options.map((option) => ['', option]),
  record: ({ valueType }) => [['.*', valueType]],
};
const plain: readonly Def['type'][] = [
  'string',
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
] as Def['type'][];

function* departures(path: string, schema: z.core.$ZodType): Generator<string> {
  const { def } = schema['_zod'] as { def: Def };
  if (['optional', 'array', 'nonoptional'].includes(def.type) && !followsPolicy(schema))
    yield `${path}: a bare ${def.type}`;
  // null stands for absent, but in a list it keeps the places of the others.
  if (def.type === 'nullable' && !path.endsWith('[]')) yield `${path}: a bare nullable`;
  const children = within[def.type] as ((def: Def) => readonly Child[]) | undefined;
  if (!children && !plain.includes(def.type)) yield `${path}: the policy knows no ${def.type}`;
  for (const [step, child] of children?.(def) ?? []) yield* departures(path + step, child);
}

it.each(calls.map((call) => [call.name, call] as const))('%s is read by the policy alone', (name, call) => {
  expect([...departures(name, call.response)]).toEqual([]);
});

it.each([
  z.object({ a: z.optional(z.string()) }),
  z.object({ a: z.array(z.string()) }),
  z.object({ a: z.nullable(z.string()) }),
  z.object({ a: z.union([z.string(), z.object({ b: z.optional(z.string()) })]) }),
  z.object({ a: z.unknown() }),
])('what stands outside of it is found: %#', (schema) => {
  expect([...departures('', schema)]).not.toEqual([]);
});
