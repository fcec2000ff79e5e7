import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('asks once, however many want it', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const loaded = loadOnce(load);
  expect(await loaded()).toBe(await loaded());
  expect(load).toHaveBeenCalledOnce();
});

it('asks again after it failed, and tells each who waited', async () => {
  const load = vi.fn(() => Promise.resolve('cities')).mockRejectedValueOnce(new Error('offline'));
  const loaded = loadOnce(load);
  const waiting = [loaded(), loaded()];
  for (const each of waiting) await expect(each).rejects.toThrow('offline');
  expect(await loaded()).toBe('cities');
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells what has come, and nothing before', async () => {
  const load = loadOnce(() => Promise.resolve('cities'));
  expect(load.loaded()).toBeUndefined();
  await load();
  expect(load.loaded()).toBe('cities');
});
