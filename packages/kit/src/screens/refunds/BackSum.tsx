import { AmountSum } from '../../components/amount/AmountSum.tsx';
import { Amount } from '../../components/amount/Amount.tsx';
import { useMessages } from '../../messages/provider.tsx';
import type { RefundSum } from '../../rules/refunds/sum.ts';

interface BackSumProps {
  /** Undefined where nothing is known of it. */
  sum: Partial<Record<keyof RefundSum, number | undefined>> | undefined;
  /** ISO 4217. */
  currency: string;
}

/** Points and money that come back, points first; that it is not known where the money is not. */
export function BackSum({ sum, currency }: BackSumProps) {
  const t = useMessages('refund');
  const { back, pointsBack = 0 } = sum ?? {};
  if (back === undefined) return t('unknownSum');
  const money = { amount: back, currency };
  if (pointsBack === 0) return <Amount value={money} />;
  return <AmountSum points={pointsBack} cash={[money]} unit={t('points')} />;
}
