import * as z from 'zod/mini';

const marks = new WeakMap<z.core.$ZodType, boolean>();

const marked = <Of extends z.ZodMiniType>(schema: Of, assumed: boolean): Of => {
  const own = z.clone(schema);
  marks.set(own, assumed);
  return own;
};

/** A field of a documented call that the documents do not show, and all within it: its name and its shape are our proposal. */
export const assume = <Of extends z.ZodMiniType>(schema: Of): Of => marked(schema, true);

/** A documented field within what is assumed. */
export const documented = <Of extends z.ZodMiniType>(schema: Of): Of => marked(schema, false);

/** The fields of a shape, all assumed. */
export const assumeEach = <const Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: Shape,
): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, assume(schema)])) as Shape;

/** Whether a schema is marked as assumed, or as documented; undefined where it is as its surroundings are. */
export const markOf = (schema: z.core.$ZodType): boolean | undefined => marks.get(schema);
