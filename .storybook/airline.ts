import addonMsw from 'msw-storybook-addon';
import { http, HttpResponse } from 'msw/http';
import { setupWorker } from 'msw/browser';
import { calls } from '@mapp/kit/contracts';
import { createAirline, type Airline, type FaultKind } from '@mapp/sandbox/engine';
import { handlersFor } from '@mapp/sandbox/handlers';
import type { MswApi } from 'msw-storybook-addon';

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

const refuse = ({ request }: { request: Request }) => {
  unanswered.push(`${request.method} ${request.url}`);
  return new HttpResponse(null, { status: 501 });
};

async function startWorker() {
  const worker = setupWorker(...elsewhere.map((path) => http.all(path, refuse)));
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
  ...airline
    .requests()
    .filter(({ path }) => !calls.some((call) => call.path === path))
    .map(({ method, path }) => `${method} ${path}`),
];
