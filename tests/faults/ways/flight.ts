import { member } from '../../e2e/beneficiary.support.ts';
import { loading, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

export const flightWays = {
  airportBoard: {
    address: '/flight/bigScreen?airport=PVG',
    tells: 'screen',
    noAnswer: 'screen',
    failed: ['airport', 'board.failed'],
    waiting: loading,
    content: (page) => page.getByRole('table'),
  },
  airportWeather: {
    address: '/flight/flightWeather?airport=PVG',
    tells: 'screen',
    noAnswer: 'screen',
    failed: ['weather', 'failed'],
    waiting: loading,
    content: (page) => page.getByRole('definition').first(),
  },
  airportTraffic: {
    address: '/flight/airportTraffic?airport=PVG',
    tells: 'screen',
    noAnswer: 'screen',
    failed: ['airport', 'traffic.failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  taxiPartners: {
    address: '/flight/taxi?airport=PVG',
    tells: 'screen',
    noAnswer: 'screen',
    failed: ['airport', 'taxi.failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  routeWeather: {
    address: '/flight/airLineWeather?from=SHA&to=PEK',
    tells: 'screen',
    noAnswer: 'screen',
    failed: ['weather', 'failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  cabinOfFlight: {
    address: '/flight/checkSeat?flight=MU5101&day=2026-06-02',
    tells: 'screen',
    failed: ['seat-choice', 'map.failed'],
    waiting: loading,
    content: (page) => page.getByRole('grid').first(),
  },
  searchFlightDynamics: {
    address: '/flight/list?from=SHA&to=BJS&day=2026-06-01',
    tells: 'screen',
    failed: ['dynamics', 'list.failed'],
    waiting: loading,
    content: (page) => page.getByRole('link', { name: /MU5101/ }),
  },
  flightDynamics: {
    address: '/flight/details?flight=MU5183&day=2026-06-01',
    tells: 'screen',
    failed: ['dynamics', 'detail.failed'],
    waiting: loading,
    content: (page, say) => page.getByRole('table', { name: say('dynamics', 'timeline.title') }),
  },
  followedFlights: {
    address: '/flight/index',
    member,
    tells: 'part',
    failed: ['dynamics', 'followed.failed'],
    content: (page) => page.getByRole('link', { name: /MU5183/ }),
  },
  followFlight: {
    address: '/flight/details?flight=MU5101&day=2026-06-01',
    member,
    act: submit('dynamics', 'follow'),
    tells: 'toast',
    failed: ['dynamics', 'follow.unknown'],
    content: (page, say) => page.getByRole('button', { name: say('dynamics', 'unfollow'), exact: true }),
  },
  flightEntries: {
    address: '/flight/index',
    tells: 'nowhere',
    content: (page, say) => page.getByRole('button', { name: say('dynamics', 'search.submit'), exact: true }),
  },
} satisfies Ways;
