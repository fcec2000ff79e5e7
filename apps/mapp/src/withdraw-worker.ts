/**
 * At the service worker's address where a deployment withdraws it (docs/deployment.md): takes the place of the one that
 * runs without waiting for its pages to close, forgets what that has kept, and goes. Where none runs, none is installed, so
 * that a page learns that nothing will be there without a network.
 */
import { configCache, type WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const { registration } = self;

self.addEventListener('install', (event) =>
  event.waitUntil(registration.active ? self.skipWaiting() : Promise.reject(new Error('Withdrawn'))),
);

/** A failure to forget must not keep the worker in its place. */
async function withdraw(): Promise<void> {
  await registration.unregister();
  const names = await caches.keys();
  const ours = names.filter((name) => name === configCache || name.endsWith(registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
