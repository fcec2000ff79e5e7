import { describe, expect, it } from 'vitest';
import type { SavedPassenger } from '../contracts/passengers.ts';
import {
  checkPassengerDocument,
  checkPassengerDocumentField,
  emptyPassengerDocument,
} from './saved-passenger-document.ts';
import { passengerSaved, typedOfPassengerSaved } from './saved-passenger-wire.ts';
import {
  checkPassenger,
  checkPassengerField,
  emptyPassenger,
  type PassengerTyped,
} from './saved-passenger.ts';

const on = '2026-06-01';
const card = { ...emptyPassengerDocument, number: '310104199003074510' };
const passport = { kind: 'passport', number: 'E55443322', expiry: '2033-05-06', issuer: 'CN' } as const;
const good: PassengerTyped = { ...emptyPassenger, cnFamilyName: '林', cnGivenName: '海', documents: [card] };

describe('a passenger', () => {
  it('is sent with what the ID card says', () => {
    expect(checkPassenger(good, { on })).toEqual({
      ok: true,
      value: {
        cnFamilyName: '林',
        cnGivenName: '海',
        paxType: 'ADT',
        gender: 'M',
        birthday: '1990-03-07',
        country: 'CN',
        favorPaxIdDtoList: [{ idType: 'NI', idNo: '310104199003074510', issueCountry: 'CN' }],
      },
    });
  });

  it.each([
    [{ cnFamilyName: '', cnGivenName: '' }, 'cnFamilyName', 'name.whole'],
    [{ cnGivenName: '' }, 'cnGivenName', 'name.both'],
    [{ cnFamilyName: 'Lin' }, 'cnFamilyName', 'name.chinese'],
    [{ enFamilyName: 'LIN' }, 'enGivenName', 'name.both'],
    [{ enFamilyName: '林', enGivenName: 'HAI' }, 'enFamilyName', 'name.latin'],
    [{ paxType: 'INF' }, 'enFamilyName', 'name.infant'],
    [{ documents: [] }, 'documents', 'documents.none'],
    [{ documents: [passport] }, 'birthday', 'day.empty'],
    [{ documents: [passport] }, 'gender', 'gender.choose'],
    [{ country: '' }, 'country', 'country.choose'],
    [{ paxType: 'CHD' }, 'birthday', 'birthday.child'],
  ] as const)('%j is refused at %s as %s', (change, field, key) => {
    const typed = { ...good, ...change };
    expect(checkPassengerField(field, typed, { on })?.key).toBe(key);
    const checked = checkPassenger(typed, { on });
    expect(checked.ok ? [] : checked.problems).toContain(field);
  });

  it.each([
    { cnFamilyName: '', cnGivenName: '', enFamilyName: 'LIN', enGivenName: 'HAI' },
    { enFamilyName: 'lin', enGivenName: 'hai' },
  ])('%j is good', (change) => {
    expect(checkPassenger({ ...good, ...change }, { on }).ok).toBe(true);
  });
});

const list: readonly SavedPassenger[] = [
  {
    id: '1',
    sort: 1,
    isSelectAvailable: true,
    hasSelected: false,
    myUserid: 'U',
    paxName: '张三',
    paxType: 'ADT',
    favorPaxIdDtoList: [{ idType: 'NI', idNo: '310104199003074510' }],
  },
  {
    id: '2',
    sort: 2,
    isSelectAvailable: true,
    hasSelected: false,
    paxName: '王芳',
    paxType: 'ADT',
    favorPaxIdDtoList: [{ idType: 'PP', idNo: 'EB1234567' }],
  },
];

describe('a document', () => {
  const context = { on, others: [passport], list, id: undefined };
  it.each([
    [{ ...passport, number: 'EB1234567' }, 'number', 'document.onList'],
    [card, 'number', 'document.self'],
    [passport, 'number', 'document.twice'],
    [{ ...passport, expiry: '' }, 'expiry', 'day.empty'],
    [{ ...passport, expiry: '2026-05-31' }, 'expiry', 'document.expired'],
    [{ ...passport, issuer: '' }, 'issuer', 'document.issuer'],
    [{ ...card, number: '310104199003074511' }, 'number', 'id.check'],
  ] as const)('%j is refused at %s as %s', (typed, field, key) => {
    expect(checkPassengerDocumentField(field, typed, context)?.key).toBe(key);
    expect(checkPassengerDocument(typed, context)).toBeUndefined();
  });

  it('stays good for the one who has it', () => {
    const mine = { ...passport, number: 'eb1234567' };
    expect(checkPassengerDocument(mine, { ...context, id: '2' })?.number).toBe('EB1234567');
  });

  it('of some kinds has no end', () => {
    const cardOfAnother = { ...card, number: '11010519491231002X' };
    expect(checkPassengerDocument(cardOfAnother, context)).toEqual(cardOfAnother);
  });
});

it('knows what was sent among those saved', () => {
  const checked = checkPassenger(good, { on });
  if (!checked.ok) throw new Error('not good');
  const one = { ...list[1], ...checked.value, id: '9', paxName: '林海' } as SavedPassenger;
  expect(passengerSaved(checked.value, [...list, one], undefined)).toBe(true);
  expect(passengerSaved(checked.value, [...list, one], '9')).toBe(true);
  expect(passengerSaved(checked.value, [...list, { ...one, cnGivenName: '河' }], '9')).toBe(false);
  expect(passengerSaved(checked.value, list.slice(1), undefined)).toBe(false);
  expect(typedOfPassengerSaved(one)).toMatchObject({ cnFamilyName: '林', documents: [card] });
});
