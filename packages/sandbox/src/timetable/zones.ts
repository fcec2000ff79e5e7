import type { Day } from '@mapp/kit/rules';
import table from './zone-table.json' with { type: 'json' };

const zones: ReadonlyMap<string, string> = new Map(
  Object.entries<string>(table).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone])),
);

/**
 * IANA zone of an airport. All of mainland China has the time of Beijing. Source: decisions.md 42.
 * @throws Error for a code that is no airport of the index
 */
export function zoneOf(code: string): string {
  const zone = zones.get(code);
  if (zone === undefined) throw new Error(`No airport ${code}`);
  return zone;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  clocks.set(timeZone, made);
  return made;
};

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The offset as the device's tables have it. */
function askOffset(zone: string, at: number): number {
  const told = clockIn(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(told ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const offsets = new Map<string, number | undefined>();

/** The offset of a whole day; undefined on a day on which the clocks are changed. */
function offsetOfDay(zone: string, day: number): number | undefined {
  const key = `${zone} ${day}`;
  if (offsets.has(key)) return offsets.get(key);
  const [first, last] = [askOffset(zone, day * dayMs), askOffset(zone, (day + 1) * dayMs - 1)];
  const offset = first === last ? first : undefined;
  offsets.set(key, offset);
  return offset;
}

/** Minutes that a zone is ahead of UTC at an instant, milliseconds since 1970. */
const offsetAt = (zone: string, at: number): number =>
  offsetOfDay(zone, Math.floor(at / dayMs)) ?? askOffset(zone, at);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An instant as the clocks of a zone show it: `2026-12-01T08:00:00+08:00`. */
export function writtenIn(zone: string, at: number): string {
  const offset = offsetAt(zone, at);
  const ahead = Math.abs(offset);
  return `${new Date(at + offset * minuteMs).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${twoDigits(
    Math.floor(ahead / 60),
  )}:${twoDigits(ahead % 60)}`;
}

/**
 * When the clocks of a zone show so many minutes after midnight of a day, milliseconds since 1970. An hour that comes twice is the
 * first one; one that is left out is that after it.
 */
export function instantOf(zone: string, day: Day, minutes: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const [before, after] = [offsetAt(zone, wall - dayMs), offsetAt(zone, wall + dayMs)];
  const fitting = [before, after]
    .map((offset) => ({ offset, at: wall - offset * minuteMs }))
    .filter(({ offset, at }) => offsetAt(zone, at) === offset);
  return Math.min(...(fitting.length > 0 ? fitting.map(({ at }) => at) : [wall - before * minuteMs]));
}
