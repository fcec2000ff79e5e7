import { xuexiHost } from './adapters/xuexi.ts';
import { bridged } from './bridged.ts';
import { browserHost, type HostMaker, type HostSettings } from './browser.ts';
import { detectHost, injectedOn, openersOf } from './detect.ts';
import { sessionKey, type Host, type HostId } from './host.ts';
import { tablesWith, type ChannelOverrides, type HostOverrides } from './hosts.ts';
import { attempt } from './attempt.ts';

/** Makers of the hosts' adapters. Code that is not the browser's loads only in its host. */
export const hostMakers: Readonly<Record<HostId, HostMaker>> = {
  browser: browserHost,
  app: bridged(async () => (await import('./adapters/app.ts')).actionsOf),
  miniprogram: bridged(async () => (await import('./adapters/miniprogram.ts')).actionsOf),
  ali: bridged(async () => (await import('./adapters/ali.ts')).actionsOf),
  xuexi: xuexiHost,
  douyin: bridged(async () => (await import('./adapters/douyin.ts')).actionsOf),
};

export interface HostOptions extends Omit<HostSettings, 'detected' | 'home'> {
  /** A deployment's own values, from config.json. */
  readonly hosts?: HostOverrides | undefined;
  readonly channels?: ChannelOverrides | undefined;
  /** Adapters that a host team brings along. */
  readonly makers?: Readonly<Partial<Record<HostId, HostMaker>>> | undefined;
  readonly window?: Window | undefined;
}

/** Host and partner that an earlier address of this visit named, as a query. */
const remembered = (window: Window) =>
  attempt(() => {
    const { host, channel } = JSON.parse(window.sessionStorage.getItem(sessionKey) ?? '') as Record<
      string,
      unknown
    >;
    return `&${new URLSearchParams({ platform: String(host), channel: String(channel) })}`;
  }, '');

/** Detects where the page runs and makes that host's adapter. */
export function createHost({
  window = globalThis.window,
  makers,
  hosts,
  channels,
  query = window.location.search,
  ...settings
}: HostOptions = {}): Host {
  const tables = tablesWith(hosts, channels);
  const detected = detectHost(
    {
      userAgent: attempt(() => window.navigator.userAgent, ''),
      injected: injectedOn(window, tables),
      // The first value of a name counts: the address goes before memory.
      query: query + remembered(window),
      openedBy: openersOf(window),
    },
    tables,
  );
  const make = makers?.[detected.host] ?? hostMakers[detected.host];
  const home = detected.channel && tables.channels[detected.channel].home;
  return make(tables.hosts[detected.host], window, { ...settings, query, detected, home });
}
