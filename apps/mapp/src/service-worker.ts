import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { configCache, type WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const files = [...self.keptFiles];
const pathOf = (name: string): string => new URL(name, self.registration.scope).pathname;
const [shell, config, pass] = ['index.html', 'config.json', 'boarde/boardingCard'].map(pathOf) as [
  string,
  string,
  string,
];

/** No route has a dot, a colon or a backslash; what has one is a file. */
const pages = /^[^?.:\\]*(\?|$)/;

/** How long a network that is there but does not answer keeps a traveller at the gate waiting, ms. */
const patience = 4000;

const inTime = (answer: Promise<Response>) =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), patience);
    }),
  ]);

const unlessFailed = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  value.catch(() => undefined);

/**
 * The network’s page, so that a new build is seen at once. Where the server refuses it, its shell, since not every engine
 * lets a worker ask as a navigation does; and the kept one when there is no network or no better answer.
 */
async function answerPage({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const asked = fetch(request);
  const answer = await unlessFailed(url.pathname === pass ? inTime(asked) : asked);
  if (answer && answer.status < 400) return answer;
  const plain = answer && (await unlessFailed(inTime(fetch(shell))));
  if (plain?.ok) return plain;
  const found = (await unlessFailed(matchPrecache(shell))) ?? answer;
  if (found) return found;
  throw new Error('No page');
}
registerRoute(new NavigationRoute(answerPage, { allowlist: [pages] }));

async function keepConfig(answer: Response): Promise<void> {
  const cache = await caches.open(configCache);
  await cache.put(config, answer);
}

/** The deployment’s configuration may change without a build. */
async function answerConfig({ request }: { request: Request }): Promise<Response> {
  const answer = await unlessFailed(inTime(fetch(request)));
  if (answer?.ok) {
    await unlessFailed(keepConfig(answer.clone()));
    return answer;
  }
  const kept = await unlessFailed(caches.match(config, { cacheName: configCache }));
  // Without the header of an earlier answer, which would tell its time for the present one.
  if (kept) return new Response(kept.body, { headers: { 'content-type': 'application/json' } });
  if (answer) return answer;
  throw new Error('No configuration');
}
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === config, answerConfig);
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(configCache).then((cache) => cache.add(config))),
);

/** Named by their content, so the kept ones are right as long as they are asked for. Nothing else is answered here: no call of the API. */
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });

/** What this worker cannot answer, such as where the browser refuses its caches, is asked as if it were not there. */
setCatchHandler(async ({ request }) => fetch(request));

/** The page that has registered the first worker is served by it at once; a later one waits until the old pages are closed. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
