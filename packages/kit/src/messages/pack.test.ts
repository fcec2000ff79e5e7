import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPack, preloadMessages, retryPacks } from './pack.ts';

// Files of a worker share their modules; this one wants its own, and leaves none behind.
vi.hoisted(() => vi.resetModules());

const fetched = vi.hoisted(() => vi.fn<() => Promise<{ default: Record<string, string> }>>());

vi.mock('./packs/zh.gen.ts', () => ({ packs: { orders: fetched, mine: fetched } }));

afterAll(() => {
  vi.doUnmock('./packs/zh.gen.ts');
  vi.resetModules();
});

const words = { default: { title: '首页' } };

beforeEach(() => {
  fetched.mockReset();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(words);
});

it('keeps a failure, so that a render which reads it comes to an end', async () => {
  await expect(loadPack('zh', 'orders')).rejects.toThrow('Failed to fetch');
  expect(loadPack('zh', 'orders')).toBe(loadPack('zh', 'orders'));
  await expect(loadPack('zh', 'orders')).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(1);
  retryPacks();
  expect(await loadPack('zh', 'orders')).toBe(words.default);
});

it('asks again for whatever failed when a screen is tried anew, and once only for what came', async () => {
  await expect(preloadMessages('zh', ['mine'])).rejects.toThrow('Failed to fetch');
  await preloadMessages('zh', ['orders']);
  expect(await loadPack('zh', 'mine')).toBe(words.default);
  await preloadMessages('zh', ['mine', 'orders']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('has the browser read its tables of numbers once a screen asks for its words, and not for the first page', async () => {
  vi.useFakeTimers();
  const formatter = vi.spyOn(Intl, 'NumberFormat');
  const made = () => formatter.mock.calls.filter(([locale]) => locale === 'en').length;
  await preloadMessages('en', ['shell']);
  vi.runAllTimers();
  expect(made()).toBe(0);
  await preloadMessages('en', ['shell', 'places']);
  await preloadMessages('en', ['places']);
  vi.runAllTimers();
  expect(made()).toBe(1);
  formatter.mockRestore();
  vi.useRealTimers();
});
