import { describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { createSession } from '../session/session.ts';
import { createIntents, intentOf } from './intents.ts';
import { uuid } from './uuid.ts';

const call = { name: 'addBeneficiary' };

describe('intentOf', () => {
  it('is the same for the same wish, whatever the order of the fields', () => {
    expect(intentOf(call, { a: 1, b: { c: 2, d: [1, { e: 1, f: 2 }] } })).toBe(
      intentOf(call, { b: { d: [1, { f: 2, e: 1 }], c: 2 }, a: 1 }),
    );
  });

  it('differs by call, by payload and by file', () => {
    const file = new File(['x'], 'a.png');
    const keys = [
      intentOf(call, { a: 1 }),
      intentOf(call, { a: 2 }),
      intentOf(call, { a: '1' }),
      intentOf({ name: 'delteBeneficiary' }, { a: 1 }),
      intentOf(call, { file }),
      intentOf(call, { file: new File(['x'], 'a.png') }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(intentOf(call, { file })).toBe(keys[4]);
    expect(intentOf(call, { a: null })).not.toBe(intentOf(call, {}));
  });
});

const day = 24 * 60 * 60_000;
const someDay = Date.parse('2026-06-01T10:00:00+08:00');

/** One tab: its storage, its clock and who is signed in, over as many loads of the page as are asked for. */
function tab() {
  let text: string | undefined;
  let made = 0;
  const state = { subject: 'member-1', now: someDay };
  return {
    state,
    text: () => text,
    put: (given: string) => (text = given),
    load: () =>
      createIntents({
        newId: () => `0b8f7a52-61c7-4b7a-9d3e-${String((made += 1)).padStart(12, '0')}`,
        subject: () => state.subject,
        now: () => state.now,
        slot: { get: () => text, set: (given) => (text = given) },
      }),
  };
}
/** A page without a place that outlives it. */
const alone = () => createIntents({ newId: uuid, subject: () => 'member-1', now: () => someDay });

describe('createIntents', () => {
  it('gives an action its id again until it is done', () => {
    const intents = alone();
    const id = intents.idOf('pay');
    expect(intents.idOf('pay')).toBe(id);
    intents.refused('pay');
    expect(intents.idOf('pay')).toBe(id);
    expect(intents.idOf('other')).not.toBe(id);
    intents.done('pay');
    expect(intents.idOf('pay')).not.toBe(id);
  });

  it('holds an id that was given', () => {
    const intents = alone();
    expect(intents.idOf('pay', 'mine')).toBe('mine');
    expect(intents.idOf('pay')).toBe('mine');
  });

  it('forgets the oldest of more than fifty, and all at sign-out', () => {
    const intents = alone();
    const ids = Array.from({ length: 51 }, (_, each) => intents.idOf(`wish ${each}`));
    expect(intents.idOf('wish 1')).toBe(ids[1]);
    expect(intents.idOf('wish 0')).not.toBe(ids[0]);
    intents.clear();
    expect(intents.idOf('wish 1')).not.toBe(ids[1]);
  });

  it('takes what has been tried once more for the newest', () => {
    const intents = alone();
    const ids = Array.from({ length: 50 }, (_, each) => intents.idOf(`wish ${each}`));
    intents.idOf('wish 0');
    intents.idOf('wish 50');
    expect(intents.idOf('wish 0')).toBe(ids[0]);
    expect(intents.idOf('wish 1')).not.toBe(ids[1]);
  });

  it('joins what is under way, and starts anew afterwards', async () => {
    const intents = alone();
    const start = vi.fn<() => Promise<string>>(async () => 'done');
    const first = intents.once('pay', start);
    expect(intents.once('pay', start)).toBe(first);
    await first;
    await intents.once('pay', start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('lets go after a failure', async () => {
    const intents = alone();
    await expect(intents.once('pay', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(intents.once('pay', async () => 'yes')).resolves.toBe('yes');
  });
});

describe('an action whose outcome is not known', () => {
  it('has the same id after a reload, for a day', () => {
    const { load, state } = tab();
    const id = load().idOf('pay');
    state.now += day - 60_000;
    expect(load().idOf('pay')).toBe(id);
    state.now += day;
    expect(load().idOf('pay')).not.toBe(id);
  });

  it('has its id after a reload whatever else was begun, as one of the last fifty', () => {
    const { load, text, put } = tab();
    const intents = load();
    const ids = Array.from({ length: 52 }, (_, each) => intents.idOf(`wish ${each}`));
    const left = text() ?? '';
    const found = ids.filter((id, each) => {
      put(left);
      return load().idOf(`wish ${each}`) === id;
    });
    expect(found).toEqual(ids.slice(2));
  });

  it('has only an id that is a UUID after a reload', () => {
    for (const spoil of [(id: string) => `0${id}`, (id: string) => `${id}0`, () => 'mine']) {
      const { load, text } = tab();
      const id = spoil(uuid());
      expect(load().idOf('pay', id)).toBe(id);
      expect(text()).toBeUndefined();
    }
  });

  it.each(['done', 'refused'] as const)('and is %s is not known after it', (how) => {
    const { load, text } = tab();
    const intents = load();
    const id = intents.idOf('pay');
    intents[how]('pay');
    expect(text()).toBeUndefined();
    expect(load().idOf('pay')).not.toBe(id);
  });

  it('belongs to whoever began it: in this page, after a reload, and once somebody else has acted', () => {
    const { load, state } = tab();
    const intents = load();
    const id = intents.idOf('pay');
    state.subject = 'member-2';
    expect([intents.idOf('pay'), load().idOf('pay')]).not.toContain(id);
    state.subject = 'member-1';
    expect([intents.idOf('pay'), load().idOf('pay')]).not.toContain(id);
  });

  it('is not forgotten while it is not known who acts', () => {
    const { load, state } = tab();
    const intents = load();
    const id = intents.idOf('pay');
    state.subject = '';
    expect(intents.idOf('pay')).toBe(id);
    state.subject = 'member-1';
    expect(intents.idOf('pay')).toBe(id);
  });

  it('is kept while somebody else ends what was never begun', () => {
    const { load, state, text } = tab();
    const id = load().idOf('pay');
    const before = text();
    state.subject = 'member-2';
    load().done('pay');
    expect(text()).toBe(before);
    state.subject = 'member-1';
    expect(load().idOf('pay')).toBe(id);
  });

  it('is held until it is known who acts, and for nobody else from then on', () => {
    const { load, state } = tab();
    state.subject = '';
    const intents = load();
    const id = intents.idOf('pay');
    state.subject = 'member-1';
    expect(intents.idOf('pay')).toBe(id);
    state.subject = '';
    expect(intents.idOf('pay')).toBe(id);
    state.subject = 'member-2';
    expect(intents.idOf('pay')).not.toBe(id);
  });

  it('is not joined by somebody else', async () => {
    const { load, state } = tab();
    const intents = load();
    const start = vi.fn<() => Promise<string>>(async () => 'done');
    const first = intents.once('pay', start);
    state.subject = 'member-2';
    expect(intents.once('pay', start)).not.toBe(first);
    await first;
  });

  it('is forgotten at sign-out, in the storage too', () => {
    const { load, text } = tab();
    const intents = load();
    intents.idOf('pay');
    expect(text()).toBeDefined();
    intents.clear();
    expect(text()).toBeUndefined();
  });

  it('leaves nothing of a file, a password or a code, and of a guest only an order with its key', () => {
    const { load, state, text } = tab();
    const intents = load();
    for (const payload of [
      { file: new File(['x'], 'a.png') },
      { newPassword: 'Mapp1234!' },
      { password: 'Mapp1234!' },
      { code: '246810' },
      { sendCode: '246810' },
      { proof: 'p' },
    ])
      intents.idOf(intentOf(call, payload));
    state.subject = '';
    intents.idOf(intentOf(call, { account: '600000000001' }));
    expect(text()).toBeUndefined();
    intents.idOf(intentOf(call, { orderNo: '1', orderKey: 'k' }));
    expect(text()).toBeDefined();
  });

  it('leaves what a member has written beside such words', () => {
    const { load, text } = tab();
    load().idOf(intentOf(call, { countryCode: 'CN', note: 'password, proof', blob: 1 }));
    expect(text()).toBeDefined();
  });

  it('leaves letters that a session takes, and nothing that was typed', () => {
    const { load, text } = tab();
    const intents = load();
    for (let each = 0; each < 60; each += 1)
      intents.idOf(intentOf(call, { idNo: `3101041990030745${each}`, name: '张三', phone: '13800000001' }));
    const kept = text() ?? '';
    const session = createSession(fakeHost());
    session.set('intents', kept);
    expect(session.get('intents')).toBe(kept);
    expect(kept).not.toMatch(/\d{9}|3101041990|13800000001|张/);
  });

  it('is left alone where the storage holds something else', () => {
    const { load, put } = tab();
    for (const text of ['', ';;;', 'abcdef;short', 'x'.repeat(10_000)]) {
      put(text);
      expect(() => load().idOf('pay')).not.toThrow();
    }
  });

  it.each<[string, (text: string) => string]>([
    ['before', (text) => text.replace(';', ';a')],
    ['after', (text) => `${text}1`],
    ['in', (text) => text.replace(/[a-p]{32}(?=\d{8})/, 'z'.repeat(32))],
  ])('is not read where something else stands %s it', (_, spoil) => {
    const { load, put, text } = tab();
    const id = load().idOf('pay');
    put(spoil(text() ?? ''));
    const next = load().idOf('pay');
    expect(next).not.toBe(id);
    expect(next).toMatch(/^[\da-f-]{36}$/);
  });
});

describe.each([false, true])('uuid, where its source of chance is forbidden: %s', (forbidden) => {
  const source = vi.spyOn(crypto, 'getRandomValues');
  if (forbidden)
    source.mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  const made = Array.from({ length: 200 }, uuid);
  source.mockRestore();

  it('is a version 4 UUID, new each time', () => {
    for (const id of made)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(made).size).toBe(200);
  });

  it('leaves no digit but the version without chance', () => {
    const digits = Array.from({ length: 36 }, (_, place) => new Set(made.map((id) => id[place])));
    const constant = digits.flatMap(({ size }, place) => (size === 1 ? [place] : []));
    expect(constant).toEqual([8, 13, 14, 18, 23]);
  });
});
