/** The fifteen documented activity types; anything else is OTHER. Source: membership.md section 4. */
export const activityCodes = [
  'AN',
  'AA',
  'RS',
  'MA',
  'MU',
  'RA',
  'TP',
  'BP',
  'CA_C',
  'CA_D',
  'EP',
  'RP',
  'PR',
  'CR',
  'MC',
] as const;

/** An activity as it is labelled: `CA` splits by transaction type into `CA_C` and `CA_D`. */
export type Activity = (typeof activityCodes)[number] | 'OTHER';

/** D debit, C credit. */
export const transactionTypes = ['D', 'C'] as const;
export type TransactionType = (typeof transactionTypes)[number];

const known: ReadonlySet<string> = new Set(activityCodes);

/** The label's code of an entry: `CA` takes its transaction type, an unknown code is OTHER. */
export function activityOf(activityType: string, transactionType: string): Activity {
  const code = activityType === 'CA' ? `CA_${transactionType}` : activityType;
  return known.has(code) ? (code as Activity) : 'OTHER';
}

/**
 * The signed amount of an entry: a debit with a non-zero amount is negative, a credit positive, anything else 0.
 * @param consumePoint points of the entry, without sign on the wire
 */
export function signedPoints(transactionType: string, consumePoint: number): number {
  const amount = Math.abs(consumePoint);
  if (amount === 0) return 0;
  if (transactionType === 'D') return -amount;
  return transactionType === 'C' ? amount : 0;
}
