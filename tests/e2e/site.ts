import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** The control calls of the sandbox airline. Source: sandbox.md. */
export interface Airline {
  readonly origin: string;
  /** The next `times` calls of a path fail; `*` is any path. */
  fault(path: string, kind: string, times?: number): Promise<void>;
  /** Freezes the airline's clock, or lets it run. */
  clock(now: string | null): Promise<void>;
  /** The API requests that arrived, oldest first. */
  requests(): Promise<{ path: string; headers: Record<string, string>; body: unknown }[]>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const started = async (origin: string, server: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The sandbox ended with ${server.exitCode}`);
    if (await fetch(`${origin}/__sandbox/requests`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sandbox did not start within 10 s');
};

const control = async (origin: string, call: string, body: unknown): Promise<void> => {
  const answer = await fetch(`${origin}/__sandbox/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/__sandbox/${call} answered ${answer.status}`);
};

/**
 * A test of the built site. Each worker has a sandbox of its own, put back to its first state before each test; what
 * the page logs as an error, throws, or tries against its content security policy fails the test.
 */
export const test = base.extend<{ airline: Airline; watched: string[] }, { origin: string }>({
  origin: [
    // Playwright reads the fixture's needs from this pattern.
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const server = spawn(
        process.execPath,
        ['--conditions=@mapp/source', 'packages/sandbox/src/main.ts', '--port', String(port), '--site', 'dist/mapp'],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      await started(origin, server);
      await use(origin);
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ origin }, use) => use(origin),

  airline: [
    async ({ origin }, use) => {
      await control(origin, 'reset', {});
      await control(origin, 'clock', { now: '2026-06-01T10:00:00+08:00' });
      await use({
        origin,
        fault: (path, kind, times = 1) => control(origin, 'faults', { path, kind, times }),
        clock: (now) => control(origin, 'clock', { now }),
        requests: async () => (await fetch(`${origin}/__sandbox/requests`)).json() as ReturnType<Airline['requests']>,
      });
    },
    { auto: true },
  ],

  /** What the page said that it should not have; a test that expects a line takes it out. */
  watched: [
    async ({ page }, use) => {
      const lines: string[] = [];
      page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        // A request that fails on purpose is reported by the browser itself, not by the page.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) lines.push(message.text());
      });
      await use(lines);
      if (lines.length > 0) throw new Error(`The page said:\n${lines.join('\n')}`);
    },
    { auto: true },
  ],
});
