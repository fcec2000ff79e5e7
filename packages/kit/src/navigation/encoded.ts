/** Longer than any honest value of ours, in characters of the query. */
const longest = 2048;

/**
 * Reads an encoded value of a query: base64url of JSON in UTF-8, decoded once. Source: decision 21. Never throws;
 * what is too long, not encoded so, or not what `parse` accepts is undefined.
 * @param parse checks what was read, as a schema does; an exception counts as a refusal
 * @param value the value of the query
 */
export function readEncoded<Value>(
  parse: (read: unknown) => Value | undefined,
  value: unknown,
): Value | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^[\w-]+={0,2}$/.test(value)) return undefined;
  try {
    const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}
