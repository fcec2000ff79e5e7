import { browserHost, type HostMaker, type HostSettings } from './browser.ts';
import type { Host } from './host.ts';
import type { HostIdentity } from './hosts.ts';

const acts = [
  'login',
  'goHome',
  'openCheckIn',
  'openFlightNews',
  'openMine',
  'openOrder',
  'openTicketOrders',
  'showTab',
  'setTitle',
  'share',
  'pay',
  'saveImage',
  'setBrightness',
  'goBack',
  'closeWebview',
  'userInfo',
  'userStatus',
] as const satisfies readonly (keyof Host)[];

/** The parts of a host that differ where the site is shown by another program. */
export type Actions = Partial<Pick<Host, (typeof acts)[number]>>;

/** Parts that an adapter is built on. */
export interface AdapterContext {
  readonly identity: HostIdentity;
  readonly window: Window;
  readonly settings: HostSettings;
  /** The query of the address that the host opened. */
  readonly query: string;
  /** The browser's own way, for what the host does not take. */
  readonly site: Host;
}

/** Loads an adapter's actions; no other host's page carries them. */
export type LoadActions = () => Promise<(context: AdapterContext) => Actions>;

/** The host's own script, where the deployment names one: as early as the page can. */
function loadScript({ document }: Window, src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/**
 * Makes an adapter of actions that are loaded when the page opens. Requests meanwhile wait for them, in their order. The rail
 * partner's sign-in and a partner's home go before the host's.
 */
export const bridged =
  (load: LoadActions): HostMaker =>
  (identity, window, settings = {}) => {
    const site = browserHost(identity, window, settings);
    const { query = window.location.search } = settings;
    if (identity.sdk) loadScript(window, identity.sdk);
    const { channel } = site.environment();
    const actions = load().then(
      (actionsOf) => actionsOf({ identity, window, settings, query, site }),
      () => ({}),
    );
    const own = async (): Promise<Host> => ({
      ...site,
      ...(await actions),
      ...(channel === 'rail' && { login: site.login }),
      ...(settings.home && { goHome: site.goHome }),
    });
    /** Hands an act on, once they are there. */
    const act =
      <Name extends keyof Actions>(name: Name) =>
      async (...given: Parameters<Host[Name]>) => {
        const host = await own();
        return (host[name] as (...args: Parameters<Host[Name]>) => unknown)(...given);
      };
    return {
      ...site,
      ...Object.fromEntries(acts.map((name) => [name, act(name)])),
      can: (capability) => identity.capabilities.includes(capability),
    };
  };
