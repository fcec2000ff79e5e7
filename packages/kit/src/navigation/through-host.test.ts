import { describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import type { HostId } from '../host/host.ts';
import { hosts } from '../host/hosts.ts';
import { navigationOver, throughHost } from './navigation.ts';

import { routes } from './routes.ts';

const hostIds = Object.keys(hosts) as HostId[];

/** A navigation over a host that writes down what it is asked, and over a router that does the same. */
function over(host = fakeHost()) {
  const pushed: string[] = [];
  const push = throughHost(host, (path) => void pushed.push(path));
  const rest = { replace: vi.fn<() => void>(), back: vi.fn<() => void>(), leave: vi.fn<() => void>() };
  return { host, pushed, push, navigation: navigationOver({ push, ...rest }) };
}

/** Every action that opens a page, by the address that a screen’s link has. */
const actions = [
  [routes.home.path, 'goHome', '/Home'],
  [routes.homeLowercase.path, 'goHome', '/Home'],
  [routes.checkIn.path, 'openCheckIn', '/boarde'],
  [routes.mine.path, 'openMine', '/mine'],
  [routes.flights.path, 'openFlightNews', '/flight'],
  ['/flight', 'openFlightNews', '/flight'],
  [routes.orders.path, 'openTicketOrders', '/order/list'],
  [routes.orderDetail.path.replace(':id', 'A%2F1'), 'openOrder', 'A/1'],
] as const;

describe.each(hostIds)('in %s', (id) => {
  it.each(actions)('a link to %s asks for %s', async (path, action, detail) => {
    const { host, pushed, push } = over(fakeHost({ host: id }));
    push(path);
    expect(host.log).toEqual([{ action, detail }]);
    expect(pushed).toEqual([]);
  });
});

it.each([
  '/boarde?tab=orders',
  '/mine/set',
  '/mine#top',
  '/Home?lang=en',
  '/order/detail/',
  '/order/detail/a/b',
  '/order/detail/7?tab=1',
  '/order/detail/%E0%A4%A',
  '/myBill',
])('%s is the site’s own', (path) => {
  const { host, pushed, push } = over();
  push(path);
  expect([host.log, pushed]).toEqual([[], [path]]);
});

it('goes by destination as by link, and takes the place of an entry itself', () => {
  const { host, navigation } = over(fakeHost({ host: 'app' }));
  navigation.go('mine');
  navigation.replace('home');
  expect(host.log.map(({ action }) => action)).toEqual(['openMine']);
});

it('goes on by itself where the host refuses', async () => {
  const host = { ...fakeHost(), openMine: () => Promise.reject(new Error('no')) };
  const { pushed, push } = over(host);
  push('/mine');
  await Promise.resolve();
  await Promise.resolve();
  expect(pushed).toEqual(['/mine']);
});
