import { expect, it, vi } from 'vitest';
import { fakeIndexedDb } from './indexed-db.support.ts';
import { windowDevice } from './window-device.ts';

it('is the window’s own in each part', async () => {
  const register = vi.fn<(address: string) => Promise<object>>(async () => ({ active: {} }));
  const request = vi.fn<() => Promise<EventTarget>>(async () => new EventTarget());
  const navigator = {
    serviceWorker: { register },
    wakeLock: { request },
    permissions: { query: async () => ({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (done: (position: object) => void) =>
        done({ coords: { latitude: 31, longitude: 121 } }),
    },
  };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), fakeIndexedDb().window, { navigator, document });
  const device = windowDevice(window, '/mapp/service-worker.js');

  const told = vi.fn<(awake: boolean) => void>();
  device.keepAwake(told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(true));
  expect(await device.openWithoutNetwork()).toBe(true);
  expect(register.mock.calls[0]?.[0]).toBe('/mapp/service-worker.js');
  expect(await device.mayLocate()).toBe(true);
  expect(await device.locate()).toEqual({ north: 31, east: 121 });
  expect(await device.kept.all()).toEqual([]);
});
