/** Baggage in the hold as a fare tells it. */
export interface Allowance {
  readonly answer: 'allowed' | 'refused' | 'unknown';
  readonly pieces?: number | undefined;
  readonly kg?: number | undefined;
}

/** How a new allowance stands to the old one; `other` where the airline does not tell enough to say. */
export type AllowanceShift = 'less' | 'more' | 'kept' | 'other';

/** Kilograms of all pieces; undefined where they are not told. */
const weightOf = ({ answer, pieces = 1, kg }: Allowance): number | undefined =>
  answer === 'refused' ? 0 : answer === 'allowed' && kg !== undefined ? pieces * kg : undefined;

/** Pieces; undefined where they are not told. */
const piecesOf = ({ answer, pieces }: Allowance): number | undefined =>
  answer === 'refused' ? 0 : answer === 'allowed' ? pieces : undefined;

/** Baggage in the hold of a new ticket beside that of the old one: by weight, or by pieces where no weight is told. */
export function allowanceShift(was: Allowance, is: Allowance): AllowanceShift {
  const [before, after] = [weightOf(was), weightOf(is)];
  const [one, other] =
    before !== undefined && after !== undefined ? [before, after] : [piecesOf(was), piecesOf(is)];
  if (one === undefined || other === undefined) return 'other';
  return other < one ? 'less' : other > one ? 'more' : 'kept';
}
