/** The moment at which every story happens, unless the toolbar says otherwise. */
export const storyTime = '2026-06-01T10:00:00+08:00';

/**
 * The moment that the toolbar's clock names, as it stands in an address: `2026-06-01T1000`, minutes of China. Any such text may be
 * written into the address by hand.
 * @returns ISO 8601 with offset; the stories' own time for what names no moment
 */
export function momentOf(named: unknown): string {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T([0-2]\d)([0-5]\d)$/.exec(String(named)) ?? [];
  const moment = `${day}T${hour}:${minute}:00+08:00`;
  return Number.isNaN(Date.parse(moment)) ? storyTime : moment;
}

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
