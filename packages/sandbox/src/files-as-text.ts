/** A file says nothing of itself in JSON: its name, type and size stand for it. For `JSON.stringify`. */
export const withFiles = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.type, value.size] : value;
