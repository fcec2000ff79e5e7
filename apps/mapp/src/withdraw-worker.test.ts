import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeWorkerScope } from './worker-scope.support.ts';
import { configCache } from './worker-scope.ts';

const worker = fakeWorkerScope([]);
const { scope } = worker.registration;
const theirs = ['another-page', `${scope}other`];

beforeAll(async () => {
  worker.enter();
  await import('./withdraw-worker.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  for (const name of [configCache, `workbox-precache-v2-${scope}`, ...theirs]) await worker.caches.open(name);
  worker.registration.active = {};
});

it('takes the place of the worker that runs, forgets what that has kept alone, and goes', async () => {
  await worker.fire('install');
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  expect(worker.registration.unregister).not.toHaveBeenCalled();
  await worker.fire('activate');
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
  expect(await worker.caches.keys()).toEqual(theirs);
});

it('is not put in place where none runs, so that no page believes in it', async () => {
  worker.registration.active = null;
  worker.skipWaiting.mockClear();
  await expect(worker.fire('install')).rejects.toThrow('Withdrawn');
  expect(worker.skipWaiting).not.toHaveBeenCalled();
});

it('answers nothing: each page and file is the network’s', async () => {
  expect(await worker.ask('/mapp/myBill', 'navigate')).toBeUndefined();
  expect(await worker.ask('/mapp/config.json')).toBeUndefined();
});
