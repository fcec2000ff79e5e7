// The schemas come with the first read: what reads them brings no library along.
import type * as z from 'zod/mini';

/**
 * The reading policy, decision 0036: `null` is absent, an optional field that does not fit is absent, an element of a list
 * that does not fit degrades alone. A schema read without this context says what the contract promises.
 */
const lenient = { lenient: true } as z.core.ParseContext<z.core.$ZodIssue>;

/** Whether an answer is read with patience. */
export const isLenient = (context: z.core.ParseContextInternal): boolean => 'lenient' in context;

/** An answer as far as it can be used; or the path of the field without which it cannot. */
export type Read<Schema extends z.ZodMiniType> =
  /** `unfit` are the paths of what counts as absent, each once: `orders[].cash`. Never a value. */
  { readonly data: z.output<Schema>; readonly unfit: readonly string[] } | { readonly field: string };

/** As many paths of one answer as a report needs. */
const mostPaths = 8;

const written = ({ path }: z.core.$ZodIssue): string =>
  path
    .map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** Reads an answer by the policy. One that is as the contract says is read once, strictly. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): Read<Schema> {
  const strict = schema.safeParse(answer);
  if (strict.success) return { data: strict.data, unfit: [] };
  const { success, data, error } = schema.safeParse(answer, lenient);
  if (!success) return { field: String(error.issues.map(written)[0]) };
  return { data, unfit: [...new Set(strict.error.issues.map(written))].slice(0, mostPaths) };
}
