import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../e2e/sandbox.ts';
import { zh } from '../e2e/words.ts';
import type { Engine } from './engine.ts';
import { passAddress, withWorker } from './passes.ts';
import { expect, test } from './site.ts';

/** Pages that must be found, whoever answers for them. */
const pages = [
  ['/mapp/myBill', zh('points', 'bill.title')],
  ['/mapp/mine/set', zh('mine', 'set.title')],
  ['/mapp/nothing', zh('shell', 'notFound.title')],
] as const;

async function openAll(engine: Engine): Promise<void> {
  for (const [path, title] of pages) {
    await engine.open(path);
    await engine.text('h1', title);
  }
}

const passesShown = () => document.querySelectorAll('main svg[role="img"]').length === 3;

test('a pass that was seen opens without a network, every page once there is one again', async ({
  engine,
  line,
  signIn,
}) => {
  await signIn();
  await withWorker(engine);
  await line.cut();
  await engine.open(passAddress);
  await engine.wait(passesShown);
  await line.mend();
  await openAll(engine);
  expect(await engine.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

/** The site of a deployment that withdraws its worker. */
function withdrawing(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mapp-withdrawn-'));
  cpSync(siteFolder, folder, { recursive: true });
  cpSync(join(folder, 'withdraw-worker.js'), join(folder, 'service-worker.js'));
  return folder;
}

test('a deployment withdraws the worker, and what it has kept', async ({ engine, line, signIn }) => {
  const folder = withdrawing();
  try {
    await signIn();
    await withWorker(engine);
    await line.mend(folder);
    await openAll(engine);
    await engine.wait(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length === 0 && (await caches.keys()).length === 0;
    });
    await openAll(engine);
    expect(await engine.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(false);
    // A pass is shown all the same, and nobody is told that it will be there.
    await engine.open(passAddress);
    await engine.wait(passesShown);
    expect(await engine.text('main')).not.toContain(zh('boarding-pass', 'kept'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
