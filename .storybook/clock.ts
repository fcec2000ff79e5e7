/** The moment at which every story happens. */
export const storyTime = '2026-06-01T10:00:00+08:00';

/**
 * Holds the page's clock at one moment: `Date.now()` and `new Date()` answer it, everything else about `Date` stays.
 * Timers run on.
 * @param moment ISO 8601 with offset
 * @returns the way back to the real clock
 */
export function holdClock(moment: string): () => void {
  const RealDate = globalThis.Date;
  const now = RealDate.parse(moment);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now], newTarget) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? () => now : (Reflect.get(target, name, receiver) as unknown),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
