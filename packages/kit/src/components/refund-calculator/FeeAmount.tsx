import { useMessages } from '../../messages/provider.tsx';
import type { Fee, Wish } from '../../rules/fare-ladder/ladder.ts';
import { Amount } from '../amount/Amount.tsx';

export interface FeeAmountProps {
  fee: Fee;
  /** Wish that the fee is for; it names a refusal. */
  wish: Wish;
  /** ISO 4217. */
  currency: string;
}

/** A fee, or the word for one that is refused or not told. Source: decisions.md 46. */
export function FeeAmount({ fee, wish, currency }: FeeAmountProps) {
  const t = useMessages('fees');
  if (fee.answer !== 'fee') return t(fee.answer === 'unknown' ? 'unknown' : `refused.${wish}`);
  return <Amount value={{ amount: fee.amount, currency }} />;
}
