import { detectHost, type Detected } from './detect.ts';
import { environmentOf } from './environment.ts';
import { HostRefusal, type Capability, type Host, type Shared } from './host.ts';
import type { HostIdentity } from './hosts.ts';
import { anythingKept, wipeKept } from './kept.ts';
import { saveAs, windowPage } from './page.ts';
import { reloadLater, signInAddress, signInBeside } from './sign-in.ts';
import { documentCookies, webStore } from './stores.ts';

/** What an adapter is told beside its identity and its window. */
export interface HostSettings {
  readonly detected?: Detected | undefined;
  /** Where the partner's home is, path without base. */
  readonly home?: string | undefined;
  /** Path that the site lies under. */
  readonly base?: string | undefined;
  /** The sign-in page; `redirect` and `alias` are added to its query. */
  readonly ssoUrl?: string | undefined;
  /** The cashier, with `:id` for the order; without it, the site's own /pay/:id. */
  readonly cashierUrl?: string | undefined;
  /** Goes to a path of the site (without base) in place. Without it the page is loaded anew. */
  readonly navigate?: ((path: string) => void) | undefined;
  /** Path of the service worker's script; without it the site needs a network. */
  readonly worker?: string | undefined;
}

/** Makes the adapter of one host. */
export type HostMaker = (identity: HostIdentity, window: Window, settings?: HostSettings) => Host;

/** What a plain browser can do. */
const reach = new Set<Capability>(['share', 'pay', 'saveImage', 'setTitle', 'print']);

const picture = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** The adapter of the plain mobile browser. */
export function browserHost(identity: HostIdentity, window: Window, settings: HostSettings = {}): Host {
  const { base = '/mapp', home = '/Home', ssoUrl = '/sso/login', cashierUrl, navigate, worker } = settings;
  const { document, location, navigator, history } = window;
  const query = location.search;
  const detected = settings.detected ?? detectHost({ userAgent: navigator.userAgent, injected: [], query });
  const cookies = documentCookies(document, location.protocol === 'https:');
  const page = windowPage(window);
  const can = (capability: Capability) => reach.has(capability) && identity.capabilities.includes(capability);
  const go = async (path: string) => (navigate ? navigate(path) : page.leave(base + path));
  const goHome = () => go(home);

  return {
    environment: () => environmentOf({ identity, detected, query, proof: cookies.get(identity.alias) }),
    can,
    login: async (request) => {
      const language = document.documentElement.lang;
      // The rail partner signs in by itself wherever a page of ours is opened.
      const address =
        detected.channel === 'rail'
          ? location.href
          : signInAddress(request, { ssoUrl, alias: identity.alias, language, location });
      if (request.keepPage) await signInBeside(window, address, () => cookies.get(identity.alias) ?? '');
      else if (detected.channel === 'rail') await reloadLater(window);
      else page.leave(address);
    },
    logout: () => cookies.remove(identity.alias),
    goHome,
    openCheckIn: () => go('/boarde'),
    openFlightNews: () => go('/flight'),
    openMine: () => go('/mine'),
    setTitle(title) {
      document.title = title;
    },
    share: (what) => shareFrom(navigator, what),
    pay: async ({ id }) => {
      const order = encodeURIComponent(id);
      if (cashierUrl) page.leave(cashierUrl.replace(':id', order));
      else await go(`/pay/${order}`);
    },
    saveImage: async (image, name) => {
      if (!can('saveImage') || !picture.test(image)) throw new HostRefusal('saveImage');
      saveAs(document, image, name);
    },
    // No browser lets a page change it.
    setBrightness: async () => {
      throw new HostRefusal('setBrightness');
    },
    goBack() {
      if (history.length > 1) history.back();
      else void goHome();
    },
    // A browser closes only what a script has opened.
    closeWebview: () => void goHome(),
    userInfo: async () => undefined,
    session: webStore(() => window.sessionStorage),
    local: webStore(() => window.localStorage),
    cookies,
    page,
    device: async () => (await import('./device/window-device.ts')).windowDevice(window, worker),
    anythingKept: () => anythingKept(window),
    wipeKept: () => wipeKept(window),
  };
}

/** The system's own sheet where there is one, the clipboard elsewhere. */
async function shareFrom(navigator: Navigator, { title, url, image }: Shared) {
  if ('share' in navigator) {
    try {
      const files = image === undefined ? [] : [fileOf(image, title)];
      await navigator.share(
        files.length > 0 && 'canShare' in navigator && navigator.canShare({ files })
          ? { title, files }
          : { title, url },
      );
      return 'shared' as const;
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'dismissed' as const;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    throw new HostRefusal('share');
  }
  return 'copied' as const;
}

/** A picture as a file. @throws HostRefusal for anything else */
function fileOf(image: string, name: string): File {
  if (!picture.test(image)) throw new HostRefusal('share');
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: 'image/png' });
}
