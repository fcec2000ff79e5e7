import type { ErrorCode } from './errors.ts';

/** Refusals of one kind of call by their `resultCode`, each with its error of the catalogue. */
export type Refusals = Readonly<Record<string, ErrorCode>>;

/** Reader of such a table: the error of a refusal’s code; undefined for a code that is not in it. */
export const errorIn =
  <const Table extends Refusals>(table: Table) =>
  (code: string): Table[keyof Table] | undefined =>
    Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
