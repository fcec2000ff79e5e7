import { describe, expect, it } from 'vitest';
import type { ChannelId, HostId } from '../host/host.ts';
import { hosts } from '../host/hosts.ts';
import { routes, type Destination } from './routes.ts';
import { homeOf, tabBar, topNav, type TabId } from './tab-bar.ts';

const every = Object.keys(routes) as Destination[];
const hostIds = Object.keys(hosts) as HostId[];
const channelIds: (ChannelId | undefined)[] = [undefined, 'rail', 'bank', 'company'];

/** The documents, word for word. Source: membership.md section 2. */
const documented: Partial<Record<Destination, TabId>> = {
  home: 'home',
  homeLowercase: 'home',
  trip: 'trip',
  flights: 'flights',
  checkIn: 'checkIn',
  mine: 'mine',
};
const expectedTab = (destination: Destination, channel: ChannelId | undefined): TabId | undefined => {
  if (channel === 'rail') return undefined;
  if (destination === 'travelHome') return channel === 'bank' ? 'home' : undefined;
  return documented[destination];
};

describe.each(hostIds)('in %s', (host) => {
  const tripless = host === 'ali' || host === 'xuexi';

  it.each(channelIds)('with the channel %s, on every route', (channel) => {
    for (const destination of [...every, undefined]) {
      const bar = tabBar({ destination, host, channel });
      const tab = destination && expectedTab(destination, channel);
      expect(bar !== undefined, `a bar on ${destination}`).toBe(tab !== undefined);
      if (!bar) continue;
      expect(bar.tabs.map(({ id }) => id)).toEqual(
        tripless ? ['home', 'flights', 'checkIn', 'mine'] : ['home', 'flights', 'trip', 'checkIn', 'mine'],
      );
      expect(bar.tabs.map(({ index }) => index)).toEqual(tripless ? [0, 1, 2, 3] : [0, 1, 2, 3, 3]);
      expect(bar.active?.id, `lit up on ${destination}`).toBe(tripless && tab === 'trip' ? undefined : tab);
    }
  });
});

describe('the entries', () => {
  const barOf = (clues: Partial<Parameters<typeof tabBar>[0]> = {}) =>
    tabBar({ destination: 'home', host: 'browser', ...clues })?.tabs.map(({ destination }) => destination);

  it('lead to the screens', () => {
    expect(barOf()).toEqual(['home', 'flights', 'trip', 'checkIn', 'mine']);
  });

  it('lead to what is built alone', () => {
    expect(barOf({ built: (destination) => ['home', 'mine'].includes(destination) })).toEqual([
      'home',
      'mine',
    ]);
  });

  it.each([
    ['bank', 'travelHome'],
    ['company', 'travelHome'],
    [undefined, 'home'],
  ] as const)('of %s begin with %s', (channel, destination) => {
    expect(homeOf(channel)).toBe(destination);
    expect(barOf({ channel })?.[0]).toBe(destination);
    expect(barOf({ channel, built: (name) => name === 'home' })).toEqual(['home']);
  });

  it('say which ask a guest to sign in', () => {
    expect(
      tabBar({ destination: 'home', host: 'browser' })
        ?.tabs.filter(({ requiresAuth }) => requiresAuth)
        .map(({ id }) => id),
    ).toEqual(['checkIn', 'mine']);
  });
});

describe('the top navigation', () => {
  const at = (destination: Destination | undefined, channel?: ChannelId) =>
    topNav({ destination, host: 'browser', channel });

  it('has the entries of the tab bar, on every route', () => {
    const { tabs } = tabBar({ destination: 'home', host: 'browser' }) ?? {};
    const others = [...(Object.keys(routes) as Destination[]), undefined].filter(
      (destination) => JSON.stringify(at(destination)?.tabs) !== JSON.stringify(tabs),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['home', 'home', true],
    ['mine', 'mine', true],
    ['trip', 'trip', true],
    ['chooseSeat', 'checkIn', false],
    ['seatOrders', 'mine', false],
    ['seatOrderDetail', 'mine', false],
    ['orders', 'mine', false],
    ['orderDetail', 'mine', false],
    ['payment', 'mine', false],
    ['bill', 'mine', false],
    ['beneficiaries', 'mine', false],
    ['cabinSeats', 'flights', false],
    ['refundFee', 'trip', false],
  ] as const)('on %s marks %s', (destination, entry, exact) => {
    const nav = at(destination);
    expect([nav?.active?.id, nav?.exact]).toEqual([entry, exact]);
  });

  it('marks nothing on pages of their own, and on no page', () => {
    expect(at('webview')?.active).toBeUndefined();
    expect(at(undefined)?.active).toBeUndefined();
  });

  it('is not there for the rail partner', () => {
    expect(at('home', 'rail')).toBeUndefined();
  });
});
