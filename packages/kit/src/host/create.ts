import { browserHost, type HostMaker, type HostSettings } from './browser.ts';
import { detectHost, injectedOn, type Clues } from './detect.ts';
import type { Host, HostId } from './host.ts';
import { channelsWith, hostsWith, type ChannelOverrides, type HostOverrides } from './hosts.ts';
import { attempt } from './stores.ts';

/** The session-storage key of what outlives a reload; `session` writes it, detection reads host and channel from it. */
export const sessionKey = 'mapp';

/** Who adapts which host. For the time being the five others run as the browser does, under their own identity. */
export const hostMakers: Readonly<Record<HostId, HostMaker>> = {
  browser: browserHost,
  app: browserHost,
  miniprogram: browserHost,
  ali: browserHost,
  xuexi: browserHost,
  douyin: browserHost,
};

export interface HostOptions extends Omit<HostSettings, 'detected' | 'channels'> {
  /** A deployment's own values, from config.json. */
  readonly hosts?: HostOverrides | undefined;
  readonly channels?: ChannelOverrides | undefined;
  /** Adapters that a host team brings along. */
  readonly makers?: Readonly<Partial<Record<HostId, HostMaker>>> | undefined;
  readonly window?: Window | undefined;
}

/** What an earlier address of this visit said; text that is not ours counts as nothing. */
const remembered = (window: Window) =>
  attempt<Clues['remembered']>(() => {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(sessionKey) ?? '{}');
    const word = (name: string) => String(Reflect.get(Object(kept), name));
    return { host: word('host'), channel: word('channel') };
  }, undefined);

/** Detects where the page runs and makes that host's adapter. */
export function createHost({
  window = globalThis.window,
  makers,
  hosts,
  channels,
  ...settings
}: HostOptions = {}): Host {
  const tables = { hosts: hostsWith(hosts ?? {}), channels: channelsWith(channels ?? {}) };
  const detected = detectHost(
    {
      userAgent: window.navigator.userAgent,
      injected: injectedOn(window, tables),
      query: window.location.search,
      remembered: remembered(window),
    },
    tables,
  );
  const make = makers?.[detected.host] ?? hostMakers[detected.host];
  return make(tables.hosts[detected.host], window, { ...settings, detected, channels: tables.channels });
}
