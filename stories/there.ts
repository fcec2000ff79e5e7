/** A value that must be there; a story fails with these words when it is not. */
export function there<Value>(value: Value | null | undefined, what = 'what this story looks for'): Value {
  if (value === null || value === undefined) throw new Error(`Not there: ${what}`);
  return value;
}
