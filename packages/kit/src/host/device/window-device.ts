import type { Device } from '../device.ts';
import { keepAwake } from './awake.ts';
import { locate, mayLocate } from './locate.ts';
import { databaseStore } from './kept-database.ts';
import { registerWorker } from './worker.ts';

/**
 * The device that a browser window runs on.
 * @param worker path of the service worker's script; without it the site needs a network
 */
export const windowDevice = (window: Window, worker: string | undefined): Device => ({
  keepAwake: (told) => keepAwake(window, told),
  openWithoutNetwork: () => registerWorker(window, worker),
  kept: databaseStore(window),
  mayLocate: () => mayLocate(window),
  locate: () => locate(window),
});
