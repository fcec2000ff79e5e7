/** Length of a login password. Source: decision 17. */
export const loginLength = { min: 8, max: 20 } as const;

/** From so many characters on a password is strong, if capital and small letters are in it. Ours: no document names a scale. */
const strongFrom = 12;

/** Parts that a login password has or lacks; the first three must be there. Source: decision 17. */
export const passwordParts = ['length', 'letters', 'digits', 'cases'] as const;
export type PasswordPart = (typeof passwordParts)[number];

/** Part that makes a password stronger, and need not be there. */
export const optionalPart = 'cases' satisfies PasswordPart;

export type PasswordStrength = 'weak' | 'medium' | 'strong';

export interface PasswordReport {
  readonly strength: PasswordStrength;
  readonly has: Readonly<Record<PasswordPart, boolean>>;
  /** Next part that makes it stronger; undefined when it is strong. */
  readonly next: PasswordPart | 'longer' | undefined;
}

/** How strong a login password is, and what it lacks. */
export function passwordReport(password: string): PasswordReport {
  const has = {
    length: password.length >= loginLength.min && password.length <= loginLength.max,
    letters: /[A-Za-z]/.test(password),
    digits: /\d/.test(password),
    cases: /[a-z]/.test(password) && /[A-Z]/.test(password),
  };
  const missing = passwordParts.find((part) => !has[part]);
  const next = missing ?? (password.length < strongFrom ? 'longer' : undefined);
  const good = has.length && has.letters && has.digits;
  return { has, next, strength: !good ? 'weak' : next === undefined ? 'strong' : 'medium' };
}
