import type { PassFieldName, PassProblem, PassResult } from './coded.ts';

/** Carries a problem out of the nested parts; `attempt` catches it. */
class Refused extends Error {
  readonly problem: PassProblem;
  constructor(problem: PassProblem) {
    super(problem.field);
    this.problem = problem;
  }
}

/** Stops at a place that cannot be written or read. */
export function refuse(field: PassFieldName, reason: PassProblem['reason'], leg?: number): never {
  throw new Refused({ field, reason, ...(leg !== undefined && { leg }) });
}

/** Takes note of a place that cannot be read: stops there, or goes on without it. */
export type Note =
  | typeof refuse
  | ((field: PassFieldName, reason: PassProblem['reason'], leg?: number) => void);

/** Result of `make`, or the problem at which it stopped. */
export function attempt<Value>(make: () => Value): PassResult<Value> {
  try {
    return { ok: true, value: make() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Fields by name, whatever each holds. */
export type Fields = Readonly<
  Record<string, { width: number; write(value: never): string | undefined; read(text: string): unknown }>
>;
export type Values = Readonly<Record<string, unknown>>;

/** Characters that a barcode reader types without trouble. */
export const printable = /^[ -~]*$/;
