import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import type { Call, RequestOf } from '../contracts/call.ts';
import { HostProvider } from '../host/context.tsx';
import { fakeHost, type FakeHost, type FakeHostOptions } from '../host/fake.ts';
import { createClient, type Client } from './client.ts';
import type { SendOptions } from './options.ts';
import type { Policies } from './policies.ts';
import { ClientProvider } from './provider.tsx';
import { createQueryClient } from './query-client.ts';
import { toldUser } from './told-user.support.ts';
import { userCall } from './user-id.ts';
import type { WriteOptions, WriteResult } from './write.ts';

/** Answer of the airline: data under code 200, another code, or nothing, since the line is cut. */
export type Said = { readonly data: unknown } | { readonly code: string } | 'cut';

/** Answers to a call; `nth` counts its requests from 1. */
type Scripted = readonly [call: Call, say: (nth: number) => Said | Promise<Said>];

/** One thing that a hook asked the client for. */
interface Sending {
  /** Name of the call. */
  readonly call: string;
  readonly payload: unknown;
  /** How it is sent, without the signal and for whom. */
  readonly how: Omit<SendOptions, 'signal' | 'by'>;
}

export interface ClientHookOptions extends FakeHostOptions {
  /** A call that is not named here is never answered. */
  readonly answers?: readonly Scripted[];
}

export interface ClientHook {
  readonly host: FakeHost;
  readonly client: Client;
  /** The cache of answers. */
  readonly queries: QueryClient;
  /** Requests of the hooks to the client, in order. */
  readonly sent: readonly Sending[];
  /** Policies that failures have called, as mocks. */
  readonly told: { readonly [Name in keyof Policies]: Mock<Policies[Name]> };
  /** Draws a component that calls the hook. */
  readonly render: <Result, Props>(
    hook: (props: Props) => Result,
    props?: NoInfer<Props>,
  ) => RenderHookResult<Result, Props>;
}

const textOf = (said: Exclude<Said, 'cut'>) =>
  JSON.stringify(
    'data' in said ? { Code: 200, Msg: 'success', data: said.data } : { Code: said.code, Msg: 'no' },
  );

/**
 * A member's page with the real client and a scripted airline, for the tests of hooks. They need a document:
 * `@vitest-environment happy-dom` in the first line of the file, and `cleanup` after each test.
 */
export function renderClientHook({ answers = [], ...options }: ClientHookOptions = {}): ClientHook {
  const host = fakeHost({ token: 'token-1', stored: { local: { 'mapp.language': 'ru' } }, ...options });
  const told = { notify: vi.fn(), login: vi.fn(), special: vi.fn(), report: vi.fn() };
  const counts = new Map<string, number>();
  const real = createClient({
    host,
    config: { apiBase: '', appVersion: '1' },
    policies: told,
    repeatDelays: [],
    fetch: async (url) => {
      const path = (url as string).replace(/\?.*/, '');
      const nth = (counts.get(path) ?? 0) + 1;
      counts.set(path, nth);
      const user = answers.every(([call]) => call.name !== userCall) && toldUser(url);
      if (user) return user;
      const script = answers.find(([call]) => call.path === path);
      const said = script ? await script[1](nth) : await new Promise<never>(() => undefined);
      if (said === 'cut') throw new TypeError('Failed to fetch');
      return new Response(textOf(said));
    },
  });
  const sent: Sending[] = [];
  const client: Client = {
    ...real,
    send: (call, payload, { signal, by, ...how } = {}) => {
      sent.push({ call: call.name, payload, how });
      return real.send(call, payload, { ...how, signal, ...(by !== undefined && { by }) });
    },
  };
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={host}>
      <ClientProvider client={client} answers={{ queries }}>
        {children}
      </ClientProvider>
    </HostProvider>
  );
  const render = <Result, Props>(hook: (props: Props) => Result, props?: Props) =>
    renderHook(hook, { wrapper, initialProps: props as Props });
  return { host, client, queries, sent, told, render };
}

/** A row of a table of writes: the call's name, what is written, and how its hook is made to write it. */
export const writeRow = <C extends Call>(
  call: C,
  payload: RequestOf<C>,
  hook: (options?: WriteOptions) => WriteResult<C>,
) => {
  const write = async ({ render }: ClientHook, options: WriteOptions) => {
    const { result } = render(() => hook(options));
    await act(async () => result.current.mutate(payload));
  };
  return [call.name, payload, write] as const;
};

/** Lets so many milliseconds go by under false timers; a moment settles what is under way. */
export const pass = (milliseconds = 1): Promise<void> =>
  act(async () => {
    // The sender comes with the first request.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
