import { resolve } from 'node:path';
import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import { openPage } from '../browser-page.ts';
import { buildPage } from '../build.ts';
import { mainThreadOf } from '../main-thread.ts';

interface Offered {
  readonly bench: Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
}

/** One React for all sides. */
const one = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, resolve('node_modules', name)] as const),
);

/** A page of the bench, or one of `pages/`, which has its ending in its name. */
const built = (name: string): Promise<string> =>
  name.includes('.') ? buildPage('peers', one, `pages/${name}`) : buildPage(name);

/** Opens a page that offers calls of the bench. Times are the main thread's, ms. */
export async function openSide(browser: Browser, name: string) {
  const server = await startServer({ port: 0, siteFolder: await built(name) });
  const { page, protocol, close } = await openPage(browser, { cpu: 1, policy: false });
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const { still, spentOn } = await mainThreadOf(page, protocol);
  const call = (act: string, ...given: readonly unknown[]) =>
    page.evaluate(
      async ([which, words]) => {
        await (globalThis as unknown as Offered).bench[which]?.(...words);
      },
      [act, given] as const,
    );
  return {
    page,
    still,
    spentOn,
    call,
    /** Shows it once more, until it stands still. */
    show: async (act = 'mount', ...given: readonly unknown[]) => {
      await page.bringToFront();
      await call('unmount');
      await still();
      return spentOn(() => call(act, ...given));
    },
    close: async () => {
      await close();
      await server.close();
    },
  };
}
export type Side = Awaited<ReturnType<typeof openSide>>;
