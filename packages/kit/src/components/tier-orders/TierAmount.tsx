import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { TierPrice } from '../../rules/tiers/sale.ts';
import { AmountSum } from '../amount/AmountSum.tsx';

export interface TierAmountProps extends RootProps<HTMLSpanElement> {
  /** In points, in money, or in both. */
  price: TierPrice;
}

/** Price of a tier in a line: points, money, or both. */
export function TierAmount({ price: { points, cash }, ...root }: TierAmountProps) {
  const t = useMessages('tier-orders');
  return <AmountSum {...root} points={points} cash={cash && [cash]} unit={t('unit', { count: points })} />;
}
