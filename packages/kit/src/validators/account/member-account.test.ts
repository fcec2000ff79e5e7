import { describe, expect, it } from 'vitest';
import {
  checkContactField,
  checkDocumentChangeField,
  checkDocumentField,
  checkedDocument,
  checkedDocumentChange,
  checkLoginPasswordField,
  checkPointsPasswordField,
  contactFields,
  documentChangeFields,
  documentFields,
  documentOnFile,
  emptyDocument,
  loginPasswordFields,
  nothingTyped,
  pointsPasswordFields,
  type DocumentTyped,
} from './member-account.ts';

const today = '2026-06-01';
const card: DocumentTyped = { ...emptyDocument('identityCard'), name: '张三', number: '11010519491231002X' };
const passport: DocumentTyped = {
  kind: 'passport',
  name: '张三',
  number: 'E87654321',
  expiry: '2033-05-06',
  country: 'JP',
};
const officer: DocumentTyped = { ...emptyDocument('officerCard'), name: '张三', number: '军字第1234567号' };

describe('a document', () => {
  it('begins empty, of China', () => {
    expect(emptyDocument('passport')).toEqual({
      kind: 'passport',
      name: '',
      number: '',
      expiry: '',
      country: 'CN',
    });
  });

  it.each([
    ['identityCard', ['name', 'number', 'expiry']],
    ['passport', ['name', 'number', 'expiry', 'country']],
    ['taiwanPass', ['name', 'number', 'expiry']],
    ['officerCard', ['name', 'number']],
  ] as const)('of the kind %s asks for %j', (kind, fields) => {
    expect(documentFields({ kind })).toEqual(fields);
  });

  it.each([
    ['name', { ...passport, name: 'Zhang' }, 'name.chinese'],
    ['number', { ...card, number: '110105194912310021' }, 'id.check'],
    ['number', { ...passport, number: '' }, 'document.passport'],
    ['expiry', { ...passport, expiry: '' }, 'day.empty'],
    ['expiry', { ...passport, expiry: '2026-05-31' }, 'document.expired'],
    ['expiry', { ...card, expiry: '2026-05-31' }, 'document.expired'],
    ['expiry', { ...card, expiry: '' }, undefined],
    ['expiry', { ...card, expiry: ' ' }, undefined],
    ['country', { ...passport, country: '' }, 'document.issuer'],
    ['country', passport, undefined],
    // A part that a kind does not have is not asked for.
    ['expiry', { ...officer, expiry: '2020-01-01' }, undefined],
    ['country', { ...card, country: '' }, undefined],
  ] as const)('%s of %j: %s', (field, typed, key) => {
    expect(checkDocumentField(field, typed, today)?.key).toBe(key);
  });

  it('is sent with what its kind says', () => {
    expect(checkedDocument(card, today)).toEqual({
      idType: 'NI',
      idNo: '11010519491231002X',
      name: '张三',
    });
    expect(checkedDocument({ ...card, expiry: '20330506' }, today)).toMatchObject({
      expireDate: '2033-05-06',
    });
    expect(checkedDocument(passport, today)).toEqual({
      idType: 'PP',
      idNo: 'E87654321',
      name: '张三',
      expireDate: '2033-05-06',
      issueCountry: 'JP',
    });
    expect(Object.keys(checkedDocument(officer, today) ?? {})).toEqual(['idType', 'idNo', 'name']);
  });

  it.each([{ name: '' }, { number: '' }, { expiry: '' }, { country: '' }])(
    'is not sent with %j',
    (change) => {
      expect(checkedDocument({ ...passport, ...change }, today)).toBeUndefined();
    },
  );

  it.each([
    ['PP', 'E87654321', [{ idType: 'PP', idNo: 'E8 •••• 321' }], true],
    ['GAT', 'E87654321', [{ idType: 'GRP', idNo: 'E8 •••• 321' }], true],
    ['NI', 'E87654321', [{ idType: 'PP', idNo: 'E8 •••• 321' }], false],
    ['PP', 'E87654322', [{ idType: 'PP', idNo: 'E8 •••• 321' }], false],
    ['PP', 'E87654321', [], false],
  ])('%s %s is among %j: %s', (idType, idNo, documents, known) => {
    expect(documentOnFile({ idType, idNo }, documents)).toBe(known);
  });
});

describe('a change of a document', () => {
  it.each([
    ['identityCard', ['expiry']],
    ['passport', ['expiry', 'country']],
    ['officerCard', []],
  ] as const)('of the kind %s asks for %j', (kind, fields) => {
    expect(documentChangeFields({ kind })).toEqual(fields);
  });

  it('is held to the rules of both', () => {
    expect(checkDocumentChangeField('expiry', { ...passport, expiry: '' }, today)?.key).toBe('day.empty');
    expect(checkDocumentChangeField('country', { ...passport, country: '' }, today)?.key).toBe(
      'document.issuer',
    );
    expect(checkDocumentChangeField('expiry', { ...passport, country: '' }, today)).toBeUndefined();
    expect(checkDocumentChangeField('country', { ...passport, expiry: '' }, today)).toBeUndefined();
  });

  it('is sent with what has changed', () => {
    expect(checkedDocumentChange(passport, today)).toEqual({ expireDate: '2033-05-06', issueCountry: 'JP' });
    expect(checkedDocumentChange(card, today)).toEqual({});
    expect(checkedDocumentChange({ ...passport, expiry: '' }, today)).toBeUndefined();
    expect(checkedDocumentChange({ ...passport, country: '' }, today)).toBeUndefined();
  });
});

describe('a contact', () => {
  it('is typed with its code', () => {
    expect(nothingTyped).toEqual({ account: '', code: '' });
    expect(contactFields).toEqual(['account', 'code']);
  });

  it.each([
    ['account', { account: '13800000001', code: '' }, 'mobile', true],
    ['account', { account: '13800000001', code: '123456' }, 'email', false],
    ['account', { account: 'a@example.com', code: '' }, 'email', true],
    ['account', { account: 'a@example.com', code: '123456' }, 'mobile', false],
    ['code', { account: '', code: '123456' }, 'mobile', true],
    ['code', { account: '13800000001', code: '12345' }, 'mobile', false],
  ] as const)('%s of %j by %s is good: %s', (field, typed, by, good) => {
    expect(checkContactField(field, typed, by) === undefined).toBe(good);
  });
});

describe('a password', () => {
  const good = { old: 'x', password: 'Abcd1234', repeat: 'Abcd1234' };

  it('stands in its order', () => {
    expect(loginPasswordFields).toEqual(['old', 'password', 'repeat']);
    expect(pointsPasswordFields).toEqual(['password', 'repeat']);
  });

  it.each([
    ['old', {}, undefined],
    ['old', { old: '' }, 'password.old'],
    ['password', {}, undefined],
    ['password', { password: '1', repeat: '1' }, 'password.login'],
    ['repeat', {}, undefined],
    ['repeat', { repeat: 'Abcd1235' }, 'password.repeat'],
  ] as const)('for signing in: %s with %j is %s', (field, change, key) => {
    expect(checkLoginPasswordField(field, { ...good, ...change })?.key).toBe(key);
  });

  it.each([
    ['password', '135792', '', undefined],
    ['password', '1', '1', 'password.digits'],
    ['repeat', '135792', '135792', undefined],
    ['repeat', '135792', '135793', 'password.repeat'],
  ] as const)('for points: %s with %s and %s is %s', (field, password, repeat, key) => {
    expect(checkPointsPasswordField(field, { password, repeat })?.key).toBe(key);
  });
});
