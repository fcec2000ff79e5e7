import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What of the worker's scope is used here; the project's types are those of pages. */
interface Scope {
  /** What the build says must be there without a network, put in by `offline.ts`. */
  readonly keptFiles: readonly { readonly url: string; readonly revision: string | null }[];
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { readonly waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
}
declare const self: Scope;

const files = [...self.keptFiles];
const pathOf = (name: string): string => new URL(name, self.registration.scope).pathname;
const [shell, config, pass] = ['index.html', 'config.json', 'boarde/boardingCard'].map(pathOf) as [
  string,
  string,
  string,
];

/** How long a network that is there but does not answer keeps a traveller at the gate waiting, ms. */
const patience = 4000;
const configCache = 'mapp-config';

const within = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), milliseconds);
  });

/** The network’s page, so that a new build is seen at once; the kept shell when there is none. */
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    try {
      const answer = fetch(request);
      return await (url.pathname === pass ? Promise.race([answer, within(patience)]) : answer);
    } catch (reason) {
      const kept = await matchPrecache(shell);
      if (kept) return kept;
      throw reason;
    }
  }),
);

/** The deployment’s configuration may change without a build. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === config,
  async ({ request }) => {
    const cache = await caches.open(configCache);
    try {
      const answer = await Promise.race([fetch(request), within(patience)]);
      if (answer.ok) await cache.put(config, answer.clone());
      return answer;
    } catch (reason) {
      const kept = await cache.match(config);
      // Without the header of an earlier answer, which would tell its time for the present one.
      if (kept) return new Response(kept.body, { headers: { 'content-type': 'application/json' } });
      throw reason;
    }
  },
);
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(configCache).then((cache) => cache.add(config))),
);

/** Named by their content, so the kept ones are right as long as they are asked for. Nothing else is answered here: no call of the API. */
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });

/** The page that has registered the first worker is served by it at once; a later one waits until the old pages are closed. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
