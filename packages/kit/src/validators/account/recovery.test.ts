import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFindField,
  checkNewContactField,
  checkNewPasswordField,
  emptyContact,
  emptyFind,
  findFields,
  findSent,
  wholeGivenName,
  memberCard,
  newContact,
} from './recovery.ts';

const today = '2026-06-01';

describe('who has forgotten the password', () => {
  it('asks only for what was chosen', () => {
    expect(findFields(emptyFind)).toEqual(['number']);
    expect(findFields({ ...emptyFind, way: 'card' })).toEqual(['card']);
    expect(checkFindField('card', emptyFind, today)).toBeUndefined();
    expect(checkFindField('number', { ...emptyFind, way: 'card' }, today)).toBeUndefined();
  });

  it.each([
    ['310104199003074510', undefined],
    ['310104199003074511', 'id.check'],
    ['', 'id.empty'],
  ])('an ID card %j: %s', (number, key) => {
    expect(checkFindField('number', { ...emptyFind, number }, today)?.key).toBe(key);
  });

  it.each([
    ['6000 0000 0001', { card: '600000000001' }],
    ['６００００００００００１', { card: '600000000001' }],
    ['60000000001', undefined],
  ])('a card %j', (card, sent) => {
    expect(findSent({ ...emptyFind, way: 'card', card }, today)).toEqual(sent);
  });

  it.each([
    ['', 'member.card'],
    ['6000000000011', 'member.card'],
    ['A600000000001', 'member.card'],
    ['600000000001', undefined],
  ])('a card %j is refused: %s', (card, key) => {
    const refused = checkFindField('card', { ...emptyFind, way: 'card', card }, today);
    expect(refused).toEqual(key && { ok: false, key, args: { count: 12 } });
  });

  it('knows by the day who is born already', () => {
    const typed = { ...emptyFind, number: '310104202601150020' };
    expect(checkFindField('number', typed, '2026-01-15')).toBeUndefined();
    expect(checkFindField('number', typed, '2026-01-14')).toBeDefined();
  });

  it('takes a passport of any country', () => {
    expect(findSent({ ...emptyFind, kind: 'passport', number: 'AB12345' }, today)).toEqual({
      number: 'AB12345',
    });
  });

  it('sends what it has accepted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const checked = memberCard(text);
        expect(findSent({ ...emptyFind, way: 'card', card: text }, today)).toEqual(
          checked.ok ? { card: checked.value } : undefined,
        );
      }),
    );
  });
});

it.each([
  ['建国', true],
  ['Jianguo', true],
  ['', false],
  ['建guo', false],
  ['欧阳建国文武', true],
])('the given name %j: %s', (name, ok) => expect(wholeGivenName(name).ok).toBe(ok));

describe('a new contact', () => {
  it('is a phone or an address', () => {
    expect(newContact({ ...emptyContact, newPhone: '139 1234 0987' })).toEqual({
      ok: true,
      value: '13912340987',
    });
    expect(newContact({ ...emptyContact, by: 'email', newEmail: 'a@Example.com' })).toEqual({
      ok: true,
      value: 'a@example.com',
    });
    expect(checkNewContactField('newPhone', emptyContact)?.key).toBe('phone.mainland');
    expect(checkNewContactField('newEmail', emptyContact)).toBeUndefined();
    expect(checkNewContactField('newEmail', { ...emptyContact, by: 'email' })?.key).toBe('email.address');
  });
});

it.each([
  ['Mapp1234', 'Mapp1234', undefined, undefined],
  ['Mapp', 'Mapp', 'password.login', undefined],
  ['Mapp1234', 'Mapp1235', undefined, 'password.repeat'],
  ['', '', 'password.login', 'password.repeatMissing'],
])('the passwords %j and %j: %s, %s', (password, repeat, first, second) => {
  expect(checkNewPasswordField('password', { password, repeat })?.key).toBe(first);
  expect(checkNewPasswordField('repeat', { password, repeat })?.key).toBe(second);
});
