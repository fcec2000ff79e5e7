import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkFailure, createLazyScreens, loadInTime, needsReload } from './lazy-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what was loaded', async () => {
  await expect(loadInTime('bill', () => Promise.resolve(7))).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

it('names a missing chunk and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadInTime('bill', () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkFailure',
    chunk: 'bill',
    reason: 'missing',
    cause,
  });
});

it('gives up after 120 seconds, not before', async () => {
  const outcome = vi.fn<(reason: unknown) => void>();
  loadInTime('bill', () => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ chunk: 'bill', reason: 'timeout' }));
});

it('knows what only a new page mends', () => {
  const failed = (cause: unknown) => new ChunkFailure('bill', 'missing', cause);
  expect(needsReload(failed(new Error('Unable to preload CSS for /mapp/assets/bill.css')))).toBe(true);
  expect(needsReload(failed(new TypeError('Failed to fetch dynamically imported module')))).toBe(false);
  expect(needsReload(new Error('Unable to preload CSS'))).toBe(false);
});

describe('a screen that is loaded ahead', () => {
  const Screen = () => null;
  const entry = (load: () => Promise<typeof Screen>) => async () => ({ load, catalogues: [] });

  it('is the one that is drawn, without a wait', async () => {
    const screens = createLazyScreens();
    const find = entry(async () => Screen);
    await screens.preload('bill', find, 'zh');
    expect(screens.get('bill', find, 'zh')).toBe(Screen);
    expect(screens.get('bill', find, 'en')).not.toBe(Screen);
  });

  it('leaves one alone that is drawn meanwhile, and asks once for both', async () => {
    const screens = createLazyScreens();
    const load = vi.fn(async () => Screen);
    const ahead = screens.preload('bill', entry(load), 'zh');
    const drawn = screens.get('bill', entry(load), 'zh');
    await ahead;
    expect(screens.get('bill', entry(load), 'zh')).toBe(drawn);
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails with its drawing where it did not come, until it is forgotten', async () => {
    const screens = createLazyScreens();
    const load = vi.fn(async () => Screen).mockRejectedValueOnce(new TypeError());
    await screens.preload('bill', entry(load), 'zh');
    expect(screens.get('bill', entry(load), 'zh')).not.toBe(Screen);
    expect(load).toHaveBeenCalledOnce();
    screens.forget('bill');
    await screens.preload('bill', entry(load), 'zh');
    expect(screens.get('bill', entry(load), 'zh')).toBe(Screen);
  });
});
