import { memo, useDeferredValue } from 'react';
import { orderRefusedAs, type useOrders } from '../../../client/orders/orders.ts';
import { OrderTools } from '../../../components/order-list/OrderTools.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { addDays } from '../../../rules/days.ts';
import { longestSpan, type OrderFilter } from '../../../rules/orders/listing.ts';
import { Listed } from '../../shell/Listed.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useLazySheet } from '../../shell/use-lazy-sheet.ts';
import { OrderStates } from '../OrderStates.tsx';
import { CountingSheet } from './CountingSheet.tsx';
import { FoundOrders } from './FoundOrders.tsx';
import { useListedOrders } from './use-listed-orders.ts';
import type { FilteredPage } from './use-order-filter.ts';

const loadSheet = async () =>
  (await import('../../../components/order-list/OrderFilterSheet.tsx')).OrderFilterSheet;

export interface OrderListViewProps {
  title: string;
  page: FilteredPage;
  /** An order is on show beside it, whose address it is. */
  beside?: boolean | undefined;
}

/** A screen with the orders of a page's kinds. */
export const OrderListView = ({ title, page, beside }: OrderListViewProps) => (
  <OrderListBody page={page} beside={beside} frame={title} />
);

interface OrderListBodyProps extends Pick<OrderListViewProps, 'page' | 'beside'> {
  /** Title of the screen; without it the list is a part of another. */
  frame?: string;
}

/** Orders of a page's kinds in some days: free text, filter, what waits first, then months. A list that is shown again is not drawn again. */
export const OrderListBody = memo(function OrderListBody({
  page,
  beside = false,
  frame,
}: OrderListBodyProps) {
  const t = useMessages('order-list');
  const { filter, words, change, today, kinds, read, known, unreadable } = useListedOrders(page, beside);
  const { Sheet, state, show } = useLazySheet(loadSheet);
  // A tap or a key is answered before the rows are chosen anew.
  const wanted = { filter: useDeferredValue(filter), words: useDeferredValue(words) };
  const body = (
    <>
      <OrderTools
        words={words}
        filter={filter}
        onWordsChange={(next) => change({ words: next })}
        onFilter={show}
        oneKind={kinds.length === 1}
      />
      {read.data ? (
        <>
          <ReadOffline readAt={read.dataUpdatedAt} />
          <Listed
            count={known.length}
            unreadable={unreadable}
            empty={<NoneInDays filter={filter} onDaysChange={show} />}
          >
            <FoundOrders {...{ page, known, change, ...wanted }} />
          </Listed>
          <Earlier filter={filter} onEarlier={(days) => change({ filter: { ...filter, ...days } })} />
        </>
      ) : (
        <NotToBeHad read={read} />
      )}
      {Sheet && <CountingSheet {...state} {...{ Sheet, kinds, today, known, filter, change }} />}
    </>
  );
  if (frame === undefined) return body;
  return (
    <Frame title={frame} action={<AppBarAction onClick={show}>{t('filter')}</AppBarAction>}>
      {body}
    </Frame>
  );
});

/** Orders on their way, or not to be had; a span that the airline finds too long is named. */
function NotToBeHad({ read }: { read: ReturnType<typeof useOrders> }) {
  const t = useMessages('order-list');
  const orders = useMessages('orders');
  const tooLong = read.error !== null && orderRefusedAs(read.error) === 'order.span';
  return (
    <OrderStates
      read={read}
      title={tooLong ? orders('span') : t('failed')}
      note={tooLong ? orders('span.text') : t('unchanged')}
    />
  );
}

/** Days in which nothing was ordered. */
function NoneInDays({
  filter: { from, to },
  onDaysChange,
}: {
  filter: OrderFilter;
  onDaysChange: () => void;
}) {
  const t = useMessages('order-list');
  const { date } = useFormats();
  return (
    <EmptyState
      drawing="order"
      title={t('empty')}
      text={t('empty.text', { from: date(from, 'date'), to: date(to, 'date') })}
      action={
        <Button variant="outline" size="medium" onClick={onDaysChange}>
          {t('empty.action')}
        </Button>
      }
    />
  );
}

interface EarlierProps {
  filter: OrderFilter;
  onEarlier: (days: Pick<OrderFilter, 'from' | 'to'>) => void;
}

/** The way to the days before those on show. */
function Earlier({ filter: { from }, onEarlier }: EarlierProps) {
  const t = useMessages('order-list');
  const { date } = useFormats();
  return (
    <Button variant="text" wide onClick={() => onEarlier(longestSpan(addDays(from, -1)))}>
      {t('earlier', { date: date(from, 'monthDay') })}
    </Button>
  );
}
