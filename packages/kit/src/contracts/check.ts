/**
 * A check of one value of the configuration. It answers with the value as it is to be used, and notes what is wrong.
 * The configuration is read before anything is shown, so its check brings no library along.
 */
export type Check<Value> = (value: unknown, field: string, note: Note) => Value;

/** Takes down one problem: the field, and what it must be. Never the value. */
export type Note = (field: string, message: string) => void;

/** Notes a problem; the configuration is not used then, so the value returned does not matter. */
const nothing = (note: Note, field: string, message: string): never => {
  note(field, message);
  return undefined as never;
};

/** Text that fits a pattern. */
export const text =
  (pattern: RegExp, message: string): Check<string> =>
  (value, field, note) =>
    typeof value === 'string' && pattern.test(value) ? value : nothing(note, field, message);

/** Text that passes a test. */
export const textThat =
  (passes: (value: string) => boolean, message: string): Check<string> =>
  (value, field, note) =>
    typeof value === 'string' && passes(value) ? value : nothing(note, field, message);

export const whole =
  (from: number, to: number): Check<number> =>
  (value, field, note) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to
      ? (value as number)
      : nothing(note, field, `a whole number from ${from} to ${to}`);

export const oneOf =
  <const Value extends string>(values: readonly Value[], message: string): Check<Value> =>
  (value, field, note) =>
    values.find((each) => each === value) ?? nothing(note, field, message);

export const listOf =
  <Value>(check: Check<Value>, message: string): Check<readonly Value[]> =>
  (value, field, note) =>
    Array.isArray(value)
      ? value.map((each, index) => check(each, `${field}.${index}`, note))
      : nothing(note, field, message);

/** The same check for a field that may be left out; it has the given value then, or is not there at all. */
export const byDefault =
  <Value>(check: Check<Value>, otherwise: Value): Check<Value> =>
  (value, field, note) =>
    value === undefined ? otherwise : check(value, field, note);

export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value, field, note) =>
    value === undefined ? undefined : check(value, field, note);

type Checks = Readonly<Record<string, Check<unknown>>>;
type Made<Of extends Checks> = {
  [Name in keyof Of as undefined extends ReturnType<Of[Name]> ? never : Name]: ReturnType<Of[Name]>;
} & {
  [Name in keyof Of as undefined extends ReturnType<Of[Name]> ? Name : never]?: Exclude<
    ReturnType<Of[Name]>,
    undefined
  >;
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields and no other. */
export const object =
  <const Of extends Checks>(checks: Of, message = 'not a JSON object'): Check<Made<Of>> =>
  (value, field, note) => {
    if (!isObject(value)) return nothing(note, field, message);
    const path = (name: string) => (field === '' ? name : `${field}.${name}`);
    const made: Record<string, unknown> = {};
    for (const [name, check] of Object.entries(checks)) {
      const result = check(Object.hasOwn(value, name) ? value[name] : undefined, path(name), note);
      if (result !== undefined) made[name] = result;
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(checks, name)) note(path(name), 'unknown field');
    return made as Made<Of>;
  };
