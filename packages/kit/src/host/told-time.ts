import type { ToldTime } from './clock.ts';

/** When a request went out and its answer came, by the running time of the clock, with what the answer says beside its text. */
export interface Answered extends Pick<ToldTime, 'sent' | 'received'> {
  readonly headers: Headers;
}

const second = 1000;

/** An instant with offset: what lacks one would be read by the device's own zone. */
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)/;

/** Milliseconds since 1970 of what a payload says, as a number or an ISO 8601 instant; undefined for anything else. */
function instantOf(value: unknown): number | undefined {
  const text = String(value);
  const time = instant.exec(text)?.[0] === text ? Date.parse(text) : value;
  return typeof time === 'number' && time > 0 ? time : undefined;
}

/**
 * The airline's time in an answer: `serverTime` or the documented `now` of its payload, else its `Date` header. An answer out of a
 * cache (`Age`) tells none by its header, and one of another origin only where `Access-Control-Expose-Headers` names `Date`.
 */
export function toldTime({ headers, sent, received }: Answered, payload?: unknown): ToldTime | undefined {
  const { serverTime, now } = Object(payload) as { serverTime?: unknown; now?: unknown };
  const said = instantOf(serverTime) ?? instantOf(now);
  if (said !== undefined) return { at: said, grain: 1, sent, received };
  const at = headers.has('age') ? Number.NaN : Date.parse(String(headers.get('date')));
  return Number.isNaN(at) ? undefined : { at, grain: second, sent, received };
}
