import { airlineClock, type DeviceClock } from './clock.ts';
import type { Detected } from './detect.ts';
import type { DevicePosition, KeptEntry } from './device.ts';
import { environmentTeller } from './environment.ts';
import {
  tokenDays,
  type ChannelId,
  type Environment,
  type Host,
  type HostId,
  type HostUser,
  type Page,
} from './host.ts';
import { channels, tablesWith } from './hosts.ts';
import { orderPath, shortcuts } from './shortcuts.ts';
import { memoryCookies, memoryStore } from './stores.ts';

/** One thing that a host was asked for. */
export interface HostCall {
  readonly action: string;
  readonly detail: unknown;
}

export interface FakeHostOptions {
  readonly host?: HostId;
  readonly channel?: ChannelId;
  readonly os?: Environment['os'];
  /** The host draws its own bar. */
  readonly ownTabBar?: boolean;
  /** A partner's code, for one without behaviour of its own. */
  readonly channelCode?: string;
  /** The partner has opened the page itself. */
  readonly fromPartner?: boolean;
  /** A member's token; without it the traveller is a guest. */
  readonly token?: string;
  /** Address of the page, base path included. */
  readonly path?: string;
  readonly origin?: string;
  readonly languages?: readonly string[];
  readonly online?: boolean;
  readonly user?: HostUser;
  /** Where the shortcuts lead, so that a story can follow them; path without base. */
  readonly navigate?: (path: string) => void;
  /** Parts of a real page, such as the `setRootAttributes` of `windowPage(window)`. */
  readonly page?: Partial<Page>;
  /** Whether the screen stays on when that is asked for; it does unless told. */
  readonly awake?: boolean;
  /** Whether the site opens without a network once that is asked for; it does unless told. */
  readonly opensWithoutNetwork?: boolean;
  /** How the device tells time; as the real one unless told. */
  readonly deviceClock?: DeviceClock;
  /** Content of the stores at the start. */
  readonly stored?: {
    readonly session?: Record<string, string>;
    readonly local?: Record<string, string>;
    readonly cookies?: Record<string, string>;
  };
}

/** A host in memory: it can do all that the real one offers, does nothing, and writes down what it was asked. */
export interface FakeHost extends Host {
  readonly log: HostCall[];
  /** Keeps a token as a sign-in does. */
  readonly signIn: (token: string) => void;
  /** Another page tells that the token may have changed, or this one comes back into sight. */
  readonly tellToken: () => void;
  /** The connection comes or goes. */
  readonly setOnline: (online: boolean) => void;
  /** Where the device is, or why it does not know; the traveller says no until told. */
  readonly setPosition: (position: DevicePosition | 'refused' | 'unavailable') => void;
  /** Entries that the device keeps. */
  readonly keptEntries: () => readonly KeptEntry[];
}

/** Makes a host for stories, tests and rendering without a browser. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const {
    host = 'browser',
    channel,
    os = 'Web',
    path = '/mapp/Home',
    origin = 'https://www.example.com',
  } = options;
  const identity = tablesWith({ [host]: { ownTabBar: options.ownTabBar } }).hosts[host];
  const detected: Detected = {
    host,
    channel,
    os,
    channelCode: channel ? channels[channel].code : options.channelCode,
    fromPartner: options.fromPartner ?? false,
  };
  const cookies = memoryCookies(options.stored?.cookies);
  const local = memoryStore(options.stored?.local);
  const listeners = new Set<() => void>();
  const lookers = new Set<() => void>();
  const kept = new Map<string, KeptEntry>();
  const log: HostCall[] = [];
  let online = options.online ?? true;
  let position: DevicePosition | 'refused' | 'unavailable' = 'refused';

  const note = (action: string, detail?: unknown) => void log.push({ action, detail });
  const noted = (action: string) => async (detail?: unknown) => note(action, detail);
  const opens = (action: string, target: string) => async () => {
    note(action, target);
    options.navigate?.(target);
  };
  const signIn = (token: string) => cookies.set(identity.alias, token, tokenDays);
  if (options.token) signIn(options.token);

  const page: Page = {
    path: () => path,
    origin: () => origin,
    languages: () => options.languages ?? ['zh-CN'],
    leave: (url) => note('leave', url),
    reload: () => note('reload'),
    setRootAttributes: (look) => note('setRootAttributes', look),
    download: (name, type, text) => note('download', { name, type, text }),
    copy: async (text) => note('copy', text),
    print: () => note('print'),
    online: () => online,
    onOnlineChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...options.page,
  };

  return {
    log,
    signIn,
    tellToken: () => {
      for (const listener of lookers) listener();
    },
    setOnline(value) {
      online = value;
      for (const listener of listeners) listener();
    },
    setPosition(value) {
      position = value;
    },
    keptEntries: () => [...kept.values()],
    environment: environmentTeller({ identity, detected, query: new URL(path, origin).search }, () =>
      cookies.get(identity.alias),
    ),
    can: (capability) => identity.capabilities.includes(capability),
    login: noted('login'),
    logout() {
      note('logout');
      cookies.remove(identity.alias);
    },
    goHome: opens('goHome', (channel && channels[channel].home) ?? shortcuts.goHome),
    openCheckIn: opens('openCheckIn', shortcuts.openCheckIn),
    openFlightNews: opens('openFlightNews', shortcuts.openFlightNews),
    openMine: opens('openMine', shortcuts.openMine),
    openOrder: async ({ id }) => {
      note('openOrder', id);
      options.navigate?.(orderPath(id));
    },
    openTicketOrders: opens('openTicketOrders', shortcuts.openTicketOrders),
    showTab: (index) => note('showTab', index),
    setTitle: (title) => note('setTitle', title),
    share: async (what) => {
      note('share', what);
      return 'shared';
    },
    pay: noted('pay'),
    saveImage: async (image, name) => note('saveImage', { image, name }),
    setBrightness: async (level) => note('setBrightness', level),
    goBack: () => note('goBack'),
    closeWebview: () => note('closeWebview'),
    userInfo: async () => {
      note('userInfo');
      return options.user;
    },
    userStatus: async () => {
      note('userStatus');
      return cookies.get(identity.alias) === undefined ? 'guest' : 'member';
    },
    clock: airlineClock(local, options.deviceClock),
    session: memoryStore(options.stored?.session),
    local,
    cookies,
    page,
    device: async () => ({
      keepAwake(told) {
        note('keepAwake');
        told(options.awake ?? true);
        return () => note('letSleep');
      },
      openWithoutNetwork: async () => options.opensWithoutNetwork ?? true,
      kept: {
        all: async () => [...kept.values()],
        async put(entry) {
          kept.set(entry.name, entry);
          return true;
        },
        remove: async (name) => void kept.delete(name),
      },
      mayLocate: async () => false,
      locate: async () => {
        note('locate');
        return position;
      },
    }),
    anythingKept: async () => kept.size > 0,
    wipeKept: () => kept.clear(),
    tokenNews: {
      tell: () => undefined,
      listen: (listener) => {
        lookers.add(listener);
        return () => void lookers.delete(listener);
      },
    },
  };
}
