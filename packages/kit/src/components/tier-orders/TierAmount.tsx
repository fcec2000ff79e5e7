import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { TierPrice } from '../../rules/tiers/sale.ts';

/** Price of a tier in a line: points, money, or both. */
export function TierAmount({
  price: { points, cash },
  ...root
}: RootProps<HTMLSpanElement> & {
  /** In points, in money, or in both. */
  price: TierPrice;
}) {
  const t = useMessages('tier-orders');
  const { money } = useFormats();
  const inPoints = points > 0 ? t('amount.points', { points }) : '';
  const inCash = cash && cash.amount > 0 ? money(cash) : '';
  return (
    <span {...root}>
      {inPoints && inCash ? t('amount.both', { points: inPoints, cash: inCash }) : inPoints || inCash}
    </span>
  );
}
