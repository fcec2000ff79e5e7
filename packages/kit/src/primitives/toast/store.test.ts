import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createToastStore', () => {
  it('shows a sentence for three seconds', () => {
    const store = createToastStore();
    store.show('已复制');
    vi.advanceTimersByTime(2999);
    expect(store.current()?.text).toBe('已复制');
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeUndefined();
  });

  it('replaces what stands there and gives the new one its whole time', () => {
    const store = createToastStore();
    store.show('一');
    vi.advanceTimersByTime(2000);
    store.show('二');
    vi.advanceTimersByTime(2000);
    expect(store.current()?.text).toBe('二');
    vi.advanceTimersByTime(1000);
    expect(store.current()).toBeUndefined();
  });

  it('gives the same words a new number', () => {
    const store = createToastStore();
    store.show('一');
    const first = store.current()?.id;
    store.show('一');
    expect(store.current()?.id).not.toBe(first);
  });

  it('keeps the time it was asked to keep', () => {
    const store = createToastStore();
    store.show('一', 500);
    vi.advanceTimersByTime(500);
    expect(store.current()).toBeUndefined();
  });

  it('waits while somebody is at its button, and then for its time once more', () => {
    const store = createToastStore();
    store.show('一', 500, { label: '撤销', onClick: () => undefined });
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(store.current()?.text).toBe('一');
    store.release();
    vi.advanceTimersByTime(499);
    expect(store.current()?.text).toBe('一');
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeUndefined();
  });

  it('shows nothing again when what was held is gone', () => {
    const store = createToastStore();
    store.show('一');
    store.hold();
    store.clear();
    store.release();
    expect(store.current()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells listeners of each change until they leave, and forgets the timer when cleared', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show('一');
    store.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.show('二');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
