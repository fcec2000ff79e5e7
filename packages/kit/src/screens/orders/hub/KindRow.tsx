import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { kindOf, orderKinds, type OrderKind } from '../../../rules/orders/kinds.ts';
import type { KindCount } from './kind-counts.ts';

export interface KindRowProps {
  kind: OrderKind;
  /** Undefined while it is not known. */
  count: KindCount | undefined;
}

/** A kind of orders: how many wait, or how many there are, and the way to their list. */
export function KindRow({ kind, count }: KindRowProps) {
  const t = useMessages('orders-hub');
  const names = useMessages('order-kinds');
  const href = useListHref();
  return (
    <ListRow
      icon={orderKinds[kind].icon}
      label={names(`kind.${kind}`)}
      value={
        count &&
        (count.waiting > 0 ? (
          <Badge tone="attention" icon="clock">
            {t('waiting.count', { count: count.waiting })}
          </Badge>
        ) : (
          t('count', { count: count.count })
        ))
      }
      href={href(kind)}
    />
  );
}

/** List of a kind: a page of its own, or that of all orders with the kind chosen. */
function useListHref(): (kind: OrderKind) => string {
  const { href } = useNavigation();
  return (kind) => {
    const { list } = kindOf(kind);
    switch (list) {
      case 'seatOrders':
      case 'pointsOrders':
      case 'tierOrders':
        return href(list);
      case 'travelOrders':
      case 'orders':
      case 'prepaidOrders':
        return href(list, { query: { kind } });
    }
  };
}
