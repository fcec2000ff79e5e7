import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from './email.ts';
import { refuse } from './result.ts';
import { dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const wrong = refuse('email.address');

describe('an e-mail address', () => {
  it.each([
    ['name@example.com', 'name@example.com'],
    [' Name@Example.COM ', 'Name@example.com'],
    ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name@example.com'],
    ['first.last+tag@mail.example.com.cn', 'first.last+tag@mail.example.com.cn'],
    ["o'brien_1@a-b.co", "o'brien_1@a-b.co"],
    ['1@example.xn--fiqs8s', '1@example.xn--fiqs8s'],
    ['name@例子.com', 'name@例子.com'],
    ['name@例子.中国', 'name@例子.中国'],
    ['name@почта.рф', 'name@почта.рф'],
    ['name@MÜNCHEN.de', 'name@münchen.de'],
    ['name@example。com', 'name@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%s', (input, value) => {
    expect(email(input)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'name@example.c',
    'name@example.123',
    'na me@example.com',
    'name@exa mple.com',
    'name@@example.com',
    'a@b@example.com',
    '.name@example.com',
    'name.@example.com',
    'na..me@example.com',
    'name@-example.com',
    'name@example-.com',
    'name@example..com',
    'name@.com',
    'name@例-.com',
    'name@例子',
    'name@例 子.com',
    'name@例/子.com',
    'name@例:80.com',
    'name@xn--a.例\u00ad\u0000.com',
    `name@${'例'.repeat(64)}.com`,
    `${'a'.repeat(65)}@example.com`,
    `name@${'a'.repeat(64)}.com`,
    `name@${'a.'.repeat(125)}com`,
  ])('refuses %j', (input) => {
    expect(email(input)).toEqual(wrong);
  });
});

const atom = fc.string({ unit: fc.constantFrom(...Array.from('abzAZ09_+-!')), minLength: 1, maxLength: 12 });
const label = fc.string({ unit: fc.constantFrom(...Array.from('abzAZ09')), minLength: 1, maxLength: 20 });
const spot = fc.constantFrom(' ', '@', '..', '"', ',', '(', '\u20ac');

it('property: email takes atoms and labels, and none with what has no place there', () => {
  fc.assert(
    fc.property(
      fc.array(atom, { minLength: 1, maxLength: 4 }),
      fc.array(label, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('com', 'cn', 'travel'),
      fc.array(fc.nat(1), { minLength: 1 }),
      spot,
      fc.nat(),
      (atoms, labels, top, ways, extra, at) => {
        const name = atoms.join('.');
        const domain = [...labels, top].join('.');
        const value = `${name}@${domain.toLowerCase()}`;
        expect(email(dressed(`${name}@${domain}`, ways))).toEqual({ ok: true, value });
        const place = 1 + (at % (value.length - 1));
        expect(email(value.slice(0, place) + extra + value.slice(place)).ok).toBe(false);
        expect(email(value.replace('@', '')).ok).toBe(false);
      },
    ),
    runs(),
  );
});
