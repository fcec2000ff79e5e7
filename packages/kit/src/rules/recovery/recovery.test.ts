import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterRecovery,
  contactsOnFile,
  givenNameIn,
  hiddenAccount,
  hiddenGivenName,
  mayBringNewContact,
  mayShow,
  noRecovery,
  recovered,
  recoverySteps,
  type Recovery,
  type RecoveryContact,
  type RecoveryEvent,
  type RecoveryFound,
} from './recovery.ts';

const mobile: RecoveryContact = { by: 'mobile', account: '138****0001', countryCode: '86' };
const email: RecoveryContact = { by: 'email', account: 'zh****@example.com' };
const found: RecoveryFound = {
  token: 'T',
  way: 'document',
  familyName: '张',
  givenHint: '*',
  contacts: [mobile, email],
};

const after = (...events: RecoveryEvent[]): Recovery => events.reduce(recovered, noRecovery);
const toCode = [{ type: 'found', found }, { type: 'named' }] as const;
const sent = { type: 'sent', contact: mobile, codes: 1 } as const;

describe('the way to a new password', () => {
  it('goes step by step', () => {
    expect(after({ type: 'found', found })).toMatchObject({ at: 'name', chosen: mobile });
    expect(after(...toCode)).toMatchObject({ at: 'code', codes: 0 });
    expect(after(...toCode, sent)).toMatchObject({ at: 'code', sentTo: mobile, codes: 1 });
    expect(after(...toCode, sent, { type: 'verified' })).toMatchObject({ at: 'password' });
    expect(after(...toCode, sent, { type: 'verified' }, { type: 'reset' })).toEqual(noRecovery);
  });

  it('offers both with the phone as default, or the only one', () => {
    const both = { mobileNumber: '138****0001', email: 'zh****@example.com', sendcountrycode: '86' };
    expect(contactsOnFile(both)).toEqual([mobile, email]);
    expect(contactsOnFile({ mobileNumber: '138****0001', sendcountrycode: '86' })).toEqual([mobile]);
    expect(contactsOnFile({ email: 'zh****@example.com' })).toEqual([email]);
    expect(contactsOnFile({ email: '', mobileNumber: '' })).toEqual([]);
    expect(after({ type: 'found', found: { ...found, contacts: [] } })).toMatchObject({ chosen: undefined });
  });

  it('another contact is a choice until a code goes there', () => {
    const other = after(...toCode, sent, { type: 'chose', contact: email });
    expect(other).toMatchObject({ chosen: email, sentTo: mobile });
    expect(recovered(other, { type: 'sent', contact: email, codes: 2 })).toMatchObject({ sentTo: email });
  });

  it('begins anew from anywhere', () => {
    for (const events of [[], toCode, [...toCode, sent], [...toCode, sent, { type: 'verified' } as const]]) {
      expect(after(...events, { type: 'again' })).toEqual(noRecovery);
    }
  });

  it('keeps a code that was sent when the name is confirmed once more, and asks for it again', () => {
    expect(after(...toCode, sent, { type: 'named' })).toMatchObject({ at: 'code', sentTo: mobile });
    expect(after(...toCode, sent, { type: 'verified' }, { type: 'named' })).toMatchObject({ at: 'code' });
  });

  it.each<[string, readonly RecoveryEvent[], readonly RecoveryEvent[]]>([
    [
      'nobody is found',
      [],
      [{ type: 'named' }, { type: 'chose', contact: email }, sent, { type: 'verified' }, { type: 'reset' }],
    ],
    [
      'the name is not confirmed',
      [{ type: 'found', found }],
      [{ type: 'chose', contact: email }, sent, { type: 'verified' }, { type: 'reset' }],
    ],
    ['no code was sent', toCode, [{ type: 'verified' }, { type: 'reset' }]],
    ['the code is not checked', [...toCode, sent], [{ type: 'reset' }]],
    ['the code is checked already', [...toCode, sent, { type: 'verified' }], [{ type: 'verified' }]],
  ])('stays where it is while %s', (_name, before, ignored) => {
    const state = after(...before);
    for (const event of ignored) expect(recovered(state, event)).toEqual(state);
  });

  it('a new code, or another contact, asks for the code again', () => {
    const verified = after(...toCode, sent, { type: 'verified' });
    expect(recovered(verified, { type: 'chose', contact: email })).toMatchObject({
      at: 'code',
      chosen: email,
    });
    expect(recovered(verified, { type: 'sent', contact: email, codes: 2 })).toMatchObject({
      at: 'code',
      chosen: email,
      sentTo: email,
      codes: 2,
    });
  });

  it('no row of events sets a password without name, code and check', () => {
    const event = fc.constantFrom<RecoveryEvent>(
      { type: 'found', found },
      { type: 'named' },
      { type: 'chose', contact: email },
      sent,
      { type: 'verified' },
      { type: 'reset' },
      { type: 'again' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        if (after(...events).at !== 'password') return;
        const last = events
          .map(({ type }) => type)
          .slice(events.findLastIndex(({ type }) => type === 'found'));
        const named = last.indexOf('named');
        const code = last.indexOf('sent', named);
        expect(named).toBeGreaterThan(0);
        expect(code).toBeGreaterThan(named);
        expect(last.indexOf('verified', code)).toBeGreaterThan(code);
      }),
    );
  });

  it.each(recoverySteps)('at %s its screen and those before it are shown', (at) => {
    const state = at === 'find' ? noRecovery : { ...after(...toCode), at };
    const shown = recoverySteps.filter((step) => mayShow(state as Recovery, step));
    expect(shown).toEqual(recoverySteps.slice(0, recoverySteps.indexOf(at) + 1));
  });
});

it('a new contact needs a document', () => {
  expect(mayBringNewContact({ way: 'document' })).toBe(true);
  expect(mayBringNewContact({ way: 'card' })).toBe(false);
});

it.each([
  ['login', '/mapp/mine', 'return'],
  ['login', undefined, 'signIn'],
  ['app', '/mapp/mine', 'signIn'],
  [undefined, undefined, 'signIn'],
] as const)('channel %s with %s: %s', (channel, returnTo, expected) => {
  expect(afterRecovery(channel, returnTo)).toBe(expected);
});

it.each([
  ['三', '*'],
  ['建国', '*国'],
  ['𠮷野', '*野'],
])('%s is shown as %s', (name, hint) => expect(hiddenGivenName(name)).toBe(hint));

it.each([
  ['三', '张', '*', '三'],
  ['张三', '张', '*', '三'],
  ['张 三', '张', '*', '三'],
  ['欧阳建国', '欧阳', '*国', '建国'],
  // A given name may begin as the family name does.
  ['张三', '张', '*三', '张三'],
  ['张张三', '张', '*三', '张三'],
  ['张', '张', '**', '张'],
  ['李三', '张', '*', '李三'],
  ['', '张', '*', ''],
  ['Zhang San', 'ZHANG', '*AN', 'SAN'],
  ['san zhang', 'ZHANG', '*AN', 'SAN'],
  ['San', 'ZHANG', '*AN', 'San'],
  ['三', '', '*', '三'],
])('%s of %s %s is the given name %s', (typed, familyName, hint, given) =>
  expect(givenNameIn(typed, familyName, hint)).toBe(given),
);

it.each([
  ['13800000001', '138****0001'],
  ['zhang.san@example.com', 'zh****@example.com'],
  ['a@b.cn', 'a****@b.cn'],
  ['ab@c@d.cn', 'ab****@d.cn'],
  ['@d.cn', '****@d.cn'],
])('%s is shown as %s', (account, shown) => expect(hiddenAccount(account)).toBe(shown));
