import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PictureTask } from './clean-apart.ts';
import type { CleanPicture } from './clean-picture.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
const file = new File([jpeg], 'a.jpg', { type: 'image/jpeg' });
const drawn: CleanPicture = { content: new Blob(['drawn']), drawn: true };

type Answer = (task: PictureTask, worker: EventTarget) => void;
let answer: Answer;
let begun: { readonly address: unknown; readonly terminate: () => void }[];

class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  readonly address: unknown;
  constructor(address: unknown) {
    super();
    this.address = address;
    begun.push(this);
  }
  postMessage(task: PictureTask) {
    answer(task, this);
  }
}

/** The module again: it remembers a worker that has failed. */
const freshly = async () => {
  vi.resetModules();
  return (await import('./clean-apart.ts')).cleanPictureApart;
};

beforeEach(() => {
  begun = [];
  answer = ({ port }) => port.postMessage(drawn);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  // The page reads it as it is then.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a worker cleans pictures, and goes some seconds after the last one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clean = await freshly();
  expect((await clean(file))?.drawn).toBe(true);
  vi.advanceTimersByTime(4000);
  await clean(file);
  vi.advanceTimersByTime(4000);
  expect(begun).toHaveLength(1);
  expect(String(begun[0]?.address)).toMatch(/\/photo-worker\.ts$/);
  expect(begun[0]?.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(begun[0]?.terminate).toHaveBeenCalledOnce();
  await clean(file);
  expect(begun).toHaveLength(2);
});

it('the page reads what the worker cannot', async () => {
  answer = ({ port }) => port.postMessage(undefined);
  const clean = await freshly();
  expect((await clean(file))?.drawn).toBe(false);
  await clean(file);
  expect(begun).toHaveLength(1);
});

it('a worker that fails is not asked again', async () => {
  answer = (_, worker) => worker.dispatchEvent(new Event('error'));
  const clean = await freshly();
  expect((await clean(file))?.drawn).toBe(false);
  expect(begun[0]?.terminate).toHaveBeenCalledOnce();
  await clean(file);
  expect(begun).toHaveLength(1);
});

it('a worker that says nothing is given up', async () => {
  const wait = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(wait.signal);
  answer = () => wait.abort();
  const clean = await freshly();
  expect((await clean(file))?.drawn).toBe(false);
});

it.each(['Worker', 'OffscreenCanvas'])('without %s the page cleans them', async (name) => {
  vi.stubGlobal(name, undefined);
  const clean = await freshly();
  expect((await clean(file))?.drawn).toBe(false);
  expect(begun).toEqual([]);
});

it.each(['Worker', 'OffscreenCanvas', 'MessageChannel'])(
  'where %s may not be touched the page cleans them',
  async (name) => {
    const was = Object.getOwnPropertyDescriptor(globalThis, name);
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    try {
      const clean = await freshly();
      expect((await clean(file))?.drawn).toBe(false);
    } finally {
      if (was) Object.defineProperty(globalThis, name, was);
    }
  },
);

it('the address goes through the one policy, and no policy means no worker', async () => {
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL: (at: string) => string }) => ({
      createScriptURL: (at: string) => `trusted ${createScriptURL(at)}`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const clean = await freshly();
  expect((await clean(file))?.drawn).toBe(true);
  expect(createPolicy).toHaveBeenCalledWith('mapp-photographs', expect.anything());
  expect(begun[0]?.address).toMatch(/^trusted .*\/photo-worker\.ts$/);
  createPolicy.mockImplementation(() => {
    throw new TypeError('Not allowed');
  });
  expect((await (await freshly())(file))?.drawn).toBe(false);
  expect(begun).toHaveLength(1);
});
