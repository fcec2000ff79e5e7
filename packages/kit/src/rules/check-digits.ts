const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** The check character of the first 17 digits of a mainland number. Source: GB 11643, ISO 7064 MOD 11-2. */
export const checkCharacter = (digits: string): string =>
  checks.charAt(weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11);

/** The check digit of what is before it, by Luhn. Source: ISO/IEC 7812-1. */
function luhnDigit(payload: string): string {
  let sum = 0;
  for (let place = 1; place <= payload.length; place += 1) {
    const value = Number(payload[payload.length - place]) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether the last of some digits is right by Luhn. */
export const isLuhn = (digits: string): boolean => luhnDigit(digits.slice(0, -1)) === digits.slice(-1);
