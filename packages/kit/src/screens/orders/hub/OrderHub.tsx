import { useMemo } from 'react';
import { useOrders, usePendingOrders } from '../../../client/orders/orders.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import {
  groupOf,
  isOnMenu,
  kindGroups,
  kindOf,
  orderKindNames,
  orderKinds,
  type OrderKind,
} from '../../../rules/orders/kinds.ts';
import { longestSpan, needsAttention } from '../../../rules/orders/listing.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useOrderClock } from '../use-order-clock.ts';
import * as styles from './hub.css.ts';

/** How many orders of a kind there are, and how many of them wait for the traveller. */
interface KindCount {
  readonly count: number;
  readonly waiting: number;
}

/** Every kind of orders, each leading to its list, those in which something waits first; and the ways to find one. */
export function OrderHub() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const { hideOrderMenus } = useHost().environment().operate;
  const { counts, failed, retry } = useCounts();
  const shown = orderKindNames.filter((kind) => isOnMenu(kind, hideOrderMenus));
  const waits = (kind: OrderKind) => (counts?.get(kind)?.waiting ?? 0) > 0;
  const waiting = shown.filter(waits);
  return (
    <Frame title={t('title')} wide>
      <ul className={styles.kinds} aria-label={t('list')}>
        <ListRow icon="orders" label={t('list')} detail={t('list.text')} href={href('orders')} />
        <ListRow icon="search" label={t('query')} detail={t('query.text')} href={href('orderQuery')} />
        <ListRow icon="calculator" label={t('fees')} detail={t('fees.text')} href={href('feeCalculator')} />
      </ul>
      {failed && (
        <Notice
          tone="info"
          className={styles.failed}
          action={
            <Button variant="outline" size="medium" onClick={retry}>
              {t('again')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      )}
      {waiting.length > 0 && <Kinds title={t('waiting')} kinds={waiting} counts={counts} />}
      {kindGroups.map((group) => (
        <Kinds
          key={group}
          title={t(`kinds.${group}`)}
          span={t('kinds.span')}
          kinds={shown.filter((kind) => groupOf(kind) === group && !waits(kind))}
          counts={counts}
        />
      ))}
    </Frame>
  );
}

interface KindsProps {
  title: string;
  /** Days in which the orders that are counted were made. */
  span?: string;
  kinds: readonly OrderKind[];
  counts: ReadonlyMap<OrderKind, KindCount> | undefined;
}

/** Some kinds under a heading. */
function Kinds({ title, span, kinds, counts }: KindsProps) {
  if (kinds.length === 0) return null;
  return (
    <Section title={title} action={span}>
      <ul className={styles.kinds} aria-label={title}>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} count={counts?.get(kind) ?? (counts && none)} />
        ))}
      </ul>
    </Section>
  );
}

/** Beside a screen that goes on, a failure is quiet. */
const quiet = { announce: 'silent' } as const;

const none: KindCount = { count: 0, waiting: 0 };

/** How many orders of each kind were made in the last 90 days, and how many wait, whenever they were made. */
function useCounts() {
  const today = useToday();
  const span = useMemo(() => longestSpan(today), [today]);
  const made = useOrders(span, quiet);
  const pending = usePendingOrders(quiet);
  const now = useOrderClock();
  const counts = useMemo(() => {
    if (!made.data || !pending.data) return undefined;
    const found = new Map<OrderKind, KindCount>();
    const add = (kind: OrderKind, change: KindCount) => {
      const { count, waiting } = found.get(kind) ?? none;
      found.set(kind, { count: count + change.count, waiting: waiting + change.waiting });
    };
    for (const { kind } of made.data.orders) add(kind, { count: 1, waiting: 0 });
    for (const order of pending.data.orders)
      if (needsAttention(order, now)) add(order.kind, { count: 0, waiting: 1 });
    return found;
  }, [made.data, pending.data, now]);
  const lost = [made, pending].filter(({ isError, data }) => isError && !data);
  return {
    counts,
    failed: lost.length > 0,
    retry: () => {
      for (const { refetch } of lost) void refetch();
    },
  };
}

function KindRow({ kind, count }: { kind: OrderKind; count: KindCount | undefined }) {
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
