import { airportBoard } from '../../contracts/flight/airport-board.ts';
import { airportTraffic, taxiPartners } from '../../contracts/flight/airport-traffic.ts';
import { airportWeather, routeWeather } from '../../contracts/flight/weather.ts';
import { reads, type HookRows } from '../hook.support.ts';
import {
  airportRefusedAs,
  useAirportBoard,
  useAirportTraffic,
  useAirportWeather,
  useRouteWeather,
  useTaxiPartners,
} from './airports.ts';

const board = { airport: 'PVG', side: 'departures' } as const;
const route = { from: 'SHA', to: 'PEK' };

/** Duties of the hooks in `airports.ts`. */
export const rows: HookRows = {
  reads: [
    reads(airportBoard, () => useAirportBoard(board), {
      payload: board,
      untold: ['noAnswer'],
      freshFor: 0,
      guests: true,
    }),
    reads(airportTraffic, () => useAirportTraffic('PVG'), {
      payload: { airport: 'PVG' },
      untold: ['noAnswer'],
      freshFor: 300,
      guests: true,
    }),
    reads(taxiPartners, () => useTaxiPartners('PVG'), {
      payload: { airport: 'PVG' },
      untold: ['noAnswer'],
      freshFor: 300,
      guests: true,
    }),
    reads(airportWeather, () => useAirportWeather('PVG'), {
      payload: { airport: 'PVG' },
      untold: ['noAnswer'],
      freshFor: 600,
      guests: true,
    }),
    reads(routeWeather, () => useRouteWeather(route), {
      payload: route,
      untold: ['noAnswer'],
      freshFor: 600,
      guests: true,
    }),
  ],
  refusals: [[airportRefusedAs, 'APT01', 'airport.notServed']],
};
