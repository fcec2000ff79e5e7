import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { FaultKind, JournalEntry } from '@mapp/sandbox/engine';
import { password } from '@mapp/sandbox/members';
import { endWithUs } from '../started.ts';

/** Time on the airline's clock and the browser's when a test begins. */
export const testTime = '2026-06-01T10:00:00+08:00';

/** How late the answer of a `slow` call is in these tests, ms: longer than a skeleton waits before it shows. */
const slowMs = 1000;

/** Where the built site stands; MAPP_SITE names another folder. */
export const siteFolder = process.env['MAPP_SITE'] ?? 'dist/mapp';

/** The token cookie of the plain browser. */
interface TokenCookie {
  readonly name: string;
  readonly value: string;
}

/** The control calls of the sandbox airline. Source: sandbox.md. */
export interface Airline {
  readonly origin: string;
  /** The first state again, with the clock at `testTime`. */
  reset(): Promise<void>;
  /** The next `times` calls of a path fail, with `after` once they have been carried out; `*` is any path. */
  fault(path: string, kind: FaultKind, times?: number, after?: boolean): Promise<void>;
  /** Freezes the airline's clock, or lets it run. */
  clock(now: string | null): Promise<void>;
  /** The API requests that arrived, oldest first; those to one path when it is given. */
  requests(path?: string): Promise<readonly JournalEntry[]>;
  /** Signs a member in through the sign-in page's form, and gives the cookie that it sets. */
  signIn(cardNo: string): Promise<TokenCookie>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const started = async (origin: string, server: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The sandbox ended with ${server.exitCode}`);
    if (await fetch(`${origin}/__sandbox/requests`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sandbox did not start within 30 s');
};

/** A policy as it is sent without the sandbox's partner, which is on loopback, without TLS. */
export const withoutPartner = (policy: string): string =>
  policy.replace(/; frame-src http:\/\/localhost:\d+/, '');

/** Serves the built site beside an airline of its own. */
export async function startSandbox(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options = { port, slow: slowMs, site: siteFolder };
  const server = spawn(
    process.execPath,
    [
      '--conditions=@mapp/source',
      'packages/sandbox/src/main.ts',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  endWithUs(server);
  const ended = new Promise((resolve) => void server.once('close', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  await started(origin, server).catch(async (reason: unknown) => {
    await stop();
    throw reason;
  });
  return { origin, stop };
}

/** Answers the site's sign-in form by hand. */
export const submitSignIn = (origin: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${origin}/sso/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ tab: 'password', action: 'signIn', password, ...fields }),
  });

/** The controls of the airline at an origin. */
export function airlineAt(origin: string): Airline {
  const control = async (call: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${origin}/__sandbox/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/__sandbox/${call} answered ${answer.status}`);
  };
  const clock = (now: string | null) => control('clock', { now });
  return {
    origin,
    clock,
    reset: async () => {
      await control('reset', {});
      await clock(testTime);
    },
    fault: (path, kind, times = 1, after = false) =>
      control('faults', { path, kind, times, ...(after && { after }) }),
    requests: async (path) => {
      const entries = (await (await fetch(`${origin}/__sandbox/requests`)).json()) as JournalEntry[];
      return path === undefined ? entries : entries.filter((entry) => entry.path === path);
    },
    signIn: async (cardNo) => {
      const answer = await submitSignIn(origin, { cardNo });
      const [, name, value] = /^(mapp_token_\w+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
      if (name === undefined || value === undefined)
        throw new Error(`The sign-in page did not let ${cardNo} in`);
      return { name, value };
    },
  };
}
