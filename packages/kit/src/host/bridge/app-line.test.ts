import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../fake-window.ts';
import { hosts } from '../hosts.ts';
import { appLine, schemeAddress } from './app-line.ts';
import { appearance } from './appearing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const name = hosts.app.injected[0] ?? '';
const message = { id: 'a-b', action: 'userInfo', detail: {} } as const;
const text = JSON.stringify(message);

async function lineIn(globals: Readonly<Record<string, unknown>>, identity = hosts.app) {
  const { window, log } = fakeWindow({ globals });
  const line = appLine(window, identity)();
  await vi.advanceTimersByTimeAsync(appearance.within);
  return { line: await line, log, window };
}

describe('the line to the app', () => {
  it('is its object, or its handler where the system has handlers', async () => {
    const postMessage = vi.fn<(message: string) => void>();
    const own = await lineIn({ [name]: { postMessage } });
    expect(own.line?.(message)).toBe(true);
    const handlers = { messageHandlers: { [name]: { postMessage } } };
    const handler = await lineIn({ [name]: null, webkit: handlers });
    expect(handler.line?.(message)).toBe(true);
    expect(postMessage.mock.calls).toEqual([[text], [text]]);
  });

  it.each([
    ['nothing', {}],
    ['an object that takes no message', { [name]: { postMessage: 'no function' } }],
    ['a name that is null', { [name]: null, webkit: null }],
  ])('is its scheme where there is %s: a frame that stays half a second', async (_, globals) => {
    const { line, log, window } = await lineIn(globals);
    const frames: (HTMLElement & { tag: string; removed: boolean })[] = [];
    const make = window.document.createElement.bind(window.document);
    window.document.createElement = (tag: string) => {
      const frame = Object.assign(make(tag), { tag, removed: false, remove: () => (frame.removed = true) });
      frames.push(frame);
      return frame;
    };
    expect(line?.(message)).toBe(true);
    expect(log).toEqual([`load ${schemeAddress(hosts.app.scheme ?? '', message)}`]);
    expect(frames).toMatchObject([{ tag: 'iframe', hidden: true, removed: false }]);
    await vi.advanceTimersByTimeAsync(499);
    expect(frames[0]?.removed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(frames[0]?.removed).toBe(true);
  });

  it('takes no message whose address would be cut', async () => {
    const { line, log } = await lineIn({});
    const long = (length: number) => {
      const url = 'a'.repeat(length);
      return { id: 'a', action: 'share', detail: { title: '', url } } as const;
    };
    const spare = 2000 - schemeAddress(hosts.app.scheme ?? '', long(0)).length;
    expect(line?.(long(spare))).toBe(true);
    expect(line?.(long(spare + 1))).toBe(false);
    expect(log).toHaveLength(1);
  });

  it('is none where the app has neither', async () => {
    const { scheme: _, ...identity } = hosts.app;
    expect((await lineIn({}, identity)).line).toBeUndefined();
  });
});
