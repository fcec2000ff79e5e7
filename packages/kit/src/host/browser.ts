import { airlineClock, type AirlineClock } from './clock.ts';
import { detectHost, type Detected } from './detect.ts';
import { environmentTeller } from './environment.ts';
import { HostRefusal, type Capability, type Host, type LoginRequest } from './host.ts';
import type { HostIdentity } from './hosts.ts';
import { anythingKept, wipeKept } from './kept.ts';
import { isPicture, saveAs, windowPage } from './page.ts';
import { shareFrom } from './share.ts';
import { orderPath, shortcuts } from './shortcuts.ts';
import { mustLeadElsewhere, ownSignIn, reloadLater, signInAddress, signInBeside } from './sign-in.ts';
import { attempt } from './attempt.ts';
import { documentCookies, webStore } from './stores.ts';
import { windowTokenNews } from './token-news.ts';

/** Settings of an adapter beside its identity and its window. */
export interface HostSettings {
  readonly detected?: Detected | undefined;
  /** Where the partner's home is, path without base. */
  readonly home?: string | undefined;
  /** The query that the host has opened the page with, where the address shows it no more. */
  readonly query?: string | undefined;
  /** Path that the site lies under. */
  readonly base?: string | undefined;
  /** The sign-in page; `redirect` and `alias` are added to its query. Empty for the site's own screen at /login. */
  readonly ssoUrl?: string | undefined;
  /** The cashier, with `:id` for the order; without it, the site's own /pay/:id. */
  readonly cashierUrl?: string | undefined;
  /** Goes to a path of the site (without base) in place. Without it the page is loaded again. */
  readonly navigate?: ((path: string) => void) | undefined;
  /** Path of the service worker's script; without it the site needs a network. */
  readonly worker?: string | undefined;
  /** The airline's clock, where it was made before the host; one of its own by default. */
  readonly clock?: AirlineClock | undefined;
}

/** Makes the adapter of one host. */
export type HostMaker = (identity: HostIdentity, window: Window, settings?: HostSettings) => Host;

/** Capabilities of a plain browser. */
const reach = new Set<Capability>(['share', 'pay', 'saveImage', 'setTitle', 'print']);

/** The adapter of the plain mobile browser. */
export function browserHost(identity: HostIdentity, window: Window, settings: HostSettings = {}): Host {
  const {
    base = '/mapp',
    home = shortcuts.goHome,
    ssoUrl = '/sso/login',
    cashierUrl,
    navigate,
    worker,
  } = settings;
  const { document, location, navigator } = window;
  const { query = location.search } = settings;
  const detected =
    settings.detected ??
    detectHost({ userAgent: attempt(() => navigator.userAgent, ''), injected: [], query });
  const local = webStore(() => window.localStorage);
  const cookies = documentCookies(document, location.protocol === 'https:');
  const page = windowPage(window);
  const can = (capability: Capability) => reach.has(capability) && identity.capabilities.includes(capability);
  const go = async (path: string) => (navigate ? navigate(path) : page.leave(base + path));
  const goHome = () => go(home);
  const proof = () => cookies.get(identity.alias) ?? '';
  const rail = detected.channel === 'rail';
  const signInPage = (request: LoginRequest): string => {
    // The rail partner signs in by itself wherever a page of ours is opened.
    if (rail) return location.href;
    if (ssoUrl === '') return location.origin + base + ownSignIn(request, location);
    const language = document.documentElement.lang;
    return signInAddress(request, { ssoUrl, alias: identity.alias, language, location });
  };

  return {
    environment: environmentTeller({ identity, detected, query }, proof),
    can,
    async login(request) {
      if (rail && !request.keepPage) return reloadLater(window);
      const target = signInPage(request);
      if (request.keepPage) return signInBeside(window, target, proof);
      mustLeadElsewhere(target, location);
      if (ssoUrl === '') await go(ownSignIn(request, location));
      else page.leave(target);
    },
    logout: () => cookies.remove(identity.alias),
    goHome,
    openCheckIn: () => go(shortcuts.openCheckIn),
    openFlightNews: () => go(shortcuts.openFlightNews),
    openMine: () => go(shortcuts.openMine),
    openOrder: ({ id }) => go(orderPath(id)),
    openTicketOrders: () => go(shortcuts.openTicketOrders),
    // It draws none.
    showTab: () => undefined,
    setTitle(title) {
      document.title = title;
    },
    share: (what) => shareFrom(navigator, what),
    pay: async ({ id }) => {
      const order = encodeURIComponent(id);
      const own = `/pay/${order}`;
      if (cashierUrl) page.leave(cashierUrl.replace(':id', order));
      // The site's own page asks for a cashier behind it.
      else if (location.pathname === base + own) throw new HostRefusal('pay');
      else await go(own);
    },
    saveImage: async (image, name) => {
      if (!can('saveImage') || !isPicture(image)) throw new HostRefusal('saveImage');
      saveAs(document, image, name);
    },
    // No browser lets a page change it.
    setBrightness: async () => {
      throw new HostRefusal('setBrightness');
    },
    goBack() {
      const goes = attempt(() => {
        if (window.history.length <= 1) return false;
        window.history.back();
        return true;
      }, false);
      if (!goes) void goHome();
    },
    // A browser closes only what a script has opened.
    closeWebview: () => void goHome(),
    userInfo: async () => undefined,
    userStatus: async () => undefined,
    clock: settings.clock ?? airlineClock(local),
    session: webStore(() => window.sessionStorage),
    local,
    cookies,
    page,
    device: async () => (await import('./device/window-device.ts')).windowDevice(window, worker),
    anythingKept: () => anythingKept(window),
    wipeKept: () => wipeKept(window),
    tokenNews: windowTokenNews(window),
  };
}
