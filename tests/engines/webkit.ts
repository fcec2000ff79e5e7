import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { heardErrors, listenForErrors, size, timeZone, type Browser } from './browser.ts';
import { openSession, type Session } from './web-driver.ts';

/** A screen of a phone's size that nobody sees: this WebKit draws into windows only. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [line] = (await once(createInterface(screen.stdout), 'line')) as [string];
  return { display: `:${line}`, screen };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The browser on the whole screen, once the driver listens. */
async function sessionOf(driver: string): Promise<Session> {
  const args = ['--automation', '--full-screen'];
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await openSession(driver, { 'webkitgtk:browserOptions': { args } });
    } catch (reason) {
      if (attempt === 50) throw reason;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * WebKit by W3C WebDriver. It tells no page's console, so a listener is put into each page as soon as it is open: what a page
 * says before that is not heard.
 */
export async function openWebKit(program: string): Promise<Browser> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, TZ: timeZone, GDK_BACKEND: 'x11' },
  });
  const session = await sessionOf(`http://127.0.0.1:${port}`);
  await session.command('POST', 'window/rect', size);
  const said: string[] = [];
  const hear = async () => void said.push(...((await session.evaluate(heardErrors)) as string[]));
  return {
    open: async (address) => {
      await hear();
      await session.command('POST', 'url', { url: address });
      await session.evaluate(listenForErrors);
    },
    evaluate: async (expression) => {
      await session.evaluate(listenForErrors);
      return session.evaluate(expression);
    },
    click: async (expression) =>
      void (await session.command('POST', `${await session.element(expression)}/click`, {})),
    type: async (expression, text) =>
      void (await session.command('POST', `${await session.element(expression)}/value`, { text })),
    screenshot: async () => Buffer.from((await session.command('GET', 'screenshot')) as string, 'base64'),
    takeErrors: async () => {
      await hear();
      return said.splice(0);
    },
    close: async () => {
      await session.command('DELETE', '');
      driver.kill();
      screen.kill();
    },
  };
}
