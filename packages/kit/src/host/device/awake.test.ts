import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './awake.ts';

/** A window whose wake lock can be refused. */
function windowWith(lock: 'given' | 'refused' | 'missing') {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sentinels: (EventTarget & { release: () => Promise<void> })[] = [];
  const state = { lock };
  const request = vi.fn<(kind?: string) => Promise<EventTarget>>(async () => {
    if (state.lock === 'refused') throw new DOMException('', 'NotAllowedError');
    const sentinel = Object.assign(new EventTarget(), {
      release: async () => void sentinel.dispatchEvent(new Event('release')),
    });
    sentinels.push(sentinel);
    return sentinel;
  });
  const navigator = lock === 'missing' ? {} : { wakeLock: { request } };
  const window = Object.assign(new EventTarget(), { document, navigator });
  return { window: window as unknown as Window, document, request, sentinels, state };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const told = vi.fn<(awake: boolean) => void>();
beforeEach(() => void told.mockReset());

describe('the screen', () => {
  it('stays on until it is let go, which nobody is told', async () => {
    const { window, sentinels } = windowWith('given');
    const stop = keepAwake(window, told);
    await settle();
    expect(told.mock.calls).toEqual([[true]]);
    const released = vi.spyOn(sentinels[0] as { release: () => Promise<void> }, 'release');
    stop();
    await settle();
    expect(released).toHaveBeenCalledOnce();
    expect(told.mock.calls).toEqual([[true]]);
  });

  it('is asked for again by the next tap where a tap was missing', async () => {
    const { window, state, request } = windowWith('refused');
    keepAwake(window, told);
    await settle();
    expect(told).not.toHaveBeenCalled();
    state.lock = 'given';
    window.dispatchEvent(new Event('pointerup'));
    window.dispatchEvent(new Event('keydown'));
    await settle();
    expect(told.mock.calls).toEqual([[true]]);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('goes dark with the page and stays on again when it comes back', async () => {
    const { window, document, sentinels, request } = windowWith('given');
    const stop = keepAwake(window, told);
    await settle();
    document.visibilityState = 'hidden';
    await sentinels[0]?.release();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(request).toHaveBeenCalledOnce();
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(told.mock.calls).toEqual([[true], [false], [true]]);
    stop();
    await settle();
    for (const target of [window, document])
      for (const event of ['pointerup', 'keydown', 'visibilitychange'])
        target.dispatchEvent(new Event(event));
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is asked for once, however often one taps meanwhile, and for the screen', async () => {
    const { window, request } = windowWith('given');
    keepAwake(window, told);
    window.dispatchEvent(new Event('pointerup'));
    await settle();
    window.dispatchEvent(new Event('pointerup'));
    await settle();
    expect(request.mock.calls).toEqual([['screen']]);
  });

  it('is let go where it comes after the page was left', async () => {
    const { window, sentinels, request } = windowWith('given');
    const stop = keepAwake(window, told);
    stop();
    await settle();
    expect(sentinels).toHaveLength(1);
    window.dispatchEvent(new Event('pointerup'));
    await settle();
    expect(told).not.toHaveBeenCalled();
    expect(request).toHaveBeenCalledOnce();
  });

  it('goes dark where a browser cannot help it', async () => {
    const { window } = windowWith('missing');
    keepAwake(window, told)();
    await settle();
    expect(told).not.toHaveBeenCalled();
  });
});
