// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeList } from '../contracts/home/home.ts';
import { cancelSeatOrder } from '../contracts/check-in/seats.ts';
import { renderClientHook, pass, type Said } from './render-client-hook.support.tsx';
import { ClientProvider } from './provider.tsx';
import { createQueryClient, queriesOf, useQueries } from './query-client.ts';
import { useRead } from './read.ts';
import { useWrite } from './write.ts';

const tell = (...events: readonly string[]) => {
  for (const event of events) window.dispatchEvent(new Event(event));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  tell('online');
  vi.useRealTimers();
});

/** A page whose cache is made by whoever asks first. */
function page(say: (nth: number) => Said) {
  const trial = renderClientHook({
    answers: [
      [noticeList, say],
      [cancelSeatOrder, say],
    ],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={trial.client}>{children}</ClientProvider>
  );
  return { ...trial, draw: <Result,>(hook: () => Result) => renderHook(hook, { wrapper }) };
}

const notices = { notices: [] };

describe('the cache', () => {
  it('is made once for a page, and only where none is given', () => {
    const answers = {};
    const made = queriesOf(answers);
    expect(queriesOf(answers)).toBe(made);
    expect(queriesOf({})).not.toBe(made);
    const queries = createQueryClient();
    expect(queriesOf({ queries })).toBe(queries);
    const { result, rerender } = page(() => 'cut').draw(useQueries);
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });

  it('asks again what has failed when the connection is back', async () => {
    const { draw, sent } = page((nth) => (nth === 1 ? 'cut' : { data: notices }));
    const { result } = draw(() => useRead(noticeList, {}));
    await pass();
    expect(result.current.isError).toBe(true);
    tell('offline', 'online');
    await pass();
    expect(result.current.data).toEqual(notices);
    expect(sent).toHaveLength(2);
  });

  it('does not ask again whenever the page comes back into sight', async () => {
    const { draw, sent } = page(() => ({ data: notices }));
    draw(() => useRead(noticeList, {}));
    await pass(60_000);
    tell('visibilitychange');
    await pass();
    expect(sent).toHaveLength(1);
  });

  it('does not wait for a connection: that there is none is a failure', async () => {
    const { draw } = page(() => 'cut');
    tell('offline');
    const read = draw(() => useRead(noticeList, {}));
    const write = draw(() => useWrite(cancelSeatOrder));
    await act(async () => write.result.current.mutate({ orderNo: 'o1' }));
    await pass();
    expect([read.result.current.status, write.result.current.status]).toEqual(['error', 'error']);
  });

  it('repeats nothing by itself', async () => {
    const { draw, sent } = page(() => 'cut');
    draw(() => useRead(noticeList, {}));
    const { result } = draw(() => useWrite(cancelSeatOrder));
    await act(async () => result.current.mutate({ orderNo: 'o1' }));
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });
});
