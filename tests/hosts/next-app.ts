import { spawn, type ChildProcess } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { endWithUs } from '../started.ts';
import { hostsHome } from './frameworks.ts';

/** An app of Next that answers. */
export interface RunningNext {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
}

const freePort = (): Promise<number> =>
  new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => settle(port));
    });
  });

/** @throws Error when nobody has answered for half a minute */
async function answering(address: string, told: () => string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answers = await fetch(address).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (answers) return;
    await new Promise((settle) => {
      setTimeout(settle, 200);
    });
  }
  throw new Error(`Next does not answer:\n${told()}`);
}

/**
 * Builds an app as its own Next would, and serves it.
 * @param project whose `basePath` is /mapp
 * @param more variables of its environment
 * @throws Error with what Next has said
 */
export async function buildAndStart(
  project: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningNext> {
  let told = '';
  symlinkSync(join(hostsHome, 'node_modules/next'), join(project, 'node_modules/next'), 'dir');
  const next = (...words: readonly string[]): ChildProcess => {
    const child = spawn(process.execPath, [join(hostsHome, 'node_modules/next/dist/bin/next'), ...words], {
      cwd: project,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...more },
    });
    endWithUs(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += String(text)));
    return child;
  };
  const building = next('build');
  const code = await new Promise((settle) => {
    building.on('close', settle);
  });
  if (code !== 0) throw new Error(`Next could not build:\n${told}`);
  const port = await freePort();
  const server = next('start', '--hostname', '127.0.0.1', '--port', `${port}`);
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/mapp`, () => told);
  return { origin, close: () => server.kill() };
}
