import { describe, expect, it } from 'vitest';
import { checkYouth, checkYouthField, emptyYouth, youthFields, type YouthField } from './youth.ts';

const good = {
  ...emptyYouth,
  name: '林海',
  phone: '13912340987',
  occupation: 'student',
  organisation: ' 东海  大学 ',
  agree: true,
};

const refusedOf = (field: YouthField, typed: typeof good) => checkYouthField(field, typed, {})?.key;

describe('an application for the youth programme', () => {
  it('is sent as it is kept', () => {
    expect(checkYouth(good, {})).toEqual({
      name: '林海',
      phone: '+86 13912340987',
      email: '',
      occupation: 'student',
      organisation: '东海 大学',
    });
  });

  it('names each field that is missing', () => {
    expect(youthFields.filter((field) => checkYouthField(field, emptyYouth, {}) !== undefined)).toEqual([
      'name',
      'phone',
      'occupation',
      'organisation',
      'agree',
    ]);
  });

  it.each([
    ['occupation', { ...good, occupation: 'pilot' }, 'occupation.choose'],
    ['organisation', { ...good, organisation: '大' }, 'organisation.empty'],
    ['organisation', { ...good, organisation: '大'.repeat(61) }, 'address.long'],
    ['email', { ...good, email: 'x' }, 'email.address'],
    ['agree', { ...good, agree: false }, 'agree.programme'],
  ] as const)('%s is refused', (field, typed, key) => {
    expect(refusedOf(field, typed)).toBe(key);
    expect(checkYouth(typed, {})).toBeUndefined();
  });

  it('says how many characters there may be', () => {
    const refusal = checkYouthField('organisation', { ...good, organisation: '大'.repeat(300) }, {});
    expect(refusal).toEqual({ ok: false, key: 'address.long', args: { max: 60 } });
    expect(refusedOf('organisation', { ...good, organisation: '大学' })).toBeUndefined();
  });

  it('takes 60 characters, also beyond the BMP', () => {
    expect(refusedOf('organisation', { ...good, organisation: '𠮷'.repeat(60) })).toBeUndefined();
  });
});
