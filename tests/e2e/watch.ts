import type { BrowserContext, Page } from '@playwright/test';
import { members } from '@mapp/sandbox/members';
import { personalValues } from '@mapp/sandbox/personal';
import { attributesOf, sweepFor } from '../leaks/leaks.ts';
import { testTime } from './sandbox.ts';

/** Told to the page before its own scripts: what breaks the policy is said as an error, whoever caught the exception. */
export const tellViolations = (): void => {
  const tell = (directive: string, blocked: string) => console.error(`policy: ${directive} ${blocked}`);
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(event.effectiveDirective, event.blockedURI),
  );
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) tell('report', JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
};

/** Log of a page and its addresses, from its opening on. */
export interface Watched {
  /** Faults of the page: errors, broken policy, requests to other sites. A test that expects a line takes it out. */
  readonly faults: string[];
  /** Every line on the console. */
  readonly said: readonly string[];
  /** Every address that it showed or asked. */
  readonly addresses: ReadonlySet<string>;
  /** Tokens that it sent. */
  readonly tokens: ReadonlySet<string>;
  /** Each event of the site's telemetry, as JSON. */
  readonly told: readonly string[];
  /** Personal text that a test types: it puts it in here, and it must not leave the page's memory either. */
  readonly typed: Set<string>;
}

/**
 * Watches a page that is still empty.
 * @param told where the telemetry of the page's context is gathered; forgotten here
 */
export function watch(page: Page, origin: string, told: string[] = []): Watched {
  told.length = 0;
  const faults: string[] = [];
  const said: string[] = [];
  const addresses = new Set<string>();
  const tokens = new Set<string>();
  const typed = new Set<string>();
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    said.push(text);
    // A request that fails on purpose is reported by the browser itself, not by the page.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
  page.on('framenavigated', (frame) => addresses.add(frame.url()));
  page.on('request', (request) => {
    const url = request.url();
    addresses.add(url);
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about|tel):/.test(url))
      faults.push(`asked another site: ${url}`);
    const token = request.headers()['x-user-token'];
    if (token) tokens.add(token);
  });
  return { faults, said, addresses, tokens, told, typed };
}

/** Values that must never leave the page's memory: facts of people, by every spelling. */
const personal = personalValues(testTime.slice(0, 10));
const userIds = members.map(({ userId }) => userId);
const sweepPersonal = sweepFor(personal);
const sweepUserIds = sweepFor(userIds);

/** Takes the telemetry of every page of a context, as a host does. Answers the list that it grows. */
export async function takeTelemetry(context: BrowserContext): Promise<string[]> {
  const told: string[] = [];
  await context.exposeFunction('mappTelemetry', (event: unknown) => void told.push(JSON.stringify(event)));
  return told;
}

/** All that a page leaves behind in the browser, by place; cookies are asked of the browser. */
async function left() {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const databases: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames)
      databases.push(await settled(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      // The built files say nothing of anybody, but some show how a name is written.
      const requests = (await cache.keys()).filter(({ url }) => !url.includes('/mapp/assets/'));
      const answers = await Promise.all(requests.map((request) => cache.match(request)));
      return [
        requests.map(({ url }) => url),
        await Promise.all(answers.map(async (answer) => answer?.text())),
      ];
    }),
  );
  const { localStorage: local, sessionStorage: session } = globalThis;
  return {
    storage: JSON.stringify([local, session].map((storage) => Object.entries(storage))),
    database: JSON.stringify(databases),
    cache: JSON.stringify(cached),
    history: JSON.stringify([history.state, window.name]),
  };
}

/** Looks at a page; one that is still on its way at the end of a test, by several steps perhaps, is looked at where it arrives. */
const lookAt = <Value>(page: Page, look: () => Value | Promise<Value>, steps = 4): Promise<Value> =>
  page.evaluate(look).catch(async (problem: unknown) => {
    if (steps === 0) throw problem;
    await page.waitForLoadState();
    return lookAt(page, look, steps - 1);
  });

/** Personal data and tokens where they must not stand, each as one line. A cookie holds the token; telemetry may name a user's id. */
export async function leaks(
  page: Page,
  { said, addresses, tokens, told, typed }: Watched,
): Promise<string[]> {
  const onSite = page.url().startsWith('http');
  const places = {
    console: said.join('\n'),
    address: [...addresses].join('\n'),
    ...(onSite && (await lookAt(page, left))),
    ...(onSite && { attributes: await lookAt(page, attributesOf) }),
  };
  const telemetry = { telemetry: told.join('\n') };
  const cookies = { cookies: onSite ? JSON.stringify(await page.context().cookies()) : '' };
  const sweepTyped = sweepFor(typed);
  return [
    ...sweepPersonal({ ...places, ...telemetry, ...cookies }),
    ...sweepUserIds({ ...places, ...cookies }),
    ...sweepTyped({ ...places, ...telemetry, ...cookies }),
    ...sweepFor(tokens)({ ...places, ...telemetry }),
  ];
}
