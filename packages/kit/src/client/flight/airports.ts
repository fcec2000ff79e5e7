import { airportBoard } from '../../contracts/flight/airport-board.ts';
import { airportRefusalOf, airportRefusals } from '../../contracts/flight/airport-refusals.ts';
import { airportTraffic, taxiPartners } from '../../contracts/flight/airport-traffic.ts';
import { airportWeather, routeWeather } from '../../contracts/flight/weather.ts';
import type { RequestOf } from '../../contracts/call.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadResult } from '../read.ts';

/** News of flights is asked for again so often while the page is in sight, ms. Source: decisions.md 44. */
const everyMinute = 60_000;

const handles = Object.keys(airportRefusals);

/** Departures or arrivals of an airport, by the minute; nothing is asked without an airport. */
export const useAirportBoard = (
  board: RequestOf<typeof airportBoard> | undefined,
): ReadResult<typeof airportBoard> =>
  useRead(airportBoard, board, {
    handles,
    // The screen says that it failed, and when it was last told.
    announce: 'answers',
    staleTime: 0,
    again: () => everyMinute,
  });

/** Weather is asked for again after ten minutes. */
const tenMinutes = 600_000;

/** Weather at an airport; nothing is asked without one. */
export const useAirportWeather = (airport: string | undefined): ReadResult<typeof airportWeather> =>
  useRead(airportWeather, airport === undefined ? undefined : { airport }, {
    handles,
    announce: 'answers',
    staleTime: tenMinutes,
  });

/** Weather on a route; nothing is asked without both ends. */
export const useRouteWeather = (
  route: RequestOf<typeof routeWeather> | undefined,
): ReadResult<typeof routeWeather> =>
  useRead(routeWeather, route, { handles, announce: 'answers', staleTime: tenMinutes });

/** Roads change within minutes. */
const fiveMinutes = 300_000;

/** Ways to an airport; nothing is asked without one. */
export const useAirportTraffic = (airport: string | undefined): ReadResult<typeof airportTraffic> =>
  useRead(airportTraffic, airport === undefined ? undefined : { airport }, {
    handles,
    announce: 'answers',
    staleTime: fiveMinutes,
  });

/** Cars to and from an airport; nothing is asked without one. */
export const useTaxiPartners = (airport: string | undefined): ReadResult<typeof taxiPartners> =>
  useRead(taxiPartners, airport === undefined ? undefined : { airport }, {
    handles,
    announce: 'answers',
    staleTime: fiveMinutes,
  });

/** The error that a failure of what is asked about an airport is; undefined for any other. */
export const airportRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof airportRefusalOf> =>
  failure.kind === 'refused' ? airportRefusalOf(failure.code) : undefined;
