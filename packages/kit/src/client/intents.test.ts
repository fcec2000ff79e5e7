import { describe, expect, it, vi } from 'vitest';
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

const counted = () => {
  let count = 0;
  return createIntents({ newId: () => `id-${(count += 1)}`, subject: () => 'U-1' });
};

describe('createIntents', () => {
  it('gives a failed action its id again until it is done', () => {
    const intents = counted();
    const id = intents.idOf('pay');
    intents.failed('pay', id);
    expect(intents.idOf('pay')).toBe(id);
    expect(intents.idOf('other')).not.toBe(id);
    intents.done('pay');
    expect(intents.idOf('pay')).not.toBe(id);
  });

  it('forgets the oldest of more than fifty, and all at sign-out', () => {
    const intents = counted();
    for (let each = 0; each < 51; each += 1) intents.failed(`wish ${each}`, `kept ${each}`);
    expect(intents.idOf('wish 0')).toMatch(/^id-/);
    expect(intents.idOf('wish 1')).toBe('kept 1');
    intents.clear();
    expect(intents.idOf('wish 1')).toMatch(/^id-/);
  });

  it('takes what has failed once more for the newest', () => {
    const intents = counted();
    const fail = (each: number) => intents.failed(`wish ${each}`, `kept ${each}`);
    for (let each = 0; each < 50; each += 1) fail(each);
    fail(0);
    fail(50);
    expect(intents.idOf('wish 0')).toBe('kept 0');
    expect(intents.idOf('wish 1')).toMatch(/^id-/);
  });

  it('joins what is under way, and starts anew afterwards', async () => {
    const intents = counted();
    const start = vi.fn<() => Promise<string>>(async () => 'done');
    const first = intents.once('pay', start);
    expect(intents.once('pay', start)).toBe(first);
    await first;
    await intents.once('pay', start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('lets go after a failure', async () => {
    const intents = counted();
    await expect(intents.once('pay', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(intents.once('pay', async () => 'yes')).resolves.toBe('yes');
  });
});

describe('uuid', () => {
  const made = Array.from({ length: 200 }, uuid);

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
