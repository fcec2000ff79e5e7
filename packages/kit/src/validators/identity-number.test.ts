import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../rules/days.ts';
import { checkCharacter, identityFacts, identityNumber } from './identity-number.ts';
import { refuse, type Checked } from './result.ts';
import { corruptions, dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const today = '2026-06-01';
const good = (value: string): Checked => ({ ok: true, value });
const length = (count: number) => refuse('id.length', { count });

/** ISO 7064 by its own recursion: doubled remainders, which must end in 1. */
const modelCheck = (digits: string): string => {
  let rest = 0;
  for (const digit of digits) rest = ((rest + Number(digit)) * 2) % 11;
  const check = (12 - rest) % 11;
  return check === 10 ? 'X' : String(check);
};

describe('an ID number', () => {
  it.each([
    ['11010519491231002X', good('11010519491231002X')],
    ['11010519491231002x', good('11010519491231002X')],
    ['110105 19491231 002x', good('11010519491231002X')],
    ['１１０１０５１９４９１２３１００２Ｘ', good('11010519491231002X')],
    ['310104199003074510', good('310104199003074510')],
    ['310104201806010035', good('310104201806010035')],
    ['310104202601150020', good('310104202601150020')],
    ['310104194402290015', good('310104194402290015')],
    ['810000199408230021', good('810000199408230021')],
    ['830000199201300022', good('830000199201300022')],
    ['110105491231002', good('11010519491231002X')],
    ['110105 491231 002', good('11010519491231002X')],
    ['110105194912310021', refuse('id.check')],
    ['310104199003074511', refuse('id.check')],
    ['310104199002304512', refuse('id.date')],
    ['310104189903074510', refuse('id.date')],
    ['310104202606020023', refuse('id.date')],
    ['110105491331002', refuse('id.date')],
    ['000000199003074510', refuse('id.region')],
    ['810001199408230021', refuse('id.region')],
    ['810000491231002', refuse('id.region')],
    ['91010519491231002', length(17)],
    ['', refuse('id.empty')],
    ['1101051949123100X2', refuse('id.characters')],
    ['11010549123100X', refuse('id.characters')],
    ['11010519491231002A', refuse('id.characters')],
  ])('%s', (input, expected) => {
    expect(identityNumber(input, today)).toEqual(expected);
  });

  it.each([
    ['hkMacau', '810000199408230021'],
    ['taiwan', '830000199201300022'],
    ['resident', '11010519491231002X'],
  ] as const)('of %s alone', (holder, number) => {
    expect(identityNumber(number, today, holder)).toEqual(good(number));
    for (const other of ['hkMacau', 'taiwan', 'resident', 'foreigner'] as const) {
      expect(identityNumber(number, today, other).ok).toBe(other === holder);
    }
  });

  it('says who its holder is', () => {
    expect(identityFacts('11010519491231002X')).toEqual({
      holder: 'resident',
      birthday: '1949-12-31',
      gender: 'female',
    });
    expect(identityFacts('310104199003074510').gender).toBe('male');
  });
});

const regions = fc.constantFrom(
  '110105',
  '310104',
  '440305',
  '650102',
  '810000',
  '820000',
  '830000',
  '911156',
  '931392',
);
const days = fc.integer({ min: 0, max: 46_172 }).map((count) => addDays('1900-01-01', count));
const sequences = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
const ways = fc.array(fc.nat(5), { minLength: 1, maxLength: 18 });

it('property: identityNumber takes what ISO 7064 takes, and no number with one digit changed', () => {
  fc.assert(
    fc.property(regions, days, sequences, ways, fc.nat(1000), (region, day, sequence, typed, pick) => {
      const digits = region + day.replaceAll('-', '') + sequence;
      const number = digits + modelCheck(digits);
      expect(checkCharacter(digits)).toBe(modelCheck(digits));
      expect(identityNumber(dressed(number, typed), today)).toEqual(good(number));
      expect(identityFacts(number)).toMatchObject({
        birthday: day,
        gender: Number(sequence) % 2 === 1 ? 'male' : 'female',
      });
      const wrong = corruptions(number);
      const one = wrong[pick % wrong.length] ?? '';
      expect({ one, ok: identityNumber(one, today).ok }).toEqual({ one, ok: false });
    }),
    runs(),
  );
});

it('property: identityNumber converts numbers of 15 digits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('110105', '310104', '650102'),
      days.filter((day) => day < '2000'),
      sequences,
      (region, day, sequence) => {
        const digits = region + day.replaceAll('-', '') + sequence;
        expect(identityNumber(region + day.replaceAll('-', '').slice(2) + sequence, today)).toEqual(
          good(digits + modelCheck(digits)),
        );
      },
    ),
    runs(),
  );
});
