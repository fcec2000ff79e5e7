import type { Call } from '../call.ts';
import { airportTraffic, taxiPartners } from './airport-traffic.ts';
import { airportBoard } from './airport-board.ts';
import { airportWeather, routeWeather } from './weather.ts';
import { peopleToNotify, removePersonToNotify, savePersonToNotify } from './people-to-notify.ts';
import {
  flightDynamics,
  flightEntries,
  followedFlights,
  followFlight,
  searchFlightDynamics,
} from './dynamics.ts';
import { queryFlightCalendar } from './flight-calendar.ts';
import { holidays } from './holidays.ts';

/** Calls of the area `flight`. */
export const calls: readonly Call[] = [
  queryFlightCalendar,
  holidays,
  airportBoard,
  airportWeather,
  routeWeather,
  airportTraffic,
  taxiPartners,
  peopleToNotify,
  savePersonToNotify,
  removePersonToNotify,
  searchFlightDynamics,
  flightDynamics,
  followedFlights,
  followFlight,
  flightEntries,
];
