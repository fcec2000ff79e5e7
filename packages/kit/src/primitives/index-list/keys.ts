/** How far a page key goes. */
const page = 8;

/**
 * Where a key leads in a list; `undefined` when the key has no meaning there.
 * @param place the place one is at; -1 for none
 * @param total number of places
 * @param from the place where one begins who is nowhere
 */
export function nextPlace(key: string, place: number, total: number, from = 0): number | undefined {
  if (total === 0) return undefined;
  const begin = Math.min(Math.max(0, from), total - 1);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: place < 0 ? begin : place + 1,
    ArrowUp: place < 0 ? begin : place - 1,
    PageDown: Math.max(0, place) + page,
    PageUp: place - page,
    Home: 0,
    End: total - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined ? undefined : Math.min(Math.max(0, next), total - 1);
}
