const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** So many digits of a hidden number are there to know it by. */
const shownDigits = 4;

/** A number with its middle hidden: `+86 138****0001`. */
export function hiddenPhone(phone: string): string {
  const [, before = '', digits = ''] = /^(\+\d{1,3} )?(.*)$/.exec(phone.trim()) ?? [];
  const own = digitsOf(digits);
  if (own.length <= shownDigits) return `${before}${'*'.repeat(own.length)}`;
  const head = own.length >= 2 * shownDigits + 2 ? own.slice(0, own.length - 2 * shownDigits) : '';
  return `${before}${head}${'*'.repeat(own.length - head.length - shownDigits)}${own.slice(-shownDigits)}`;
}

/** Whether a number may be the one that is hidden: its last digits are the same. */
export const mayBePhone = (phone: string, hidden: string): boolean =>
  digitsOf(phone).slice(-shownDigits) === digitsOf(hidden).slice(-shownDigits);
