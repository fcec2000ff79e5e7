import type { AirlineClock } from './clock.ts';
import type { Device } from './device.ts';
import type { TokenNews } from './token-news.ts';

/** The six hosts, by id. Data for each is in `hosts.ts`. */
export type HostId = 'browser' | 'app' | 'miniprogram' | 'ali' | 'xuexi' | 'douyin';

/** Partner channels: who sent the traveller, on top of the host that shows the page. */
export type ChannelId = 'rail' | 'bank' | 'company';

/** Actions that a host may be able to do; ask `can` before offering one. `flightNews` and `ticketOrders` are pages of its own. */
export type Capability =
  | 'nativeLogin'
  | 'share'
  | 'pay'
  | 'saveImage'
  | 'setTitle'
  | 'closeWebview'
  | 'userInfo'
  | 'ownTabBar'
  | 'flightNews'
  | 'ticketOrders'
  | 'brightness'
  | 'print';

/** Flags of the environment. Source: membership.md section 3. */
export interface Operate {
  readonly isApp: boolean;
  readonly jumpKey: string;
  readonly wxopenid: string;
  readonly isQH: boolean;
  readonly isDH: boolean;
  readonly isNJHT: boolean;
  readonly isCPIC: boolean;
  readonly isCompany: boolean;
  readonly isBusiness: boolean;
  readonly channel: string;
  readonly isAliminiV2: boolean;
  readonly hideOrderMenus: boolean;
  readonly loginToken: string;
  /** The partner's page asks for a sign-out. Ours: the documents name it among what is sent alone. */
  readonly unLogin: boolean;
}

/** The session-storage key of what outlives a reload; `session` writes it, detection reads host and channel from it. */
export const sessionKey = 'mapp';

/** Life of the token's cookie. Source: decision 3. */
export const tokenDays = 7;

/** Where and as what the site runs. Source: membership.md section 3. */
export interface Environment {
  readonly host: HostId;
  readonly channel: ChannelId | undefined;
  /** The wire's name of the host: M, Miniprogram, Ali, Xuexi, Douyin, or the app's value. */
  readonly platform: string;
  /** Base64 of the sales-channel code. */
  readonly salesChannel: string;
  /** The login token, or an empty string for a guest. */
  readonly proof: string;
  /** Name of the cookie that holds the token. */
  readonly alias: string;
  readonly os: 'Android' | 'iOS' | 'Harmony' | 'Web';
  /** The host draws its own bar. */
  readonly hideHeader: boolean;
  /** Height of the host's status area, CSS px. */
  readonly appStatusHeight: number;
  /** A partner has opened the page: in its web view, or from a page of its own. Source: decision 0030. */
  readonly fromPartner: boolean;
  readonly operate: Operate;
}

export interface LoginRequest {
  /** Absolute URL or path to come back to. */
  readonly returnTo: string;
  /** Bill, youth-league and group flows hide the mobile-login option. */
  readonly hideMobileLogin: boolean;
  /** The group that the traveller came with; a mini-program has a sign-in page of its own for it. */
  readonly groupId?: string | undefined;
  /** The page holds what is not saved: it stays open, and the answer comes once somebody is signed in. */
  readonly keepPage?: boolean;
}

export interface HostUser {
  readonly userId: string;
  readonly name: string;
}

/** A small store that survives as long as its name says. Never for personal data; see `session`. */
export interface Store {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** Cookies of the site: path `/`, `SameSite=Lax`, `Secure` on https. */
export interface CookieJar {
  readonly get: (name: string) => string | undefined;
  /** @param days life in days; without it, until the browser is closed */
  readonly set: (name: string, value: string, days?: number) => void;
  readonly remove: (name: string) => void;
}

/** Requests to the page itself; the only way to `document` and `window` from the layers above. */
export interface Page {
  /** Path, query and hash of the current address, base path included. */
  readonly path: () => string;
  readonly origin: () => string;
  /** Languages that the reader's system prefers, best first. */
  readonly languages: () => readonly string[];
  /** Leaves the site or loads a page again. With `replace` the page that is left is not on the way back. */
  readonly leave: (url: string, how?: { readonly replace?: boolean }) => void;
  readonly reload: () => void;
  /** Root attributes: language, theme, text size. An undefined theme follows the system. */
  readonly setRootAttributes: (look: {
    lang: string;
    theme: 'light' | 'dark' | undefined;
    textSize: 'standard' | 'elder';
  }) => void;
  /** Saves text as a file. */
  readonly download: (name: string, type: string, text: string) => void;
  /** Puts text on the clipboard; rejects with `HostRefusal` where that is not allowed. */
  readonly copy: (text: string) => Promise<void>;
  /** Opens the dialog for printing. */
  readonly print: () => void;
  readonly online: () => boolean;
  /** Calls back when the connection comes or goes; returns the way to stop. */
  readonly onOnlineChange: (listener: () => void) => () => void;
}

/** Content that is handed to others. */
export interface Shared {
  readonly title: string;
  readonly url: string;
  /** PNG as a data URL; goes in the address's place where the host can hand on pictures. */
  readonly image?: string | undefined;
}

/**
 * One interface for every host. Actions answer when the host has taken the request, and reject with `HostRefusal`
 * when it cannot.
 */
export interface Host {
  readonly environment: () => Environment;
  readonly can: (capability: Capability) => boolean;
  readonly login: (request: LoginRequest) => Promise<void>;
  /** Forgets the token. */
  readonly logout: () => void;
  readonly goHome: () => Promise<void>;
  readonly openCheckIn: () => Promise<void>;
  readonly openFlightNews: () => Promise<void>;
  readonly openMine: () => Promise<void>;
  /** One order, and all ticket orders: the host's own pages where it has them. */
  readonly openOrder: (order: { id: string }) => Promise<void>;
  readonly openTicketOrders: () => Promise<void>;
  /** Tells a host that draws its own bar which entry is lit. Numbers: `tabBar` of navigation; undefined where none is. */
  readonly showTab: (index: number | undefined) => void;
  readonly setTitle: (title: string) => void;
  /** How it went: `copied` asks for a word to the reader, the others do not. */
  readonly share: (what: Shared) => Promise<'shared' | 'copied' | 'dismissed'>;
  /** Opens the cashier for an order. */
  readonly pay: (order: { id: string }) => Promise<void>;
  /** @param image PNG or JPEG as a data URL */
  readonly saveImage: (image: string, name: string) => Promise<void>;
  /** Brightness of the screen: full where a code is read from it, else as the person has set it. */
  readonly setBrightness: (level: 'full' | 'usual') => Promise<void>;
  readonly goBack: () => void;
  readonly closeWebview: () => void;
  readonly userInfo: () => Promise<HostUser | undefined>;
  /** Whether somebody is signed in with the host; undefined where it cannot say. */
  readonly userStatus: () => Promise<'member' | 'guest' | undefined>;
  /** The one clock: the airline's. Times that the client hears set it right. */
  readonly clock: AirlineClock;
  readonly session: Store;
  readonly local: Store;
  readonly cookies: CookieJar;
  readonly page: Page;
  /** Loaded when it is first asked for; rejects when it cannot be. */
  readonly device: () => Promise<Device>;
  /** Whether the device may keep anything. */
  readonly anythingKept: () => Promise<boolean>;
  /** Takes away what the device keeps. */
  readonly wipeKept: () => void;
  readonly tokenNews: TokenNews;
}

/** The host cannot do what was asked. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal';
  readonly action: string;
  /** Setting to be changed, where a mistake in it is the reason. */
  readonly remedy: string | undefined;

  constructor(action: string, remedy?: string) {
    super(`This host cannot ${action}${remedy === undefined ? '' : `: ${remedy}`}`);
    this.action = action;
    this.remedy = remedy;
  }
}
