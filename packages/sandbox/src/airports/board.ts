import type { AirportBoard, BoardFlight } from '@mapp/kit/contracts';
import type { BoardSide } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import { clockAt, placeOf } from './places.ts';
import { legsFrom, legShown, type BoardLeg } from './timetable.ts';

const hour = 3_600_000;

/** Rows of one answer. */
const most = 80;

/** Flights that the member who asks travels on: `MU5102 2026-06-02`. */
const ownOf = ({ member, checkIn }: RequestContext): ReadonlySet<string> =>
  new Set(
    (member ? checkIn.bookings.journeys(member.cardNo) : []).flatMap(({ segments }) =>
      segments.map(({ flight, day }) => `${flight.flightNo} ${day}`),
    ),
  );

/** Departures or arrivals of an airport from a moment on. */
export function boardOf(
  context: RequestContext,
  airport: string,
  side: BoardSide,
  from: string | undefined,
): Pick<AirportBoard, 'airport' | 'flights' | 'told' | 'later'> {
  const { clock, language } = context;
  const now = clock.now().getTime();
  const own = ownOf(context);
  const departing = side === 'departures';
  const all = legsFrom(context, airport, side, from === undefined ? now - hour : Date.parse(from));

  const rowOf = (leg: BoardLeg): BoardFlight[] => {
    const shown = legShown(leg, context);
    if (!shown) return [];
    const { state } = shown;
    const here = departing ? shown.departure : shown.arrival;
    const there = departing ? shown.arrival : shown.departure;
    const place = departing ? shown.gate : shown.belt;
    return [
      {
        flightNo: leg.flight.flightNo,
        place: placeOf(there.airport, language),
        planned: clockAt(airport, leg.time),
        ...(here.estimated !== undefined && { estimated: here.estimated }),
        ...(here.actual !== undefined && { actual: here.actual }),
        state,
        ...(here.terminal !== undefined && { terminal: here.terminal }),
        ...(state !== 'cancelled' && place !== undefined && { [departing ? 'gate' : 'belt']: place }),
        ...(own.has(`${leg.flight.flightNo} ${leg.flight.day}`) && { own: true }),
      },
    ];
  };

  const later = all[most];
  return {
    airport: placeOf(airport, language),
    told: clockAt(airport, now),
    flights: all.slice(0, most).flatMap(rowOf),
    later: later && clockAt(airport, later.time),
  };
}
