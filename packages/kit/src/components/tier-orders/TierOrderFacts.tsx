import type { TierOrder } from '../../contracts/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Facts, type FactLine } from './Facts.tsx';

export interface TierOrderFactsProps {
  /** The order, as the back end gives it. */
  order: TierOrder;
  /** The name of the way in which it was paid. */
  paidBy?: string | undefined;
}

/** Number, times, price and validity of an order. */
export function TierOrderFacts({ order, paidBy }: TierOrderFactsProps) {
  const t = useMessages('tier-orders');
  const { date, money } = useFormats();
  const moment = (at: string) => `${date(at, 'date')} ${date(at, 'time')}`;
  const { orderNo, orderedAt, completedAt, points, cash, validFrom, validUntil } = order;
  const lines: readonly FactLine[] = [
    { label: t('facts.no'), value: orderNo },
    { label: t('facts.time'), value: moment(orderedAt) },
    ...(completedAt === undefined ? [] : [{ label: t('facts.done'), value: moment(completedAt) }]),
    ...(points > 0 ? [{ label: t('facts.points'), value: t('amount.points', { points }) }] : []),
    ...(cash ? [{ label: t('facts.cash'), value: money(cash), strong: true }] : []),
    ...(paidBy === undefined ? [] : [{ label: t('facts.paidBy'), value: paidBy }]),
    {
      label: t('facts.valid'),
      value: t('valid', { from: date(validFrom, 'date'), until: date(validUntil, 'date') }),
    },
  ];
  return (
    <Section title={t('facts')}>
      <Card>
        <Facts lines={lines} />
      </Card>
    </Section>
  );
}
