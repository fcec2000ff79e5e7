const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Milliseconds since 1970 of an ISO 8601 instant with offset.
 * @throws RangeError
 */
export function parseInstant(text: string): number {
  const time = instantShape.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`Not an instant with offset: ${text}`);
  return time;
}
