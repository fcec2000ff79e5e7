import { matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
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
      setTimeout(reject, patience);
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
  return (await unlessFailed(matchPrecache(shell))) ?? answer ?? fetch(request);
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
  return answer ?? fetch(request);
}
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === config, answerConfig);
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(configCache).then((cache) => cache.add(config))),
);

/**
 * Named by their content, so the kept ones are right as long as they are asked for; from the network where the browser refuses its
 * caches. Nothing else is answered here: no call of the API.
 */
precache(files);
const kept = new Set(files.map(({ url }) => pathOf(url)));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && kept.has(url.pathname),
  async ({ request }) => (await unlessFailed(matchPrecache(request.url))) ?? fetch(request),
);

/** The page that has registered the first worker is served by it at once; a later one waits until the old pages are closed. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
