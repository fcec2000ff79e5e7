/** What must be there for a story to go on. @throws Error when it is not */
export function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('What the story needs is not there');
  return value;
}
