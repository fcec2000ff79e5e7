import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../fake-window.ts';
import { appearance, appearing } from './appearing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Something that a host puts on the page when the test says so. */
function host(event?: string) {
  const { window, fire } = fakeWindow();
  let there: object | undefined;
  const find = vi.fn(() => there);
  const put = (found: object = {}) => (there = found);
  return { put, find, fire, found: appearing(window, find, event) };
}

const settled = async (promise: Promise<unknown>) => {
  const none = Symbol('none');
  return (await Promise.race([promise, Promise.resolve(none)])) !== none;
};

describe('what a host puts on the page', () => {
  it('is found at its next look, and looked for no more', async () => {
    const { put, find, found } = host();
    const asked = found();
    const bridge = put();
    vi.advanceTimersByTime(appearance.every);
    expect(await asked).toBe(bridge);
    find.mockClear();
    await vi.advanceTimersByTimeAsync(2 * appearance.within);
    expect(find).not.toHaveBeenCalled();
    expect(await found()).toBe(bridge);
  });

  it('is found at its event, of which nothing is heard afterwards', async () => {
    const { put, find, fire, found } = host('Ready');
    const bridge = put();
    fire('Ready');
    expect(await found()).toBe(bridge);
    find.mockClear();
    fire('Ready');
    expect(find).not.toHaveBeenCalled();
  });

  it('is waited for, and no longer than it may take', async () => {
    const { found, find } = host('Ready');
    const asked = found();
    await vi.advanceTimersByTimeAsync(appearance.within - 1);
    expect(await settled(asked)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBeUndefined();
    find.mockClear();
    await vi.advanceTimersByTimeAsync(appearance.within);
    expect(find).not.toHaveBeenCalled();
  });

  it('is there for whoever asks later, also when it came too late', async () => {
    const { put, found } = host();
    await vi.advanceTimersByTimeAsync(appearance.within);
    expect(await found()).toBeUndefined();
    const bridge = put();
    expect(await found()).toBe(bridge);
  });
});
