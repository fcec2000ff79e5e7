import { expect, test, vi } from 'vitest';
import { joinReads } from './join-reads.ts';

const read = (given: { data?: unknown; error?: string; isFetching?: boolean } = {}) => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(() => Promise.resolve()),
  ...given,
});

test('nothing has failed while a read is there, waits, or shows what it had', () => {
  expect(joinReads([]).error).toBeNull();
  expect(joinReads([read(), read({ data: 0 }), read({ data: 'old', error: 'gone' })]).error).toBeNull();
});

test('the first failure speaks, and one retry asks for all that failed, and for nothing else', () => {
  const reads = [read({ data: 1 }), read({ error: 'first' }), read(), read({ error: 'second' })];
  const joined = joinReads(reads);
  expect(joined.error).toBe('first');
  joined.refetch();
  expect(reads.map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 0, 1]);
});

test('a read that is still under way keeps nobody from trying again', () => {
  expect(joinReads([read({ error: 'gone' }), read({ isFetching: true })]).isFetching).toBe(false);
  expect(joinReads([read({ error: 'gone', isFetching: true })]).isFetching).toBe(true);
});
