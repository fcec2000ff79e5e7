const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with offset of an address, with its seconds; undefined for anything else. */
export function instantOf(text: string | undefined): string | undefined {
  const [, seconds] = shape.exec(text ?? '') ?? [];
  if (text === undefined || !shape.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return seconds === undefined ? `${text.slice(0, 16)}:00${text.slice(16)}` : text;
}
