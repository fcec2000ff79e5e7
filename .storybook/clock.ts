/** The moment at which every story happens, unless the toolbar says otherwise. */
export const storyTime = '2026-06-01T10:00:00+08:00';

/**
 * The moment that the toolbar's clock names, as it is in an address: `2026-06-01T1000`, minutes of China. Any such text may be
 * written into the address by hand.
 * @returns ISO 8601 with offset; the stories' own time for what names no moment
 */
export function momentOf(named: unknown): string {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T([0-2]\d)([0-5]\d)$/.exec(String(named)) ?? [];
  const moment = `${day}T${hour}:${minute}:00+08:00`;
  return Number.isNaN(Date.parse(moment)) ? storyTime : moment;
}

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** How a device may be set, and by how much it is ahead of the airline, ms. */
export const devices: Readonly<Record<string, number>> = {
  right: 0,
  ahead: 3 * year,
  behind: -5 * year,
  tomorrow: 26 * hour,
};

/** By how much the device of the story is ahead. */
let ahead = 0;

/**
 * Holds the page's clock at one moment: `Date.now()` and `new Date()` answer it, everything else about `Date` stays.
 * Timers run on.
 * @param moment the airline's time, ISO 8601 with offset
 * @param device how the device is set, one of `devices`; as the story began with where none is named
 * @returns the way back to the real clock
 */
export function holdClock(moment: string, device?: string): () => void {
  const RealDate = globalThis.Date;
  if (device !== undefined) ahead = devices[device] ?? 0;
  const now = RealDate.parse(moment) + ahead;
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
