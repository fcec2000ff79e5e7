import { act, cleanup, render } from '@testing-library/react';
import { ClientProvider, createClient, createQueryClient } from '@mapp/kit/client';
import { parseConfig } from '@mapp/kit/config';
import { calls } from '@mapp/kit/contracts';
import { fakeHost, HostProvider, sessionKey, type Host } from '@mapp/kit/host';
import { MessagesProvider } from '@mapp/kit/messages';
import { memoryNavigation, NavigationProvider } from '@mapp/kit/navigation';
import { ConfigProvider, createSession, PreferencesProvider, SessionProvider } from '@mapp/kit/session';
import type { Airline } from '@mapp/sandbox/engine';
import type { FunctionComponent } from 'react';
import { vi } from 'vitest';

const parsed = parseConfig({});
if (!parsed.ok) throw new Error('The defaults are not valid');
const { config } = parsed;

/**
 * Fate of the next answers: lost before or after the airline has acted, late by so many ms, or told once more; `delayed` is a request that
 * reaches the airline long after its connection has broken.
 */
export type Line = 'good' | 'lostBefore' | 'lostAfter' | 'late' | 'repeated' | 'delayed';

/** When a delayed request arrives, ms. */
export const delay = 20_000;

const textOf = (init: RequestInit | undefined): string => (typeof init?.body === 'string' ? init.body : '');

const fieldsOf = (init: RequestInit | undefined): Record<string, unknown> =>
  init?.body instanceof FormData
    ? Object.fromEntries(init.body)
    : (JSON.parse(textOf(init)) as Record<string, unknown>);

/** A connection to the airline on which the next requests meet what was ordered for them. */
function lineTo({ airline, onCarriedOut }: TabOptions, next: (path: string) => Line): typeof fetch {
  const receive = async (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(url, 'http://airline.test');
    const asks = init?.method === 'GET';
    const call = calls.find(({ path, body: kind }) => path === pathname && (kind === 'query') === asks);
    const outcome = await airline.receive(call, {
      method: asks ? 'GET' : 'POST',
      path: pathname,
      query: search.slice(1),
      headers: Object.fromEntries(new Headers(init?.headers)),
      cookies: {},
      body: textOf(init),
      fields: asks ? Object.fromEntries(searchParams) : fieldsOf(init),
    });
    if (outcome.kind !== 'answer') throw new TypeError('Failed to fetch');
    if (call?.write && /"Code":"?200"?/.test(outcome.body)) onCarriedOut?.(pathname);
    return new Response(outcome.body, { status: outcome.status, headers: { 'content-type': outcome.type } });
  };
  return async (url, init) => {
    const how = next(new URL(url as string, 'http://airline.test').pathname);
    if (how === 'delayed') setTimeout(() => void receive(url as string, init), delay);
    if (how === 'lostBefore' || how === 'delayed') throw new TypeError('Failed to fetch');
    if (how === 'repeated') await receive(url as string, init);
    const answer = await receive(url as string, init);
    if (how === 'lostAfter') throw new TypeError('Failed to fetch');
    if (how === 'late') await new Promise((resolve) => setTimeout(resolve, 9000));
    return answer;
  };
}

/** Lets time pass for everybody. */
export const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

type Looked = () => void;

/** Listeners for a look at a tab: all tabs are in one document here. */
let told = new Set<Looked>();
const listen = document.addEventListener.bind(document);
document.addEventListener = (type: string, listener: unknown, options?: unknown) => {
  if (type !== 'visibilitychange' || typeof listener !== 'function')
    return listen(type, listener as EventListener, options as AddEventListenerOptions);
  const own = told;
  const looked = listener as Looked;
  own.add(looked);
  (options as AddEventListenerOptions | undefined)?.signal?.addEventListener('abort', () =>
    own.delete(looked),
  );
};

export interface TabOptions {
  readonly airline: Airline;
  /** Token that the browser's cookie holds. */
  readonly token: string;
  /** Screens by their path without base. */
  readonly screens: Readonly<Record<string, FunctionComponent>>;
  /** Parts of the host that act otherwise. */
  readonly acts?: Partial<Host>;
  /** Told of each write that the airline has carried out, whether its answer comes through or not. */
  readonly onCarriedOut?: (path: string) => void;
}

/** Dialogs that a tab has opened: all of them hang in one document here. */
const claimed = new WeakSet<Element>();

/** Page that was loaded: what lives until the next reload. */
function loadedWith(
  options: TabOptions,
  token: string,
  address: string,
  kept: string | undefined,
  next: (path: string) => Line,
) {
  const host = fakeHost({
    token,
    path: `/mapp${address}`,
    stored: { session: kept === undefined ? {} : { [sessionKey]: kept } },
  });
  Object.assign(host, options.acts);
  const session = createSession(host);
  const client = createClient({
    host,
    config,
    fetch: lineTo(options, next),
    repeatDelays: [],
    intents: { get: () => session.get('intents'), set: (text) => session.set('intents', text) },
    policies: { notify: () => undefined, login: () => undefined },
  });
  return { host, session, client, queries: createQueryClient() };
}

/** One tab of the browser: what its storage keeps, and what it shows. */
export function openTab(options: TabOptions) {
  const { screens } = options;
  let { token } = options;
  let kept: string | undefined;
  let loaded: ReturnType<typeof loadedWith> | undefined;
  let drawn: ReturnType<typeof render> | undefined;
  let next: string | undefined;
  let lines: Line[] = [];
  let linesOf: string | undefined;
  let answered = true;
  const own = new Set<Looked>();
  let dialogs: Element[] = [];
  const parts = () => (drawn ? [drawn.container, ...dialogs.filter((one) => one.isConnected)] : []);
  const text = () =>
    parts()
      .map(({ textContent }) => textContent)
      .join(' ');

  const undraw = () => {
    drawn?.unmount();
    drawn = undefined;
  };
  const unload = () => {
    kept = loaded?.host.session.get(sessionKey);
    undraw();
  };
  const draw = async (address: string) => {
    undraw();
    told = own;
    const [path = ''] = address.split('?');
    const Screen = screens[path];
    if (!Screen || !loaded) throw new Error(`No screen for ${address}`);
    const { host, session, client, queries } = loaded;
    await act(async () => {
      drawn = render(
        <ConfigProvider config={config}>
          <HostProvider host={host}>
            <SessionProvider session={session}>
              <PreferencesProvider>
                <ClientProvider client={client} answers={{ queries }}>
                  <MessagesProvider locale="zh">
                    <NavigationProvider
                      navigation={memoryNavigation(({ to }) => {
                        if (Object.hasOwn(screens, to.split('?')[0] ?? '')) next = to;
                      })}
                      address={address}
                    >
                      <Screen />
                    </NavigationProvider>
                  </MessagesProvider>
                </ClientProvider>
              </PreferencesProvider>
            </SessionProvider>
          </HostProvider>
        </ConfigProvider>,
      );
    });
    await settle();
  };
  /** Once everything has been answered, it goes where a screen has led. */
  const settle = async () => {
    await wait(5);
    const opened = [...document.querySelectorAll('[role=dialog]')].filter((one) => !claimed.has(one));
    for (const one of opened) claimed.add(one);
    dialogs = [...dialogs, ...opened];
    const to = next;
    next = undefined;
    if (to !== undefined) await draw(to);
  };
  const button = (words: string) =>
    parts()
      .flatMap((part) => [...part.querySelectorAll('button')])
      .find((one) => one.textContent === words);

  return {
    text,
    button,
    settle,
    close: unload,
    isOpen: () => drawn !== undefined,
    /** Loads an address, as an address bar or a reload does. */
    load: async (address: string) => {
      unload();
      loaded = loadedWith(options, token, address, kept, (path) => {
        const how = (path === (linesOf ?? path) && lines.shift()) || 'good';
        answered = how === 'good' || how === 'repeated' || how === 'late';
        return how;
      });
      await draw(address);
    },
    /** Leaves the screen within the site, and comes to an address. */
    visit: draw,
    /** The last question has had its answer. */
    answered: () => answered,
    /**
     * Sets the fate of the next requests.
     * @param of path of those that meet it; any without it
     */
    order: (coming: readonly Line[], of?: string) => {
      lines = [...coming];
      linesOf = of;
    },
    /**
     * Somebody has signed in in this browser.
     * @param seen the page has heard of it
     */
    signIn: (now: string, seen: boolean) => {
      token = now;
      loaded?.host.signIn(now);
      if (seen) loaded?.host.tellToken();
    },
    press: async (words: string) => {
      const found = button(words);
      if (!found) return;
      told = own;
      await act(async () => found.click());
      await settle();
    },
    /** Does something with what is drawn. */
    doing: async (what: (part: HTMLElement) => void) => {
      const shown = parts() as HTMLElement[];
      if (shown.length === 0) return;
      told = own;
      await act(async () => shown.forEach(what));
      await settle();
    },
    /** The traveller looks at this tab. */
    look: async () => {
      told = own;
      await act(async () => {
        for (const looked of own) looked();
      });
      await settle();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;

export const closeTabs = cleanup;
