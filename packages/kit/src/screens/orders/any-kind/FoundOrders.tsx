import { memo, useMemo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import type { OrderListPage } from '../../../rules/orders/kinds.ts';
import { chosenOrders, groupOrders, lastEnd, type OrderFilter } from '../../../rules/orders/listing.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { OrderGroups } from './OrderGroups.tsx';
import type { KnownOrders } from './use-listed-orders.ts';
import type { ListChoice } from './use-order-filter.ts';

export interface FoundOrdersProps {
  page: OrderListPage;
  known: KnownOrders;
  filter: OrderFilter;
  words: string;
  change: (next: Partial<ListChoice>) => void;
}

/** Orders that filter and words leave; they are sorted again only when one of them runs out of time. */
export const FoundOrders = memo(function FoundOrders({
  page,
  known,
  filter,
  words,
  change,
}: FoundOrdersProps) {
  const t = useMessages('order-list');
  const now = useOrderClock();
  const sortedAt = lastEnd(known, now);
  const chosen = useMemo(
    () => chosenOrders(known, filter, words, sortedAt),
    [known, filter, words, sortedAt],
  );
  const groups = useMemo(() => groupOrders(chosen, sortedAt), [chosen, sortedAt]);
  if (chosen.length === 0)
    return (
      <EmptyState
        drawing="order"
        title={t('none')}
        text={t('none.text')}
        action={
          <Button
            variant="outline"
            size="medium"
            onClick={() => change({ filter: { ...filter, kinds: [], statuses: [] }, words: '' })}
          >
            {t('none.action')}
          </Button>
        }
      />
    );
  return (
    <OrderGroups page={page} groups={groups} years={filter.from.slice(0, 4) !== filter.to.slice(0, 4)} />
  );
});
