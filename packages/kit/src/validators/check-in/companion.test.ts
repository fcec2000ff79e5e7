import { describe, expect, it } from 'vitest';
import type { Companion } from '../../contracts/check-in/companions.ts';
import { checkCompanion } from './companion.ts';
import {
  checkCompanionField,
  companionFields,
  companionWith,
  factsOfCompanion,
  saysBirthday,
} from './companion-fields.ts';
import { emptyCompanion, type CompanionField, type CompanionTyped } from './companion-typed.ts';
import { companionSaved, typedOfCompanion, typedOfSaved } from './companion-wire.ts';

const on = '2026-06-01';
const adult = '310104199003074510';
const child = '310104201806010035';
const infant = '310104202601150020';
const friend: Companion = {
  companionId: 'C-2',
  cnFamilyName: '李',
  cnGivenName: '四',
  paxType: 'ADT',
  identity: { idType: 'PP', idNo: 'E87654321' },
  phone: '+86 13900000000',
  self: false,
};
const self: Companion = {
  ...friend,
  companionId: 'C-1',
  identity: { idType: 'NI', idNo: '11010519491231002X' },
  self: true,
};
const context = { on, known: [self, friend] };
const good: CompanionTyped = { ...emptyCompanion, familyName: '王', givenName: '芳', number: adult };
const keyOf = (field: CompanionField, change: Partial<CompanionTyped>) =>
  checkCompanionField(field, { ...good, ...change }, context)?.key;

describe('checkCompanion', () => {
  it('sends what was typed as the wire wants it', () => {
    expect(checkCompanion({ ...good, phone: '13800000001' }, context)).toEqual({
      ok: true,
      value: {
        cnFamilyName: '王',
        cnGivenName: '芳',
        paxType: 'ADT',
        gender: 'M',
        birthday: '1990-03-07',
        identity: { idType: 'NI', idNo: adult },
        phone: '+86 13800000001',
      },
    });
  });

  it('sends a name in letters as such, and a birthday that was typed', () => {
    const typed: CompanionTyped = {
      ...good,
      familyName: 'lefevre',
      givenName: 'Anne',
      kind: 'passport',
      number: '12AB34567',
      birthday: '1980-02-29',
    };
    expect(checkCompanion(typed, context)).toEqual({
      ok: true,
      value: {
        enFamilyName: 'LEFEVRE',
        enGivenName: 'ANNE',
        paxType: 'ADT',
        birthday: '1980-02-29',
        identity: { idType: 'PP', idNo: '12AB34567' },
        phone: '',
      },
    });
  });

  it('names what is missing in the form’s order; the phone may be left empty, the number says the birthday', () => {
    const checked = checkCompanion(emptyCompanion, context);
    expect(checked.ok ? [] : checked.problems).toEqual(['familyName', 'givenName', 'number']);
    expect(companionFields).toEqual(['familyName', 'givenName', 'number', 'birthday', 'phone']);
  });

  it.each<[CompanionField, Partial<CompanionTyped>, string | undefined]>([
    ['givenName', { givenName: 'Fang' }, 'name.script'],
    ['givenName', { givenName: '' }, 'name.script'],
    ['familyName', { familyName: '123' }, 'name.script'],
    ['familyName', { familyName: 'A'.repeat(29) }, 'name.long'],
    ['familyName', { paxType: 'INF' }, 'name.infant'],
    ['familyName', { paxType: 'INF', familyName: 'Wang' }, undefined],
    ['number', { number: '31010419900307451' }, 'id.length'],
    ['number', { number: '11010519491231002x' }, 'document.self'],
    ['number', { kind: 'passport', number: 'e8765 4321' }, 'document.onList'],
    ['phone', { phone: '12' }, 'phone.mainland'],
    ['birthday', { number: child }, 'birthday.adult'],
    ['birthday', { number: infant }, 'birthday.adult'],
    ['birthday', { paxType: 'CHD', number: child }, undefined],
    ['birthday', { paxType: 'INF', number: infant }, undefined],
    ['birthday', { paxType: 'INF', number: child }, 'birthday.infant'],
    ['birthday', { paxType: 'CHD', number: adult }, 'birthday.child'],
    // While the number is wrong, that alone is to be put right.
    ['birthday', { number: '1' }, undefined],
    ['birthday', { kind: 'passport', number: 'E11111111' }, 'day.empty'],
    ['birthday', { kind: 'passport', paxType: 'INF', birthday: '2026-05-25' }, 'birthday.newborn'],
  ])('%s %j: %s', (field, change, key) => {
    expect(keyOf(field, change)).toBe(key);
  });

  it('says whose the document is', () => {
    const typed: CompanionTyped = { ...good, kind: 'passport', number: 'E87654321' };
    expect(checkCompanionField('number', typed, context)).toMatchObject({ args: { name: '李四' } });
    expect(companionWith(typed, context)).toBe(friend);
    expect(companionWith(good, context)).toBeUndefined();
  });
});

describe('what a number says', () => {
  it.each<[Partial<CompanionTyped>, boolean, string | undefined]>([
    [{}, true, '1990-03-07'],
    [{ number: '' }, true, undefined],
    [{ kind: 'householdRegister', number: child }, true, '2018-06-01'],
    [{ kind: 'householdRegister', number: 'AB12345' }, false, undefined],
    [{ kind: 'passport', number: adult }, false, undefined],
  ])('%j', (change, says, birthday) => {
    expect(saysBirthday({ ...good, ...change }, on)).toBe(says);
    expect(factsOfCompanion({ ...good, ...change }, on)?.birthday).toBe(birthday);
  });
});

describe('what is known of somebody', () => {
  it('a companion comes back as it was typed', () => {
    const typed = typedOfCompanion(friend);
    expect(typed).toEqual({
      ...emptyCompanion,
      familyName: '李',
      givenName: '四',
      kind: 'passport',
      number: 'E87654321',
      phone: '13900000000',
    });
  });

  it('an infant is named in letters', () => {
    const typed = typedOfSaved({
      id: 'p',
      sort: 1,
      isSelectAvailable: true,
      hasSelected: false,
      paxName: '王小',
      paxType: 'INF',
      favorPaxIdDtoList: [{ idType: 'BR', idNo: 'A1234567' }],
      cnFamilyName: '王',
      cnGivenName: '小',
      enFamilyName: 'WANG',
      enGivenName: 'XIAO',
      birthday: '2026-01-15',
    });
    expect(typed).toMatchObject({ familyName: 'WANG', kind: 'birthCertificate', birthday: '2026-01-15' });
  });

  it('what was saved is found again', () => {
    const checked = checkCompanion(typedOfCompanion({ ...friend, birthday: '1990-01-01' }), {
      on,
      known: [],
    });
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    const there = { ...friend, birthday: '1990-01-01' };
    expect(companionSaved(checked.value, [there], undefined)).toBe(true);
    expect(companionSaved(checked.value, [there], 'C-2')).toBe(true);
    expect(companionSaved(checked.value, [there], 'C-3')).toBe(false);
    expect(companionSaved(checked.value, [{ ...there, phone: '' }], 'C-2')).toBe(false);
    expect(companionSaved(checked.value, [], undefined)).toBe(false);
  });
});

describe('somebody who is known', () => {
  const whole: Companion = {
    ...friend,
    enFamilyName: 'LI',
    enGivenName: 'SI',
    birthday: '1990-01-01',
  };
  const { companionId: _id, self: _self, ...sent } = whole;

  it.each([
    [{}, true],
    [{ cnFamilyName: '王' }, false],
    [{ cnGivenName: '五' }, false],
    [{ enFamilyName: 'WANG' }, false],
    [{ enGivenName: 'WU' }, false],
    [{ paxType: 'CHD' as const }, false],
    [{ birthday: '1990-01-02' }, false],
    [{ phone: '+86 13900000001' }, false],
    [{ identity: { idType: 'PP', idNo: 'E1' } }, false],
  ])('with %j is what was sent: %s', (change, same) => {
    expect(companionSaved(sent, [{ ...whole, ...change }], 'C-2')).toBe(same);
  });

  it('is what was sent where an empty part is left out', () => {
    const {
      cnFamilyName: _f,
      cnGivenName: _g,
      enFamilyName: _e,
      enGivenName: _v,
      birthday: _b,
      ...bare
    } = whole;
    const empty = { cnFamilyName: '', cnGivenName: '', enFamilyName: '', enGivenName: '', birthday: '' };
    expect(companionSaved({ ...sent, ...empty }, [bare], 'C-2')).toBe(true);
    expect(companionSaved({ ...sent, ...empty }, [whole], 'C-2')).toBe(false);
  });

  it('is an added one by the document alone', () => {
    expect(companionSaved(sent, [{ ...whole, companionId: 'C-9', cnFamilyName: '王' }], undefined)).toBe(
      true,
    );
  });

  it('is shown in letters where there is no Chinese name, and the phone as it stands where no country has it', () => {
    const { cnFamilyName: _f, cnGivenName: _g, ...letters } = whole;
    expect(typedOfCompanion({ ...letters, phone: '13900000000' })).toEqual({
      ...emptyCompanion,
      familyName: 'LI',
      givenName: 'SI',
      kind: 'passport',
      number: 'E87654321',
      birthday: '1990-01-01',
      phone: '13900000000',
    });
    expect(typedOfCompanion({ ...whole, phone: '+81 9012345678' })).toMatchObject({
      phoneCountry: 'JP',
      phone: '9012345678',
    });
    const { enFamilyName: _e, enGivenName: _v, ...nameless } = letters;
    expect(typedOfCompanion(nameless)).toMatchObject({ familyName: '', givenName: '' });
  });

  it('is shown with another document where the form does not offer its kind, and with none where there is none', () => {
    const passenger = {
      id: 'p',
      sort: 1,
      isSelectAvailable: true,
      hasSelected: false,
      paxName: '李四',
      paxType: 'ADT' as const,
      cnFamilyName: '李',
    };
    const shown = (favorPaxIdDtoList: { idType: string; idNo: string }[]) =>
      typedOfSaved({ ...passenger, favorPaxIdDtoList });
    expect(shown([{ idType: 'nonsense', idNo: '7' }])).toEqual({
      ...emptyCompanion,
      familyName: '李',
      kind: 'other',
      number: '7',
    });
    expect(shown([])).toEqual({ ...emptyCompanion, familyName: '李' });
  });
});
