import addonMsw from 'msw-storybook-addon';
import { http, HttpResponse } from 'msw/http';
import { setupWorker } from 'msw/browser';
import { calls } from '@mapp/kit/contracts';
import { createAirline, type Airline, type FaultKind } from '@mapp/sandbox/engine';
import { handlersFor } from '@mapp/sandbox/handlers';
import type { MswApi } from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { answerFetch } from './airline-fetch.ts';
import { inTests } from './plays.ts';

/** Where calls go, beside those that the airline answers; a request there that reaches nobody is a mistake. */
const elsewhere = [
  '/api/*',
  '/customize/*',
  '/member/*',
  '/sale/*',
  '/deputy/*',
  '/sso/*',
  '/mapp/config.json',
  'https://*',
];

const unanswered: string[] = [];
let past = (): string[] => [];

const refuse = ({ request }: { request: Request }) => {
  unanswered.push(`${request.method} ${request.url}`);
  return new HttpResponse(null, { status: 501 });
};

const refusals = elsewhere.map((path) => http.all(path, refuse));

async function startWorker() {
  const worker = setupWorker(...refusals);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}

/** The worker between story and network. A request that no airline answers gets 501 and fails the story. */
export function addonNetwork() {
  let started: ReturnType<typeof startWorker> | undefined;
  // The stories of a page of docs begin at the same time, and a second worker may not start beside the first.
  return addonMsw(() => (started ??= startWorker()));
}

/** Whether a page asks for something where a request that reaches nobody is a mistake. */
const isElsewhere = (address: string): boolean => {
  const { origin, pathname, protocol } = new URL(address);
  return origin === location.origin
    ? elsewhere.some((path) => pathname.startsWith(path.replace('*', '')))
    : protocol === 'https:';
};

/** Requests that went past `fetch` to the network since a moment: a picture, a frame, an upload that tells how far it is. */
const wentPast = (begin: number): string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= begin && isElsewhere(name))
    .map(
      ({ name, initiatorType }: PerformanceEntry & { initiatorType?: string }) => `${initiatorType} ${name}`,
    );

interface DirectParameters {
  parameters: {
    /** Whether a test of this story asks through the worker, as the catalogue does; journeys always do. */
    worker?: boolean;
  };
}

/**
 * In tests, the airline in the place of the page's `fetch`: the way to a worker and back takes as long as the answer. Journeys
 * keep the worker, and so does what sends by other means.
 */
export const addonDirect = () =>
  definePreviewAddon<DirectParameters>({
    beforeEach: (context) => {
      const keepsWorker = context.parameters['worker'] === true || context.title.startsWith('journeys/');
      if (!inTests || keepsWorker) return;
      const direct = answerFetch(refusals);
      performance.clearResourceTimings();
      const begin = performance.now();
      past = () => wentPast(begin);
      context.msw = { use: direct.use, resetHandlers: () => {} } as unknown as MswApi;
      return () => {
        past = () => [];
        direct.end();
      };
    },
  });

/** How the airline answers a story. */
export interface Network {
  /** Fault of every call, `normal` for none. */
  scenario: string;
  /** Milliseconds before each answer. */
  latency: number;
  /** The airline's clock, ISO 8601 with offset. */
  now: string;
}

/** Opens an airline of its own for one story, its clock held. */
export function openAirline(msw: MswApi, { scenario, latency, now }: Network): Airline {
  unanswered.length = 0;
  const airline = createAirline({ now, machine: () => Date.now() });
  if (scenario !== 'normal') airline.fault({ path: '*', kind: scenario as FaultKind, times: Infinity });
  msw.use(...handlersFor(airline, { latency }));
  return airline;
}

/** The requests of a story that nobody answers: unknown to the contracts, or to the airline. */
export const unansweredBy = (airline: Airline): string[] => [
  ...unanswered,
  ...past(),
  ...airline
    .requests()
    .filter(({ path }) => !calls.some((call) => call.path === path))
    .map(({ method, path }) => `${method} ${path}`),
];
