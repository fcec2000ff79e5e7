// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeTopOverlay, useOverlay } from './open-overlays.ts';

/** Watchers that have not been destroyed, in the order in which they came. */
let watching: Watcher[] = [];

class Watcher extends EventTarget {
  constructor() {
    super();
    watching.push(this);
  }
  destroy() {
    watching = watching.filter((each) => each !== this);
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  watching = [];
});

describe('a device’s own back', () => {
  it('closes what it was opened for, and nothing else', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    const [below, above] = [vi.fn<(open: boolean) => void>(), vi.fn<(open: boolean) => void>()];
    renderHook(() => useOverlay(true, below));
    const { rerender } = renderHook(({ open }) => useOverlay(open, above), { initialProps: { open: true } });
    watching.at(-1)?.dispatchEvent(new Event('close'));
    expect(above.mock.calls).toEqual([[false]]);
    expect(below).not.toHaveBeenCalled();
    rerender({ open: false });
    watching.at(-1)?.dispatchEvent(new Event('close'));
    expect(below.mock.calls).toEqual([[false]]);
  });

  it('is heard only while something is open', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    const { rerender, unmount } = renderHook(({ open }) => useOverlay(open, () => undefined), {
      initialProps: { open: false },
    });
    expect(watching).toHaveLength(0);
    rerender({ open: true });
    expect(watching).toHaveLength(1);
    unmount();
    expect(watching).toHaveLength(0);
  });

  it.each([
    ['lacks it', undefined],
    [
      'forbids it',
      function forbidden() {
        throw new Error('InvalidStateError');
      },
    ],
  ])('a browser that %s leaves it to the history', (_, known) => {
    vi.stubGlobal('CloseWatcher', known);
    const changed = vi.fn<(open: boolean) => void>();
    const { unmount } = renderHook(() => useOverlay(true, changed));
    expect(closeTopOverlay()).toBe(true);
    expect(changed.mock.calls).toEqual([[false]]);
    unmount();
    expect(closeTopOverlay()).toBe(false);
  });
});
