import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkFailure, loadInTime, needsReload } from './lazy-screen.ts';

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
