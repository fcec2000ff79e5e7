import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'flight'> = {
  airportScreen: {
    load: async () => (await import('@mapp/kit/screens/flight/airport-board')).AirportBoardScreen,
    catalogues: ['airport', 'dynamics', 'failures', 'places'],
  },
  airportTraffic: {
    load: async () => (await import('@mapp/kit/screens/flight/airport-traffic')).AirportTrafficScreen,
    catalogues: ['airport', 'failures', 'places'],
  },
  taxi: {
    load: async () => (await import('@mapp/kit/screens/flight/taxi')).TaxiScreen,
    catalogues: ['airport', 'failures', 'places'],
  },
  peopleToNotify: {
    load: async () => (await import('@mapp/kit/screens/flight/people-to-notify')).PeopleToNotifyScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'notify', 'outcome', 'validation'],
  },
  airportWeather: {
    load: async () => (await import('@mapp/kit/screens/flight/airport-weather')).AirportWeatherScreen,
    catalogues: ['airport', 'failures', 'places', 'weather'],
  },
  routeWeather: {
    load: async () => (await import('@mapp/kit/screens/flight/route-weather')).RouteWeatherScreen,
    catalogues: ['airport', 'failures', 'places', 'weather'],
  },
  flights: {
    load: async () => (await import('@mapp/kit/screens/flight/flights')).FlightsScreen,
    catalogues: ['duration', 'dynamics', 'failures', 'places', 'validation'],
  },
  flightsFound: {
    load: async () => (await import('@mapp/kit/screens/flight/flights-found')).FlightsFoundScreen,
    catalogues: ['duration', 'dynamics', 'failures'],
  },
  flightDetail: {
    load: async () => (await import('@mapp/kit/screens/flight/flight-detail')).FlightDetailScreen,
    catalogues: ['duration', 'dynamics', 'failures', 'share'],
  },
  cabinSeats: {
    load: async () => (await import('@mapp/kit/screens/flight/cabin-seats')).CabinSeatsScreen,
    catalogues: ['check-in', 'failures', 'seat-choice', 'seats', 'validation'],
  },
};
