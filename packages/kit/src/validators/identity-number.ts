import { checkCharacter } from '../rules/check-digits.ts';
import type { Day } from '../rules/days.ts';
import { isDay } from './day.ts';
import { accept, refuse, type Checked, type Refused } from './result.ts';
import { compact } from './typed.ts';

export { checkCharacter } from '../rules/check-digits.ts';

/** Holder of a number: mainland resident, with a residence permit, or foreigner with a permanent one. */
export type Holder = 'resident' | 'hkMacau' | 'taiwan' | 'foreigner';

/** Facts in an 18-character number. */
export interface IdentityFacts {
  readonly holder: Holder;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
}

/** The first two digits of the provinces, GB/T 2260. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71'.split(
    ' ',
  ),
);
const residencePermits: Readonly<Record<string, Holder>> = {
  '810000': 'hkMacau',
  '820000': 'hkMacau',
  '830000': 'taiwan',
};
const shape = /^\d{17}[\dX]$/;
const oldShape = /^\d{15}$/;

/** The 18-character form of a number of the first generation: the century, and the check character. Source: GB 11643. */
const modern = (old: string): string => {
  const digits = `${old.slice(0, 6)}19${old.slice(6)}`;
  return digits + checkCharacter(digits);
};

/** The holder by the first digits. Source: rules of the residence permits (2018) and of the foreigner's card (2023). */
function holderOf(number: string): Holder | undefined {
  if (number.startsWith('9')) return 'foreigner';
  return residencePermits[number.slice(0, 6)] ?? (provinces.has(number.slice(0, 2)) ? 'resident' : undefined);
}

const birthdayIn = (number: string): Day =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/** Facts about the holder of a valid number. */
export const identityFacts = (number: string): IdentityFacts => ({
  holder: holderOf(number) ?? 'resident',
  birthday: birthdayIn(number),
  gender: Number(number[16]) % 2 === 1 ? 'male' : 'female',
});

const otherHolder: Record<Holder, () => Refused> = {
  resident: () => refuse('id.region'),
  hkMacau: () => refuse('id.hkMacau'),
  taiwan: () => refuse('id.taiwan'),
  foreigner: () => refuse('id.foreigner'),
};

/**
 * An ID number of 18 characters with a real date and its check character; 15 digits are converted. Source: membership.md
 * section 5, decision 19, GB 11643. Numbers of residence permits (810000, 820000, 830000) and of the foreigner's card (9…) are
 * built alike and are accepted.
 * @param today no birthday is after it
 * @param holder only such a number is accepted
 */
export function identityNumber(input: string, today: Day, holder?: Holder): Checked {
  const typed = compact(input).toUpperCase();
  if (typed === '') return refuse('id.empty');
  const isOld = typed.length === 15;
  if (typed.length !== 18 && !isOld) return refuse('id.length', { count: typed.length });
  if (!(isOld ? oldShape : shape).test(typed)) return refuse('id.characters');
  const number = isOld ? modern(typed) : typed;
  const found = holderOf(number);
  if (!found || (isOld && found !== 'resident')) return refuse('id.region');
  if (holder && found !== holder) return otherHolder[holder]();
  const born = birthdayIn(number);
  if (!isDay(born) || born > today || born < '1900') return refuse('id.date');
  return number.endsWith(checkCharacter(number)) ? accept(number) : refuse('id.check');
}
