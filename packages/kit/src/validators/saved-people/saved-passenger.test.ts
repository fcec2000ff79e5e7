import { describe, expect, it } from 'vitest';
import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
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
  factsOfPassenger,
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

  it('is sent with a membership where a programme is chosen', () => {
    const programmes = [
      { code: 'MU', name: 'MU', own: true },
      { code: 'X7', name: 'X7' },
    ];
    const sent = (programme: string, cardNumber: string) => {
      const checked = checkPassenger({ ...good, programme, cardNumber }, { on, programmes });
      return checked.ok ? checked.value.card : checked.problems;
    };
    expect(sent('MU', '6000 0000 0001')).toEqual({ kind: 'MU', number: '600000000001' });
    expect(sent('X7', 'ab12345')).toEqual({ kind: 'X7', number: 'AB12345' });
    expect(sent('MU', 'AB12345')).toEqual(['cardNumber']);
    expect(sent('X7', '')).toEqual(['cardNumber']);
    expect(sent('', 'AB12345')).toBeUndefined();
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

describe('somebody who is saved', () => {
  const whole: SavedPassenger = {
    id: '9',
    sort: 1,
    isSelectAvailable: true,
    hasSelected: false,
    paxName: '林海',
    paxType: 'CHD',
    favorPaxIdDtoList: [
      { idType: 'PP', idNo: 'E55443322', expireDate: '2033-05-06', issueCountry: 'JP' },
      { idType: 'EXTENTPRMT', idNo: '1' },
    ],
    cnFamilyName: '林',
    cnGivenName: '海',
    enFamilyName: 'LIN',
    enGivenName: 'HAI',
    gender: 'F',
    birthday: '2018-06-01',
    country: 'JP',
    card: { kind: 'X7', number: 'AB12345' },
  };
  const { id: _id, sort: _sort, isSelectAvailable: _a, hasSelected: _h, paxName: _n, ...sent } = whole;
  const fields = { ...sent, gender: 'F', birthday: '2018-06-01', country: 'JP' } as const;

  it('is shown whole, and a document keeps its kind', () => {
    expect(typedOfPassengerSaved(whole)).toEqual({
      paxType: 'CHD',
      cnFamilyName: '林',
      cnGivenName: '海',
      enFamilyName: 'LIN',
      enGivenName: 'HAI',
      gender: 'F',
      birthday: '2018-06-01',
      country: 'JP',
      documents: [
        { kind: 'passport', number: 'E55443322', expiry: '2033-05-06', issuer: 'JP' },
        { kind: 'entryPermit', number: '1', expiry: '', issuer: 'CN' },
      ],
      programme: 'X7',
      cardNumber: 'AB12345',
      phoneCountry: 'CN',
      phone: '',
      email: '',
    });
  });

  it('is shown with empty fields where nothing is known', () => {
    const { paxType, favorPaxIdDtoList: _list } = whole;
    const bare = { ...list[1], paxType, favorPaxIdDtoList: [{ idType: 'nonsense', idNo: '2' }] };
    expect(typedOfPassengerSaved(bare as SavedPassenger)).toEqual({
      ...emptyPassenger,
      paxType: 'CHD',
      documents: [{ kind: 'other', number: '2', expiry: '', issuer: 'CN' }],
    });
  });

  it.each([
    [{}, true],
    [{ cnFamilyName: '王' }, false],
    [{ cnGivenName: '河' }, false],
    [{ enFamilyName: 'WANG' }, false],
    [{ enGivenName: 'HE' }, false],
    [{ paxType: 'ADT' as const }, false],
    [{ gender: 'M' as const }, false],
    [{ birthday: '2018-06-02' }, false],
    [{ country: 'CN' }, false],
    [{ card: { kind: 'X7', number: 'AB99999' } }, false],
    [{ card: { kind: '9N', number: 'AB12345' } }, false],
    [{ favorPaxIdDtoList: whole.favorPaxIdDtoList.slice(1) }, false],
  ])('with %j is what was sent: %s', (change, same) => {
    expect(passengerSaved(fields, [{ ...whole, ...change }], '9')).toBe(same);
    // Under another id it is not the one that was changed.
    expect(passengerSaved(fields, [{ ...whole, ...change }], '8')).toBe(false);
  });

  it('is what was sent where an empty name is left out', () => {
    const { cnFamilyName: _f, cnGivenName: _g, enFamilyName: _e, enGivenName: _v, ...nameless } = whole;
    const empty = { cnFamilyName: '', cnGivenName: '', enFamilyName: '', enGivenName: '' };
    expect(passengerSaved({ ...fields, ...empty }, [nameless], '9')).toBe(true);
    expect(passengerSaved({ ...fields, ...empty }, [whole], '9')).toBe(false);
  });

  it('is an added one only with every document', () => {
    expect(passengerSaved(fields, [{ ...whole, id: '12', cnFamilyName: '王' }], undefined)).toBe(true);
    const one = { ...whole, favorPaxIdDtoList: whole.favorPaxIdDtoList.slice(0, 1) };
    expect(passengerSaved(fields, [one], undefined)).toBe(false);
  });
});

describe('what a passenger is sent with', () => {
  const abroad: PassengerTyped = {
    ...good,
    cnFamilyName: '',
    cnGivenName: '',
    enFamilyName: 'lefevre',
    enGivenName: 'anne',
    gender: 'F',
    birthday: '1980-02-29',
    country: 'FR',
    documents: [passport],
  };

  it('is what was typed where no number says it', () => {
    expect(checkPassenger(abroad, { on })).toEqual({
      ok: true,
      value: {
        enFamilyName: 'LEFEVRE',
        enGivenName: 'ANNE',
        paxType: 'ADT',
        gender: 'F',
        birthday: '1980-02-29',
        country: 'FR',
        favorPaxIdDtoList: [
          { idType: 'PP', idNo: 'E55443322', expireDate: '2033-05-06', issueCountry: 'CN' },
        ],
      },
    });
    expect(checkPassenger({ ...abroad, gender: 'M' }, { on })).toMatchObject({ value: { gender: 'M' } });
  });

  it('is what the number says before what was typed', () => {
    const woman = { ...card, number: '11010519491231002X' };
    const typed = { ...good, gender: 'M', birthday: '2000-01-01', documents: [passport, woman] };
    expect(checkPassenger(typed, { on })).toMatchObject({
      value: { gender: 'F', birthday: '1949-12-31' },
    });
  });

  it('leaves out what a document does not say', () => {
    const registered = { ...card, kind: 'householdRegister', number: 'AB12345', issuer: '' } as const;
    const checked = checkPassenger({ ...abroad, documents: [registered] }, { on });
    const [document] = checked.ok ? checked.value.favorPaxIdDtoList : [];
    expect(Object.keys(document ?? {})).toEqual(['idType', 'idNo']);
  });
});

it('an infant is named in letters alone', () => {
  const infant: PassengerTyped = {
    ...good,
    paxType: 'INF',
    cnFamilyName: '',
    cnGivenName: '',
    enFamilyName: 'Lin',
    enGivenName: 'Hai',
  };
  expect(checkPassengerField('cnFamilyName', infant, { on })).toBeUndefined();
  expect(checkPassengerField('enFamilyName', { ...infant, enFamilyName: '' }, { on })?.key).toBe('name.both');
});

it('a document that is on the list says whose it is; a card may have an end', () => {
  const context = { on, others: [], list, id: undefined };
  const taken = { ...passport, number: 'EB1234567' };
  expect(checkPassengerDocumentField('number', taken, context)).toMatchObject({ args: { name: '王芳' } });
  const ended = { ...card, expiry: '2026-05-31' };
  expect(checkPassengerDocumentField('expiry', ended, context)?.key).toBe('document.expired');
  const other = { ...card, number: '11010519491231002X', issuer: '' };
  expect(checkPassengerDocument(other, context)).toBeUndefined();
});

describe('what a number says', () => {
  it.each([
    ['hkMacauResidence', '810000199408230021', '1994-08-23'],
    ['taiwanResidence', '830000199201300022', '1992-01-30'],
    ['householdRegister', '310104199003074510', '1990-03-07'],
    ['householdRegister', 'AB12345', undefined],
    ['passport', '310104199003074510', undefined],
    ['identityCard', '310104199003074511', undefined],
  ] as const)('%s %s: %s', (kind, number, birthday) => {
    const typed = { ...good, documents: [{ ...card, kind, number }] };
    expect(factsOfPassenger(typed, on)?.birthday).toBe(birthday);
  });

  it('nothing without a document', () => {
    expect(emptyPassenger.documents).toEqual([]);
    expect(factsOfPassenger(emptyPassenger, on)).toBeUndefined();
  });
});

it('of two empty name parts the first one says it, in whichever script the other name is', () => {
  const nameless = { ...good, cnFamilyName: ' ', cnGivenName: '' };
  expect(checkPassengerField('cnGivenName', nameless, { on })).toBeUndefined();
  expect(checkPassengerField('cnFamilyName', { ...nameless, enGivenName: 'HAI' }, { on })).toBeUndefined();
  expect(checkPassengerField('cnFamilyName', { ...nameless, paxType: 'INF' }, { on })).toBeUndefined();
  expect(checkPassengerField('cnGivenName', { ...good, cnGivenName: 'Hai' }, { on })?.key).toBe(
    'name.chinese',
  );
});
