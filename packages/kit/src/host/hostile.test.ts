import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './adapters/ali.ts';
import './adapters/app.ts';
import './adapters/douyin.ts';
import './adapters/miniprogram.ts';
import type { HostId } from './host.ts';
import { hosts } from './hosts.ts';
import { rehearse } from './rehearsal/rehearsal.ts';
import { runs, times } from '../../../../vitest.runs.ts';

const messages = times(5);
const own = 'https://www.example.com';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ids that the host has been given: `open` ones wait for an answer, `used` ones have had theirs. */
interface Ids {
  readonly open: readonly string[];
  readonly used: readonly string[];
}

const goodAnswers = [
  { taken: true },
  { taken: false },
  { signedIn: true },
  { userId: 'evil', name: 'evil' },
  { outcome: 'shared' },
];

const origins = fc.constantFrom(
  'https://evil.example',
  `${own}.evil.example`,
  `${own}:8443`,
  'http://www.example.com',
  'https://WWW.example.com',
  'https://example.com',
  'null',
  '',
  'file://',
);

const polluting = fc.constantFrom(
  '{"__proto__":{"taken":true,"signedIn":true,"userId":"evil","polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"id":{"__proto__":{"polluted":1}},"answer":{}}',
);

/** Answers that are well formed and known, so that only the one thing that is wrong keeps them out. */
const answersTo = (ids: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...ids), fc.constantFrom(...goodAnswers))
    .map(([id, answer]) => JSON.stringify({ id, answer }));

/** Of a right id, but an answer to nothing that was asked. */
const misfits = (ids: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...ids),
      fc.oneof(
        fc.constantFrom<unknown>(
          null,
          true,
          'taken',
          [],
          { taken: 'true' },
          { taken: 1 },
          { signedIn: 'true' },
          { userId: 7, name: 'x' },
          { userId: '', name: 'x' },
          { userId: 'x'.repeat(201), name: '' },
          { userId: 'x' },
          { outcome: 'toString' },
          { outcome: '__proto__' },
        ),
        fc.jsonValue({ maxDepth: 2 }),
      ),
    )
    .map(([id, answer]) => JSON.stringify({ id, answer }));

/** Of a right id, with an answer that its prototype would carry. */
const inherited = (ids: readonly string[]) =>
  fc
    .constantFrom(...ids)
    .map(
      (id) => `{"id":"${id}","answer":{"__proto__":{"taken":true,"signedIn":true,"userId":"e","name":"e"}}}`,
    );

const huge = (ids: readonly string[]) =>
  fc
    .constantFrom(...ids)
    .map((id) => JSON.stringify({ id, answer: { taken: true, signedIn: true, pad: 'x'.repeat(5000) } }));

const unreadable = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"id"',
    '1e999',
    '{"id":',
    '\u0000',
    '{"id":"","answer":{"taken":true}}',
  ),
  fc.uuid().map((id) => JSON.stringify({ id, answer: { taken: true } })),
);

/** Not text at all; some throw when they are read. */
const otherThings = fc.constantFrom<unknown>(
  undefined,
  null,
  7,
  new Date(0),
  Symbol('x'),
  { id: 'x', answer: { taken: true } },
  Object.create({ text: '{}' }),
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('hostile');
      },
      getOwnPropertyDescriptor: () => undefined,
    },
  ),
);

/** A message event that must have no effect. */
function hostileEvents(window: Window, { open, used }: Ids) {
  const data = fc.oneof(
    answersTo(used),
    misfits(open),
    inherited(open),
    huge(open),
    polluting,
    unreadable,
    otherThings,
  );
  const elsewhere = fc.constantFrom<unknown>(null, undefined, {}, globalThis, { window });
  return fc.oneof(
    // From another origin, or another window: whatever it says, even the right words.
    fc.record({ origin: origins, source: fc.constant(window), data: fc.oneof(answersTo(open), data) }),
    fc.record({ origin: fc.constant(own), source: elsewhere, data: fc.oneof(answersTo(open), data) }),
    // From the page itself, but no answer.
    fc.record({ origin: fc.constant(own), source: fc.constant(window), data }),
  );
}

/** Takes what the page sends, and lets a test answer it. */
function listeningBridge(id: HostId, window: Window) {
  const sent: { id: string; action: string }[] = [];
  const take = (text: string) => void sent.push(JSON.parse(text) as { id: string; action: string });
  const my: { onMessage?: (message: unknown) => void } & Record<string, unknown> = {
    navigateTo: () => undefined,
    postMessage: ({ text }: { text: string }) => take(text),
  };
  if (id === 'app') Reflect.set(window, 'MappBridge', { postMessage: take });
  if (id === 'ali') Reflect.set(window, 'my', my);
  return { sent, my };
}

it.each(Object.keys(hosts) as HostId[])(
  `%s is not moved by ${messages} hostile messages`,
  async (id) => {
    const { host, window, calls, fire } = rehearse({ host: id, conduct: 'absent' });
    const { sent, my } = listeningBridge(id, window);
    await vi.dynamicImportSettled();
    const deliver = (event: { origin: string; source: unknown; data: unknown }) => {
      fire('message', event);
      // The payment app's messages have no origin: only those of the wrong shape come from elsewhere.
      if (event.origin === own && event.source === window)
        my.onMessage?.(typeof event.data === 'string' ? { text: event.data } : event.data);
    };
    const answer = (name: string, given: unknown) => {
      const data = JSON.stringify({ id: sent.find(({ action }) => action === name)?.id, answer: given });
      deliver({ origin: own, source: window, data });
    };

    // One question is over, two are open.
    const over = host.userStatus();
    await vi.advanceTimersByTimeAsync(0);
    answer('userStatus', { signedIn: false });
    const speaks = sent.length > 0;
    if (speaks) expect(await over).toBe('guest');
    const settled = vi.fn<(value: unknown) => void>();
    void host.userInfo().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    const ids = speaks
      ? {
          open: sent.slice(1).map((message) => message.id),
          used: sent.slice(0, 1).map((message) => message.id),
        }
      : { open: ['a'], used: ['b'] };
    const events = fc.sample(hostileEvents(window, ids), runs(5));
    const before = [calls.length, sent.length, host.environment()] as const;
    for (const event of events) deliver(event);
    await vi.advanceTimersByTimeAsync(100);

    if (speaks) expect(settled).not.toHaveBeenCalled();
    expect([calls.length, sent.length, host.environment()]).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: unknown; taken?: unknown }).polluted).toBeUndefined();
    // And the bridge still works.
    answer('userInfo', { userId: 'U1', name: '张三' });
    await vi.advanceTimersByTimeAsync(0);
    if (speaks) expect(settled).toHaveBeenCalledExactlyOnceWith({ userId: 'U1', name: '张三' });
  },
  20_000,
);
