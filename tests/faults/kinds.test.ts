import { createClient, RequestFailure, toastMs, systemErrorMs } from '@mapp/kit/client';
import { calls, type Call } from '@mapp/kit/contracts';
import { fakeHost } from '@mapp/kit/host';
import { payloads } from '@mapp/sandbox/ask';
import { createAirline, faultKinds, type FaultKind } from '@mapp/sandbox/engine';
import { handlersFor } from '@mapp/sandbox/handlers';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomes, requestsOf, type Outcome } from './outcomes.ts';

const origin = 'http://127.0.0.1';
const member = '600000000001';

/** The client's own name of an outcome; `late` is no failure. */
const failureKinds: Readonly<Record<Exclude<Outcome, 'late'>, string>> = {
  network: 'network',
  timeout: 'timeout',
  unexpected: 'unexpected',
  refused: 'refused',
  special: 'special',
  signIn: 'unauthorised',
};

/** Signals of the client: a toast, the sign-in, the special handler. */
interface Told {
  readonly toasts: number[];
  signIns: number;
  specials: number;
}

/** An airline, and a client that asks it over a fetch of its handlers. */
function setUp() {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const handlers = handlersFor(airline);
  const told: Told = { toasts: [], signIns: 0, specials: 0 };
  const client = createClient({
    host: fakeHost({ token: airline.signIn(member), path: '/mapp/Home', origin }),
    config: { apiBase: origin, appVersion: '1.0.0' },
    policies: {
      notify: (_, milliseconds) => void told.toasts.push(milliseconds),
      login: () => void (told.signIns += 1),
      special: () => void (told.specials += 1),
      report: () => undefined,
    },
    fetch: async (url, init) => {
      const response = await getResponse(handlers, new Request(url, init), { baseUrl: origin });
      if (!response) throw new TypeError('No handler');
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
  return { airline, client, told };
}

/** How each outcome is told when nobody asked for silence. */
const loudness: Readonly<Record<Outcome, Told>> = {
  network: { toasts: [systemErrorMs], signIns: 0, specials: 0 },
  timeout: { toasts: [systemErrorMs], signIns: 0, specials: 0 },
  unexpected: { toasts: [systemErrorMs], signIns: 0, specials: 0 },
  refused: { toasts: [toastMs], signIns: 0, specials: 0 },
  special: { toasts: [], signIns: 0, specials: 1 },
  signIn: { toasts: [], signIns: 1, specials: 0 },
  late: { toasts: [], signIns: 0, specials: 0 },
};

/** Failure that the sender of a call hears of under a fault, with what the traveller is told, and how often it was sent. */
async function trial(call: Call, kind: FaultKind) {
  const { airline, client, told } = setUp();
  // Asked before a member's first write, and so no part of its trial.
  await client.holder.learn();
  const { length: before } = airline.requests();
  airline.fault({ path: call.path, kind, times: 3 });
  const failure = await client.send(call, payloads[call.name] ?? {}).then(
    () => undefined,
    (reason: unknown) => (reason instanceof RequestFailure ? reason.failure.kind : reason),
  );
  return { failure, told, sent: airline.requests().length - before };
}

const promised = (call: Call, kind: FaultKind) => {
  const outcome = outcomes[kind];
  const failure = outcome === 'late' ? undefined : failureKinds[outcome];
  return { failure, told: loudness[outcome], sent: requestsOf(outcome, call) };
};

/** Result of requests, however late: time passes whenever everything else has been done. */
async function overTime<Value>(settled: Promise<Value>): Promise<Value> {
  const passing = setInterval(() => void vi.advanceTimersByTimeAsync(1000), 0);
  try {
    return await settled;
  } finally {
    clearInterval(passing);
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** One fault of each outcome: the one that depends most on what a call is. */
const first: readonly FaultKind[] = [
  'network',
  'timeout',
  'wrong-shape',
  'refused',
  'special',
  'unauthorized',
  'slow',
];
const others = faultKinds.filter((kind) => !first.includes(kind));

it('the first faults have each outcome once', () => {
  const each = first.map((kind) => outcomes[kind]);
  expect(each.toSorted()).toEqual([...new Set(Object.values(outcomes))].toSorted());
});

// The browser tests show each outcome on the page; that every fault of every call comes to its outcome is proven here.
describe.each([
  ['a fault of each outcome', first, {}],
  ['each other fault', others, { tags: 'all' }],
] as const)('%s', (_, kinds, options) => {
  /** Each kind, with something of its own. */
  const byKind = async <Value>(of: (kind: FaultKind) => Promise<Value> | Value) =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await of(kind)] as const)));

  it.each(calls.map((call) => [call.name, call] as const))('of %s', options, async (_name, call) => {
    const found = await overTime(byKind((kind) => trial(call, kind)));
    expect(found).toEqual(await byKind((kind) => promised(call, kind)));
  });
});
