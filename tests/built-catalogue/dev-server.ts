import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { endWithUs } from '../started.ts';

/** A catalogue that is being worked on. */
export interface DevServer {
  origin: string;
  /** Output since its start. */
  said: () => string;
  end: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts `storybook dev` on the loopback and waits until its index answers. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const words = ['dev', '--host', '127.0.0.1', '--port', `${port}`, '--ci', '--no-version-updates'];
  // A runner of tests says `test`, and the catalogue is none of its tests here.
  const env = { ...process.env, NODE_ENV: 'development' };
  const server = spawn('storybook', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(server);
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const closed = new Promise<void>((resolve) => {
    server.on('close', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/index.json`))) {
    if (server.exitCode !== null) throw new Error(`The catalogue ended:\n${said}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return {
    origin,
    said: () => said,
    end: () => {
      server.kill();
      return closed;
    },
  };
}
