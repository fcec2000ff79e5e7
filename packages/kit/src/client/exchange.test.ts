import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchange, exchangeRepeated, repeatDelays, type Exchange } from './exchange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const forever = () => new Promise<Response>(() => undefined);

/** A request over a network that is a function of how often it was asked. */
function setUp(network: (count: number) => Promise<Response>) {
  const leaving = new AbortController();
  let count = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(() => network((count += 1)));
  const what: Exchange = {
    fetch,
    url: '/a',
    init: { method: 'POST' },
    seconds: 5,
    signal: leaving.signal,
    elapsed: () => performance.now(),
  };
  return { leaving, fetch, what };
}

/** Timers and listeners that a request under way would leave behind. */
const leftBy = (signal: AbortSignal) => [vi.getTimerCount(), getEventListeners(signal, 'abort').length];

describe('a request', () => {
  it.each<[string, () => Promise<Response>, unknown]>([
    [
      'an answer',
      async () => new Response('yes', { status: 201 }),
      { status: 201, text: 'yes', answered: expect.objectContaining({ sent: 0, received: 0 }) },
    ],
    ['no answer', cut, { failure: { kind: 'network' } }],
    ['silence', forever, { failure: { kind: 'timeout', seconds: 5 } }],
  ])('that meets %s ends, and leaves nothing behind', async (_, network, outcome) => {
    const { fetch, what } = setUp(network);
    const result = exchange(what);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(outcome);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/a', expect.objectContaining({ method: 'POST' }));
    expect(leftBy(what.signal)).toEqual([0, 0]);
  });

  it('is given up at the moment of leaving', async () => {
    const { leaving, fetch, what } = setUp(forever);
    const result = exchange(what);
    leaving.abort();
    expect(await result).toEqual({ failure: { kind: 'aborted' } });
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(leftBy(what.signal)).toEqual([0, 0]);
  });

  it('is not sent after leaving', async () => {
    const { leaving, fetch, what } = setUp(forever);
    leaving.abort();
    expect(await exchange(what)).toEqual({ failure: { kind: 'aborted' } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('repeats', () => {
  it('come 300 and 800 ms after what failed, and no more', async () => {
    const { fetch, what } = setUp(cut);
    const result = exchangeRepeated(what);
    for (const [index, wait] of [300, 800].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(fetch).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetch).toHaveBeenCalledTimes(index + 2);
    }
    expect(await result).toEqual({ failure: { kind: 'network' } });
    expect(leftBy(what.signal)).toEqual([0, 0]);
    expect(repeatDelays).toHaveLength(2);
  });

  it.each<[string, (count: number) => Promise<Response>]>([
    ['an answer', async () => new Response('yes')],
    ['silence', forever],
  ])('do not follow %s', async (_, network) => {
    const { fetch, what } = setUp(network);
    void exchangeRepeated(what);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('end with the first answer', async () => {
    const { fetch, what } = setUp((count) => (count === 1 ? cut() : Promise.resolve(new Response('yes'))));
    const result = exchangeRepeated(what, [10, 10, 10]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await result).toMatchObject({ status: 200, text: 'yes' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are not waited for after leaving', async () => {
    const { leaving, fetch, what } = setUp(cut);
    const result = exchangeRepeated(what, [10_000]);
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort();
    expect(await result).toEqual({ failure: { kind: 'aborted' } });
    expect(fetch).toHaveBeenCalledOnce();
    expect(leftBy(what.signal)).toEqual([0, 0]);
  });

  it('are not waited for when the traveller left with the failure', async () => {
    const { leaving, what } = setUp(() => {
      // After the request's own end, and before the wait begins.
      queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => leaving.abort())));
      return cut();
    });
    expect(await exchangeRepeated(what, [10_000])).toEqual({ failure: { kind: 'aborted' } });
    expect(leftBy(what.signal)).toEqual([0, 0]);
  });
});
