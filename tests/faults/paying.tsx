import { act, cleanup, render } from '@testing-library/react';
import { ClientProvider, createClient, createQueryClient } from '@mapp/kit/client';
import { parseConfig } from '@mapp/kit/config';
import { calls } from '@mapp/kit/contracts';
import { fakeHost, HostProvider, sessionKey } from '@mapp/kit/host';
import { MessagesProvider } from '@mapp/kit/messages';
import { memoryNavigation, NavigationProvider } from '@mapp/kit/navigation';
import { PaymentScreen } from '@mapp/kit/screens/payment/payment';
import { ConfigProvider, createSession, PreferencesProvider, SessionProvider } from '@mapp/kit/session';
import type { Airline, PaymentOutcome } from '@mapp/sandbox/engine';
import { vi } from 'vitest';
import type { PaidOrder } from './paid-orders.ts';

export type PageName = 'pay' | 'result';

const parsed = parseConfig({});
if (!parsed.ok) throw new Error('The defaults are not valid');
const { config } = parsed;

/** Fate of the next answers: lost before or after the airline has acted, late by so many ms, or told once more. */
export type Line = 'good' | 'lostBefore' | 'lostAfter' | 'late' | 'repeated';

const textOf = (init: RequestInit | undefined): string => (typeof init?.body === 'string' ? init.body : '');

/** A connection to the airline on which the next requests meet what was ordered for them. */
function lineTo(airline: Airline, next: () => Line): typeof fetch {
  const receive = async (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(url, 'http://airline.test');
    const body = textOf(init);
    const asks = init?.method === 'GET';
    const outcome = await airline.receive(
      calls.find(({ path, body: kind }) => path === pathname && (kind === 'query') === asks),
      {
        method: asks ? 'GET' : 'POST',
        path: pathname,
        query: search.slice(1),
        headers: Object.fromEntries(new Headers(init?.headers)),
        cookies: {},
        body,
        fields: asks ? Object.fromEntries(searchParams) : (JSON.parse(body) as Record<string, unknown>),
      },
    );
    if (outcome.kind !== 'answer') throw new TypeError('Failed to fetch');
    return new Response(outcome.body, { status: outcome.status, headers: { 'content-type': outcome.type } });
  };
  return async (url, init) => {
    const how = next();
    if (how === 'lostBefore') throw new TypeError('Failed to fetch');
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

/** One tab of the browser: what its storage keeps, what it shows, and the cashier that it has open. */
export function openTab(airline: Airline, token: string, { orderNo, result }: PaidOrder) {
  const pages = { pay: [`/pay/${orderNo}`, PaymentScreen], result } as const;
  let kept: string | undefined;
  let drawn: ReturnType<typeof render> | undefined;
  let lines: Line[] = [];
  let store: { readonly get: (name: string) => string | undefined } | undefined;
  let answered = true;
  const own = new Set<Looked>();
  const isLookedAt = async () => {
    await act(async () => {
      for (const looked of own) looked();
    });
  };
  const state: {
    page: PageName;
    next?: PageName | undefined;
    cashier?: number | undefined;
    leaves: boolean;
  } = {
    page: 'pay',
    leaves: true,
  };

  const unload = () => {
    kept = store?.get(sessionKey);
    drawn?.unmount();
    drawn = undefined;
  };
  const load = async (page: PageName) => {
    unload();
    told = own;
    const [address, Screen] = pages[page];
    state.page = page;
    const host = fakeHost({
      token,
      path: `/mapp${address}`,
      stored: { session: kept === undefined ? {} : { [sessionKey]: kept } },
    });
    store = host.session;
    Object.assign(host, {
      pay: async () => {
        state.cashier = airline.payments.find(orderNo)?.attempt;
        if (state.leaves) unload();
      },
    });
    const session = createSession(host);
    const fetch = lineTo(airline, () => {
      const how = lines.shift() ?? 'good';
      answered = how === 'good' || how === 'repeated';
      return how;
    });
    const client = createClient({
      host,
      config,
      fetch,
      repeatDelays: [],
      intents: { get: () => session.get('intents'), set: (text) => session.set('intents', text) },
      policies: { notify: () => undefined, login: () => undefined },
    });
    await act(async () => {
      drawn = render(
        <ConfigProvider config={config}>
          <HostProvider host={host}>
            <SessionProvider session={session}>
              <PreferencesProvider>
                <ClientProvider client={client} answers={{ queries: createQueryClient() }}>
                  <MessagesProvider locale="zh">
                    <NavigationProvider
                      navigation={memoryNavigation(({ to }) => {
                        if (to === pages.result[0]) state.next = 'result';
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
    const { next } = state;
    state.next = undefined;
    if (next) await load(next);
  };
  const text = () => drawn?.container.textContent ?? '';
  const button = (words: string) =>
    [...(drawn?.container.querySelectorAll('button') ?? [])].find((one) => one.textContent === words);

  return {
    load,
    text,
    button,
    close: unload,
    /** The last question has had its answer, in time. */
    answered: () => answered,
    /** Sets the fate of the next requests. */
    order: (...next: readonly Line[]) => {
      lines = [...next];
    },
    leaves: (leaves: boolean) => {
      state.leaves = leaves;
    },
    atCashier: () => state.cashier !== undefined,
    press: async (words: string) => {
      const found = button(words);
      if (!found || state.cashier !== undefined) return;
      told = own;
      await act(async () => found.click());
      await settle();
    },
    /** At the cashier; back by its own way, or by the browser's. */
    choose: async (outcome: PaymentOutcome | 'nothing', back: 'redirect' | 'back') => {
      if (state.cashier === undefined) return;
      if (outcome !== 'nothing') airline.payments.settle(orderNo, outcome, state.cashier);
      state.cashier = undefined;
      told = own;
      if (back === 'redirect' && outcome !== 'nothing') await load('result');
      else if (drawn) await isLookedAt();
      else await load('pay');
      await settle();
    },
    /** The traveller looks at this tab. */
    look: async () => {
      told = own;
      await isLookedAt();
      await settle();
    },
  };
}

export const closeTabs = cleanup;
