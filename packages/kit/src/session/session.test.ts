import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { sessionKey } from '../host/host.ts';
import { createSession, type SessionField } from './session.ts';
import { runs } from '../../../../vitest.runs.ts';

const stored = (text: string) => fakeHost({ stored: { session: { [sessionKey]: text } } });
const keptIn = (host: ReturnType<typeof fakeHost>) =>
  JSON.parse(host.session.get(sessionKey) ?? '{}') as unknown;

/** Values that no storage may hold. */
const canaries = {
  password: 'Mapp1234!',
  smsCode: 'code=246810',
  identity: '310104199003074510',
  identityX: '11010519491231002X',
  bankCard: '6222020000000000000',
  bankCardSpaced: '6222 0200 0000 0000 000',
  phone: '13800000001',
  memberCard: '600000000001',
  ticket: '7812400000000',
  mail: 'zhang@example.com',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2MDAwMDAwMDAwMDEifQ.c2lnbmF0dXJl',
  name: '张三',
};
const fields: SessionField[] = ['host', 'channel', 'groupId', 'promoCode', 'version'];

describe('privacy', () => {
  it.each(Object.entries(canaries))('keeps no %s, whatever field it is put in', (_, canary) => {
    const host = fakeHost({ path: `/mapp/Home?groupId=${encodeURIComponent(canary)}` });
    const session = createSession(host);
    for (const field of fields) session.set(field, canary);
    // A group may be numbered like a card: it is known as long as the page lives.
    const known = fields.filter((field) => field !== 'groupId');
    expect(known.map(session.get)).toEqual(known.map(() => undefined));
    expect(host.session.keys()).toEqual([]);
  });

  it('drops what an older or a foreign page has left in the entry', () => {
    const host = stored(
      JSON.stringify({
        ...canaries,
        userInfo: { userId: '600000000001', token: 't' },
        groupId: 'g-1',
        promoCode: canaries.phone,
        host: 7,
      }),
    );
    const session = createSession(host);
    expect(keptIn(host)).toEqual({ groupId: 'g-1' });
    expect(fields.map(session.get)).toEqual([undefined, undefined, 'g-1', undefined, undefined]);
  });

  it('takes no field that is not allowed', () => {
    const host = fakeHost();
    const session = createSession(host);
    for (const field of ['token', 'userInfo', 'toString', '__proto__'])
      expect(() => session.set(field as SessionField, 'abc')).not.toThrow();
    expect(host.session.keys()).toEqual([]);
  });

  it('never writes a run of eleven digits or an @', () => {
    const awkward = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\w-]{0,14}\d{11}[\w-]{0,4}$/),
      fc.stringMatching(/^\w{1,6}@\w{1,6}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), awkward, (field, value) => {
        const host = fakeHost();
        createSession(host).set(field, value);
        expect(host.session.get(sessionKey) ?? '').not.toMatch(/\d{11}|@/);
      }),
      runs(),
    );
  });

  it('writes to no other place', () => {
    const host = fakeHost({ token: 'secret', path: '/mapp/Home?groupId=g1' });
    createSession(host).set('promoCode', 'SUMMER-26');
    expect([host.session.keys(), host.local.keys()]).toEqual([[sessionKey], []]);
    expect(host.session.get(sessionKey)).not.toContain('secret');
  });
});

describe('createSession', () => {
  it('keeps values across a reload', () => {
    const host = fakeHost();
    createSession(host).set('promoCode', 'SUMMER-26');
    createSession(host).set('version', '218');
    const again = createSession(host);
    expect([again.get('promoCode'), again.get('version')]).toEqual(['SUMMER-26', '218']);
    expect(keptIn(host)).toEqual({ promoCode: 'SUMMER-26', version: '218' });
  });

  it.each([undefined, '', 'a b', 'x'.repeat(40)])('forgets a field that is set to %j', (value) => {
    const host = fakeHost();
    const session = createSession(host);
    session.set('promoCode', 'A1');
    session.set('promoCode', value);
    expect([session.get('promoCode'), host.session.keys()]).toEqual([undefined, []]);
  });

  it.each(['', '{', 'null', '7', '"text"', '[]', '[1,2]', '{"groupId":{"a":1}}', '{"groupId":null}'])(
    'counts the content %j as empty',
    (text) => {
      const host = stored(text);
      expect(createSession(host).get('groupId')).toBeUndefined();
      expect(host.session.keys()).toEqual([]);
    },
  );

  it('takes the group of the address before the kept one', () => {
    const host = fakeHost({
      path: '/mapp/Home?groupId=new_1',
      stored: { session: { [sessionKey]: '{"groupId":"old"}' } },
    });
    expect(createSession(host).get('groupId')).toBe('new_1');
    expect(
      createSession(fakeHost({ stored: { session: { [sessionKey]: '{"groupId":"old"}' } } })).get('groupId'),
    ).toBe('old');
  });

  it('takes the promotion of the address before the kept one', () => {
    const before = { session: { [sessionKey]: '{"promoCode":"OLD"}' } };
    const host = fakeHost({ path: '/mapp/Home?promoCode=SUMMER-26', stored: before });
    expect(createSession(host).get('promoCode')).toBe('SUMMER-26');
    expect(keptIn(host)).toEqual({ promoCode: 'SUMMER-26' });
    expect(createSession(fakeHost({ stored: before })).get('promoCode')).toBe('OLD');
  });

  it.each(['2026060112345678', 'g-20260601123'])('knows the group %s, and writes it nowhere', (group) => {
    const host = fakeHost({ path: `/mapp/Home?groupId=${group}` });
    expect(createSession(host).get('groupId')).toBe(group);
    expect(host.session.keys()).toEqual([]);
  });

  it('keeps a long group', () => {
    const group = `tour_${'x'.repeat(59)}`;
    const host = fakeHost({ path: `/mapp/Home?groupId=${group}` });
    createSession(host);
    expect(keptIn(host)).toEqual({ groupId: group });
    expect(createSession(fakeHost({ path: `/mapp/Home?groupId=${group}x` })).get('groupId')).toBeUndefined();
  });

  it('ignores a group in the hash', () => {
    expect(createSession(fakeHost({ path: '/mapp/Home#?groupId=g1' })).get('groupId')).toBeUndefined();
  });

  it('remembers who brought the traveller, for detection after a reload', () => {
    const host = fakeHost({ host: 'xuexi', channel: 'rail' });
    createSession(host);
    expect(keptIn(host)).toEqual({ host: 'xuexi', channel: '1101' });
  });

  it('does not remember a plain browser', () => {
    const host = fakeHost();
    createSession(host);
    expect(host.session.keys()).toEqual([]);
  });

  it('clears what the traveller did, not who brought them', () => {
    const host = fakeHost({ host: 'ali', channel: 'bank', path: '/mapp/Home?groupId=g1' });
    const session = createSession(host);
    session.set('promoCode', 'A1');
    session.set('version', '216');
    session.clear();
    expect(keptIn(host)).toEqual({ host: 'ali', channel: '6102' });
    expect(session.get('groupId')).toBeUndefined();
  });
});

/** Fate of each field: a value that it takes, and whether the next member and a sign-out find it. A field without a line does not compile. */
const fates: Readonly<Record<SessionField, readonly [value: string, next: boolean, signedOut: boolean]>> = {
  host: ['ali', true, true],
  channel: ['6102', true, true],
  groupId: ['G7', true, false],
  promoCode: ['SUMMER', true, false],
  version: ['123', true, false],
  // How soon another text message may be sent is the phone's affair.
  codes: ['login=1780279260', true, true],
  places: ['BJS,SHA', false, false],
  search: ['trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&cabin=economy', false, false],
  flights: ['MU5122,BJS-CTU', false, false],
  flightSought: ['number;MU5122;;;2026-06-02', false, false],
  // Bears whose it is, and goes by that.
  draft: ['beneficiary/2/29671234/1k2x9c/relation=spouse', false, false],
  orderKey: ['kqzdmpaovtbwryxenlcuhgsfiajkqzdm', false, false],
  // Found under its holder's key alone.
  intents: [`aaaaaa;${'a'.repeat(39)}29671234`, true, false],
  bookings: [`aaaaaa;${'a'.repeat(39)}29671234`, false, false],
  seats: ['29671234/choose J-1/S-1:P-1=31A', false, false],
  checkIn: ['29671234/S-1/P-1', false, false],
};
const typedWords = { name: 'words', none: '' };

describe.each(Object.entries(fates) as [SessionField, (typeof fates)[SessionField]][])(
  'of one member: %s',
  (field, [value, next, signedOut]) => {
    const owned = () => {
      const host = fakeHost();
      const session = createSession(host);
      session.belongTo('1k2x9c');
      session.set(field, value);
      expect(session.get(field)).toBe(value);
      return { host, session };
    };

    it(`${next ? 'stays for' : 'is not met by'} the next one, in memory and in storage`, () => {
      const { host, session } = owned();
      session.belongTo('1k2x9c');
      expect(session.get(field)).toBe(value);
      session.belongTo('7q');
      expect(session.get(field)).toBe(next ? value : undefined);
      expect(keptIn(host)).toEqual(next ? { [field]: value } : {});
    });

    it(`${signedOut ? 'outlives' : 'ends with'} a sign-out`, () => {
      const { host, session } = owned();
      session.clear();
      expect(session.get(field)).toBe(signedOut ? value : undefined);
      expect(keptIn(host)).toEqual(signedOut ? { [field]: value } : {});
    });
  },
);

/** Other texts that a field takes, and some that are nearly so. */
const texts: Partial<Record<SessionField, { taken: readonly string[]; refused: readonly string[] }>> = {
  intents: { taken: [`aaaaaa;${'a'.repeat(39)}29671234;${'b'.repeat(39)}29671235`], refused: ['aaaaaa'] },
  places: { taken: ['SHA', 'SHA,BJS,CTU'], refused: ['SHA,', 'SH'] },
  search: {
    taken: [
      'trip=oneway&adults=1',
      'trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-10&adults=1&children=1',
    ],
    refused: ['trip=oneway'],
  },
  flights: { taken: ['MU5122A', 'PEK-SHA,MU5122,9C1'], refused: ['mu5122', 'MU5122a', 'MU5122,'] },
};

it.each(Object.entries(fates) as [SessionField, (typeof fates)[SessionField]][])(
  'takes whole texts alone: %s',
  (field, [value]) => {
    const { taken = [], refused = [] } = texts[field] ?? {};
    const session = createSession(fakeHost());
    const kept = (text: string) => {
      session.set(field, text);
      return session.get(field);
    };
    expect([value, ...taken].map(kept)).toEqual([value, ...taken]);
    const near = [`!${value}`, `${value}!`, ...refused];
    expect(near.map(kept)).toEqual(near.map(() => undefined));
  },
);

it('writes nothing that is there already', () => {
  const host = fakeHost();
  const session = createSession(host);
  session.set('places', 'SHA');
  host.session.remove(sessionKey);
  session.set('places', 'SHA');
  expect(host.session.keys()).toEqual([]);
});

it('leaves nothing typed behind for who still holds the drafts of the one before', () => {
  const form = { name: 'contact', keeps: {}, choices: () => ({}) };
  const session = createSession(fakeHost());
  session.belongTo('1k2x9c');
  const before = session.drafts;
  before.write(form, 'typed');
  session.belongTo('7q');
  expect([before.read(form), before.unsaved()]).toEqual([undefined, false]);
});

describe('choices that screens are left with', () => {
  const left = () => {
    const session = createSession(fakeHost());
    session.belongTo('');
    session.memory.write(typedWords, 'Zhang');
    return session;
  };

  it('of a guest are theirs who sign in, and of a member nobody else’s', () => {
    const session = left();
    session.belongTo('1k2x9c');
    expect(session.memory.read(typedWords)).toBe('Zhang');
    session.belongTo('7q');
    expect(session.memory.read(typedWords)).toBe('');
  });

  it('end with a sign-out', () => {
    const session = left();
    session.clear();
    expect(session.memory.read(typedWords)).toBe('');
  });
});
