// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeList } from '../contracts/home/home.ts';
import { seatOrders } from '../contracts/check-in/seats.ts';
import { renderClientHook, pass } from './render-client-hook.support.tsx';
import { useRead, type RepeatedReadOptions } from './read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const none = { now: '2026-06-01T10:00:00+08:00', orders: [] };
const answers = [
  [seatOrders, () => ({ data: none })],
  [noticeList, () => ({ data: { notices: [] } })],
] as const;

const useOrders = (options?: RepeatedReadOptions<typeof seatOrders>) => useRead(seatOrders, {}, options);

describe('a member’s read', () => {
  it('waits until somebody is signed in', async () => {
    const trial = renderClientHook({ token: '', answers });
    const { result } = trial.render(() => useOrders());
    expect(trial.sent).toEqual([]);
    act(() => trial.client.token.keep('token-1'));
    await pass();
    expect(result.current.data).toEqual(none);
  });

  it('waits for a guest even when it is wanted', () => {
    const trial = renderClientHook({ token: '' });
    trial.render(() => useOrders({ enabled: true }));
    expect(trial.sent).toEqual([]);
  });

  it('waits until it is wanted', () => {
    const trial = renderClientHook();
    const { rerender } = trial.render((enabled: boolean) => useOrders({ enabled }), false);
    expect(trial.sent).toEqual([]);
    rerender(true);
    expect(trial.sent).toHaveLength(1);
  });
});

it('waits until its payload is known, even when it is wanted', () => {
  const trial = renderClientHook();
  const { rerender } = trial.render(
    (payload?: Record<string, never>) => useRead(seatOrders, payload, { enabled: true }),
    undefined,
  );
  expect(trial.sent).toEqual([]);
  rerender({});
  expect(trial.sent).toHaveLength(1);
});

it('a read for everybody is a guest’s too', async () => {
  const trial = renderClientHook({ token: '', answers });
  const { result } = trial.render(() => useRead(noticeList, {}));
  await pass();
  expect(result.current.data).toEqual({ notices: [] });
});

it.each<[number, string, RepeatedReadOptions<typeof seatOrders>]>([
  [30, 'unless told', {}],
  [5, 'where the screen says so', { staleTime: 5000 }],
])('an answer is fresh for %i seconds %s', async (seconds, _, options) => {
  const trial = renderClientHook({ answers });
  const look = () => trial.render(() => useOrders(options));
  look();
  await pass();
  await pass(seconds * 1000 - 100);
  look();
  expect(trial.sent).toHaveLength(1);
  await pass(100);
  look();
  expect(trial.sent).toHaveLength(2);
});

it.each([
  ['keeps', { structuralSharing: true }, true],
  ['does not look for', {}, false],
] as const)('asked again, it %s what is as it was', async (_, options, same) => {
  let asked = 0;
  const told = () => {
    asked += 1;
    return { data: { now: `2026-06-01T10:00:0${asked}+08:00`, orders: [] } };
  };
  const trial = renderClientHook({ answers: [[seatOrders, told]] });
  const { result } = trial.render(() => useOrders(options));
  await pass();
  const before = result.current.data;
  act(() => void result.current.refetch());
  await pass();
  expect(result.current.data).not.toBe(before);
  expect(result.current.data?.orders === before?.orders).toBe(same);
});

it('asks again as the last answer says', async () => {
  const trial = renderClientHook({ answers });
  const again = vi.fn((told?: unknown) => (told ? 5000 : 1000));
  trial.render(() => useOrders({ again }));
  await pass();
  await pass(4900);
  expect(trial.sent).toHaveLength(1);
  await pass(100);
  expect(trial.sent).toHaveLength(2);
  expect(again).toHaveBeenLastCalledWith(none);
});

it('is given up when nobody looks any more', async () => {
  const trial = renderClientHook();
  const { unmount } = trial.render(() => useOrders());
  unmount();
  await pass();
  expect(trial.queries.isFetching()).toBe(0);
  expect(trial.told.notify).not.toHaveBeenCalled();
});

it('fails with what went wrong, in the screen’s manner', async () => {
  const trial = renderClientHook({ answers: [[seatOrders, () => ({ code: 'CKI15' })]] });
  const { result } = trial.render(() => useOrders({ handles: ['CKI15'] }));
  await pass();
  expect(result.current.error).toMatchObject({ call: 'seatOrders', failure: { code: 'CKI15' } });
  expect(trial.told.notify).not.toHaveBeenCalled();
});

it('answers of another language are others', async () => {
  const trial = renderClientHook({ answers });
  const look = () => trial.render(() => useOrders());
  look();
  await pass();
  trial.host.local.set('mapp.language', 'ja');
  look();
  expect(trial.sent).toHaveLength(2);
});

it.each([
  ['keeps its objects where the screen says so', true],
  ['is a new one unless told', undefined],
])('an answer that says what was known %s', async (_, structuralSharing) => {
  const trial = renderClientHook({ answers });
  const { result } = trial.render(() => useOrders(structuralSharing ? { structuralSharing } : {}));
  await pass();
  const known = result.current.data;
  await act(
    async () => void (await Promise.all([result.current.refetch(), vi.advanceTimersByTimeAsync(100)])),
  );
  expect(trial.sent).toHaveLength(2);
  expect(result.current.data).toEqual(known);
  expect(result.current.data === known).toBe(structuralSharing === true);
});
