import type { FlightOnWire } from '../../../contracts/flight/dynamics.ts';
import { flightShown, type FlightShown } from '../../../rules/dynamics/flight.ts';
import type { FlightLegPlan } from '../../../rules/dynamics/news.ts';

/** A flight as it is shown at a moment; undefined where one of its legs could not be read, for then its times are not known. */
export function shownOf(
  { legs, news }: Pick<FlightOnWire, 'legs' | 'news'>,
  now: number,
): FlightShown | undefined {
  const plans = legs.flatMap((leg): FlightLegPlan[] => ('unreadable' in leg ? [] : [leg]));
  const [first, ...rest] = plans;
  return first && plans.length === legs.length ? flightShown([first, ...rest], news, now) : undefined;
}

const off = new Set(['delayed', 'cancelled', 'diverted', 'returned', 'unknown', 'early']);

/** Flights that go otherwise than planned first, then by departure. */
export const troubledFirst = (a: FlightShown, b: FlightShown): number =>
  Number(off.has(b.state)) - Number(off.has(a.state)) ||
  Date.parse(a.departure.planned) - Date.parse(b.departure.planned);
