import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseName, latinName, passengerName, travelName } from './names.ts';
import { refuse, type Checked } from './result.ts';
import { dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const good = (value: string): Checked => ({ ok: true, value });
const long = refuse('name.long', { max: 28 });

describe('a Chinese name', () => {
  it.each([
    ['张三', good('张三')],
    [' 张 三　', good('张三')],
    ['欧阳娜娜', good('欧阳娜娜')],
    ['阿卜杜拉·买买提', good('阿卜杜拉·买买提')],
    ['阿卜杜拉•买买提', good('阿卜杜拉·买买提')],
    ['𠮷野', good('𠮷野')],
    ['王𬭼', good('王𬭼')],
    ['㛃䶮', good('㛃䶮')],
    ['𠮷'.repeat(28), good('𠮷'.repeat(28))],
    ['𠮷'.repeat(29), long],
    ['张', refuse('name.whole')],
    ['𠮷', refuse('name.whole')],
    ['张3', refuse('name.chinese')],
    ['Zhang', refuse('name.chinese')],
    ['·张', refuse('name.chinese')],
    ['张··三', refuse('name.chinese')],
    ['张😀', refuse('name.chinese')],
    ['', refuse('name.chinese')],
  ])('%s', (input, expected) => {
    expect(chineseName(input)).toEqual(expected);
  });

  it('a part of it may be one character', () => {
    expect(chineseName('张', 'part')).toEqual(good('张'));
  });
});

describe('a part of a name in letters', () => {
  it.each([
    ['zhang', good('ZHANG')],
    ['Ｚｈａｎｇ', good('ZHANG')],
    [' ou   yang ', good('OU YANG')],
    ['O’Brien', good("O'BRIEN")],
    ['Smith–Jones', good('SMITH-JONES')],
    ['A'.repeat(28), good('A'.repeat(28))],
    ['A'.repeat(29), long],
    ['ZHANG3', refuse('name.latin')],
    ['ZHANG/SAN', refuse('name.latin')],
    ['Lü', refuse('name.latin')],
    ['ß', refuse('name.latin')],
    ['-A', refuse('name.latin')],
    ['', refuse('name.latin')],
  ])('%s', (input, expected) => {
    expect(latinName(input)).toEqual(expected);
  });

  it('says so when a rare character has no spelling', () => {
    expect(latinName('', '王𬭼')).toEqual(refuse('name.rare'));
    expect(latinName('', '㛃')).toEqual(refuse('name.rare'));
    expect(latinName('', '王明')).toEqual(refuse('name.latin'));
    expect(latinName('xi', '𬭳')).toEqual(good('XI'));
  });
});

describe('a passenger’s name', () => {
  it.each([
    ['zhang/san', good('ZHANG/SAN')],
    ['ZHANG ／ SAN', good('ZHANG/SAN')],
    [`${'A'.repeat(13)}/${'B'.repeat(14)}`, good(`${'A'.repeat(13)}/${'B'.repeat(14)}`)],
    [`${'A'.repeat(14)}/${'B'.repeat(14)}`, long],
    ['ZHANG', refuse('name.slash')],
    ['ZHANG/', refuse('name.slash')],
    ['A/B/C', refuse('name.slash')],
    ['张/三', refuse('name.slash')],
  ])('%s, international', (input, expected) => {
    expect(passengerName(input, 'international')).toEqual(expected);
    expect(travelName(input)).toEqual(expected);
  });

  it.each([
    ['张三', good('张三')],
    ['zhang/san', good('ZHANG/SAN')],
    ['张', refuse('name.whole')],
    ['ZHANG SAN', refuse('name.either')],
    ['A'.repeat(29), long],
  ])('%s, domestic', (input, expected) => {
    expect(passengerName(input, 'domestic')).toEqual(expected);
  });
});

const between = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const han = fc.oneof(between(0x4e00, 0x9fff), between(0x3400, 0x4dbf), between(0x20000, 0x323af));
const letters = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')),
  minLength: 1,
  maxLength: 13,
});
const ways = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 30 });
const intruder = fc.constantFrom(...Array.from('0123456789@#_%!"&éяあ'));

const placed = (text: string, at: number, extra: string) => {
  const parts = Array.from(text);
  parts.splice(at % (parts.length + 1), 0, extra);
  return parts.join('');
};

it('property: chineseName takes 2 to 28 Han characters, and none with an intruder', () => {
  fc.assert(
    fc.property(fc.array(han, { minLength: 1, maxLength: 40 }), intruder, fc.nat(), (parts, extra, at) => {
      const name = parts.join('');
      const whole = parts.length < 2 ? refuse('name.whole') : good(name);
      if (parts.length <= 14) expect(chineseName(parts.join(' '))).toEqual(whole);
      expect(chineseName(name)).toEqual(parts.length > 28 ? long : whole);
      expect(chineseName(placed(name, at, extra)).ok).toBe(false);
    }),
    runs(),
  );
});

it('property: latinName takes letters however typed, and none with an intruder', () => {
  fc.assert(
    fc.property(letters, letters, ways, intruder, fc.nat(), (one, two, typed, extra, at) => {
      expect(latinName(dressed(`${one} ${two}`, typed))).toEqual(good(`${one} ${two}`.toUpperCase()));
      expect(latinName(placed(one, at, extra)).ok).toBe(false);
    }),
    runs(),
  );
});

it('property: travelName and passengerName take the "/" form once', () => {
  fc.assert(
    fc.property(letters, letters, ways, (surname, given, typed) => {
      const name = `${surname}/${given}`;
      for (const checked of [
        travelName(dressed(name, typed)),
        passengerName(dressed(name, typed), 'international'),
        passengerName(name, 'domestic'),
      ]) {
        expect(checked).toEqual(good(name.toUpperCase()));
      }
      expect(travelName(`${name}/`).ok).toBe(false);
      expect(travelName(surname + given).ok).toBe(false);
    }),
    runs(),
  );
});
