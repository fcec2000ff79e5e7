import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/flight.gen.ts';

export const screens: ScreensOf<'flight'> = {
  airportScreen: {
    load: async () => (await import('@mapp/kit/screens/flight/airport-board')).AirportBoardScreen,
    catalogues: catalogues.airportScreen,
  },
  airportTraffic: {
    load: async () => (await import('@mapp/kit/screens/flight/airport-traffic')).AirportTrafficScreen,
    catalogues: catalogues.airportTraffic,
  },
  taxi: {
    load: async () => (await import('@mapp/kit/screens/flight/taxi')).TaxiScreen,
    catalogues: catalogues.taxi,
  },
  peopleToNotify: {
    load: async () => (await import('@mapp/kit/screens/flight/people-to-notify')).PeopleToNotifyScreen,
    catalogues: catalogues.peopleToNotify,
  },
  airportWeather: {
    load: async () => (await import('@mapp/kit/screens/flight/airport-weather')).AirportWeatherScreen,
    catalogues: catalogues.airportWeather,
  },
  routeWeather: {
    load: async () => (await import('@mapp/kit/screens/flight/route-weather')).RouteWeatherScreen,
    catalogues: catalogues.routeWeather,
  },
  flights: {
    load: async () => (await import('@mapp/kit/screens/flight/flights')).FlightsScreen,
    catalogues: catalogues.flights,
  },
  flightsFound: {
    load: async () => (await import('@mapp/kit/screens/flight/flights-found')).FlightsFoundScreen,
    catalogues: catalogues.flightsFound,
  },
  flightDetail: {
    load: async () => (await import('@mapp/kit/screens/flight/flight-detail')).FlightDetailScreen,
    catalogues: catalogues.flightDetail,
  },
  cabinSeats: {
    load: async () => (await import('@mapp/kit/screens/flight/cabin-seats')).CabinSeatsScreen,
    catalogues: catalogues.cabinSeats,
  },
};
