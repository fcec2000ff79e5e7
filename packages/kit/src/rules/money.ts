/** Money in minor units, with its ISO 4217 currency. Source: decision 13. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Digits after the decimal point of a currency: none of the yen, three of the Kuwaiti dinar. Source: ISO 4217. */
const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Minor units of a sum as it was typed; undefined where it is none, or has more decimals than the currency. */
export function minorUnits(typed: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const [found, whole = '', part = ''] =
    /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  return found === undefined || part.length > digits ? undefined : Number(whole + part.padEnd(digits, '0'));
}
