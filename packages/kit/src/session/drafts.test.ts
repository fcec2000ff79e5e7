import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { sessionKey } from '../host/host.ts';
import { begunAlone, createDrafts, isLost, type DraftForm } from './drafts.ts';
import { createSession } from './session.ts';

interface Typed {
  readonly name: string;
  readonly relation: string;
}

const relations = ['spouse', 'other'];
const form: DraftForm<Typed> = {
  name: 'beneficiary',
  keeps: { relation: relations },
  choices: ({ name, relation }) => ({ relation, name }),
};
const untyped = form as DraftForm<never>;
const typed = { name: '单乐', relation: 'spouse' };

const start = Date.parse('2026-06-01T10:00:00+08:00');

const memory = (text?: string) => {
  let held = text;
  return {
    get: () => held,
    set: (next: string | undefined) => {
      held = next;
    },
  };
};

describe('a draft', () => {
  it('keeps all that was typed while the page lives, for each subject its own', () => {
    const drafts = createDrafts(memory(), () => start);
    drafts.write(form, typed);
    drafts.write(form, { ...typed, name: 'B' }, 'B7');
    expect([drafts.read(form), drafts.read(form, 'B7')?.name, drafts.read(form, 'B8')]).toEqual([
      typed,
      'B',
      undefined,
    ]);
    drafts.forget(untyped, 'B7');
    expect([drafts.read(form), drafts.read(form, 'B7')]).toEqual([typed, undefined]);
  });

  it('says when leaving would lose something', () => {
    const drafts = createDrafts(memory(), () => start);
    const listener = vi.fn<() => void>();
    const stop = drafts.subscribe(listener);
    expect(drafts.unsaved()).toBe(false);
    drafts.write(form, typed);
    drafts.write(form, typed);
    expect([drafts.unsaved(), listener.mock.calls.length]).toEqual([true, 1]);
    drafts.write(form, typed, 'B7');
    drafts.forget(untyped, 'B7');
    expect([drafts.unsaved(), listener.mock.calls.length]).toEqual([true, 3]);
    drafts.forget(untyped);
    expect([drafts.unsaved(), listener.mock.calls.length]).toEqual([false, 4]);
    stop();
    drafts.write(form, typed);
    drafts.clear();
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('after a reload', () => {
  const minute = 60_000;

  it('a form that is personal throughout only knows that it was begun', () => {
    const secret: DraftForm<string> = { name: 'ticket', ...begunAlone };
    const slot = memory();
    const before = createDrafts(slot, () => start);
    before.write(secret, '单乐');
    expect([slot.get()?.includes('单乐'), isLost(before, secret)]).toEqual([false, false]);
    expect(
      isLost(
        createDrafts(slot, () => start),
        secret,
      ),
    ).toBe(true);
    before.forget(secret);
    expect(
      isLost(
        createDrafts(slot, () => start),
        secret,
      ),
    ).toBe(false);
  });

  it('such a form knows so whichever of several it is opened for, until one of them is forgotten', () => {
    const secret: DraftForm<string> = { name: 'contact', ...begunAlone };
    const slot = memory();
    const after = () => createDrafts(slot, () => start);
    after().write(secret, '单乐', 'C-1');
    expect([slot.get()?.includes('单乐'), slot.get()?.includes('C-1')]).toEqual([false, false]);
    expect([isLost(after(), secret, 'C-1'), isLost(after(), secret, 'C-2')]).toEqual([true, true]);
    after().forget(secret, 'C-1');
    expect(isLost(after(), secret, 'C-1')).toBe(false);
  });

  it('choices come back, and nothing that was typed', () => {
    const slot = memory();
    createDrafts(slot, () => start).write(form, typed);
    expect(slot.get()).not.toMatch(/单乐/);
    const later = createDrafts(slot, () => start + 30 * minute);
    expect([later.read(form), later.kept(untyped)]).toEqual([undefined, { relation: 'spouse' }]);
  });

  it.each([
    ['p2000', { points: 'p2000' }],
    ['p20000000', {}],
    ['13800000001', {}],
    ['p', {}],
  ])('an amount comes back in its shape alone: %s', (points, kept) => {
    const amounts: DraftForm<{ points: string }> = {
      name: 'booking',
      keeps: { points: /^p\d{1,7}$/ },
      choices: (amount) => amount,
    };
    const session = createSession(fakeHost());
    session.drafts.write(amounts, { points });
    expect(session.drafts.kept(amounts as DraftForm<never>)).toEqual(kept);
  });

  it.each([
    ['too old', 31 * minute, (text: string) => text],
    ['from the future', -2 * minute, (text: string) => text],
    ['of another form', 0, (text: string) => text.replace('beneficiary', 'passenger')],
    ['of another version', 0, (text: string) => text.replace('/2/', '/1/')],
    ['not of the list', 0, (text: string) => text.replace('spouse', 'nobody')],
    ['of an unknown field', 0, (text: string) => text.replace('relation', 'constructor')],
    ['not to be read', 0, () => '%%%'],
    ['empty', 0, () => ''],
  ])('what is %s does not', (_, later, spoil) => {
    const slot = memory();
    createDrafts(slot, () => start).write(form, typed);
    const spoiled = memory(spoil(slot.get() ?? ''));
    expect(createDrafts(spoiled, () => start + later).kept(untyped)).toEqual({});
  });

  it('what somebody else has left does not, and goes', () => {
    const host = fakeHost();
    const of = (holder: string) => {
      const session = createSession(host);
      session.belongTo(holder);
      return session;
    };
    of('1k2x9c').drafts.write(form, typed);
    expect(of('1k2x9c').drafts.kept(untyped)).toEqual({ relation: 'spouse' });
    expect(of('7q').drafts.kept(untyped)).toEqual({});
    expect(of('1k2x9c').drafts.kept(untyped)).toEqual({});
  });

  it('what is edited leaves nothing', () => {
    const slot = memory();
    createDrafts(slot, () => start).write(form, typed, 'B7');
    expect(slot.get()).toBeUndefined();
  });

  it('what was sent leaves nothing', () => {
    const slot = memory();
    const drafts = createDrafts(slot, () => start);
    drafts.write(form, typed);
    drafts.forget(untyped);
    expect(slot.get()).toBeUndefined();
  });
});

describe('in the session', () => {
  it('is met by nobody else, however late it is written', () => {
    const host = fakeHost();
    const session = createSession(host);
    session.belongTo('1k2x9c');
    const before = session.drafts;
    before.write(form, typed);
    session.set('places', 'SHA');
    session.belongTo('1k2x9c');
    expect(session.drafts).toBe(before);
    session.belongTo('7q');
    before.write(form, typed);
    expect(session.drafts.read(form)).toBeUndefined();
    expect([session.drafts.unsaved(), session.get('places'), host.session.keys()]).toEqual([
      false,
      undefined,
      [],
    ]);
  });

  it('and the key of an order, and what was sent, are met by no other member; a guest’s are theirs who sign in', () => {
    const session = createSession(fakeHost());
    const key = 'kqzdmpaovtbwryxenlcuhgsfiajkqzdm';
    session.set('orderKey', key);
    session.set('bookings', `aaaaaa;${'a'.repeat(39)}29671234`);
    session.belongTo('1k2x9c');
    expect(session.get('orderKey')).toBe(key);
    expect(session.get('bookings')).toBeDefined();
    session.belongTo('7q');
    expect([session.get('orderKey'), session.get('bookings')]).toEqual([undefined, undefined]);
  });

  it('of a guest is theirs who sign in, on this page and after a load; of a member it is no guest’s', () => {
    const host = fakeHost();
    const session = createSession(host);
    session.drafts.write(form, typed);
    session.belongTo('1k2x9c');
    expect(session.drafts.read(form)).toEqual(typed);
    const loaded = createSession(host);
    loaded.belongTo('1k2x9c');
    expect([loaded.drafts.read(form), loaded.drafts.kept(untyped)]).toEqual([
      undefined,
      { relation: 'spouse' },
    ]);
    loaded.drafts.write(form, typed);
    expect(createSession(host).drafts.kept(untyped)).toEqual({});
    session.belongTo('7q');
    expect(session.drafts.read(form)).toBeUndefined();
  });

  it('is kept in its one entry, and goes with it', () => {
    const host = fakeHost();
    const session = createSession(host);
    session.drafts.write(form, typed);
    const entry = host.session.get(sessionKey) ?? '';
    expect(entry).toMatch(/"draft":"beneficiary\/2\/\d{8}\/\/relation=spouse"/);
    expect(createSession(host).drafts.kept(untyped)).toEqual({ relation: 'spouse' });
    session.clear();
    expect([session.drafts.unsaved(), host.session.keys()]).toEqual([false, []]);
  });

  it('property: whatever is typed, storage holds letters of closed lists alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, relation) => {
        const host = fakeHost();
        createSession(host).drafts.write(form, { name, relation });
        const held = host.session.keys().map((key) => host.session.get(key));
        const listed = relations.includes(relation);
        expect(held).toEqual(
          listed ? [expect.stringMatching(/^\{"draft":"[a-z]+\/2\/\d{8}\/\/relation=[a-z]+"\}$/)] : [],
        );
      }),
    );
  });
});
