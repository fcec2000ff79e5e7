import { useState } from 'react';
import { changeRefusedAs, useChangeOrders, useChangeTickets } from '../../../client/changes/changes.ts';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { orderStatus } from '../../../rules/orders/status.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';
import { InquiredOrder } from './InquiredOrder.tsx';
import { byShownLeg } from './tickets-on-leg.ts';
import { TicketSearch } from './TicketSearch.tsx';

/** /reschedule/ticketInquiry: tickets that may be changed, and one that is looked for by its number. */
export function TicketInquiryScreen() {
  const t = useMessages('changes');
  const [ticketNo, setTicketNo] = useState<string>();
  const read = useChangeTickets(ticketNo === undefined ? {} : { ticketNo });
  const now = useNow();
  const { data, error } = read;
  const refused = error ? changeRefusedAs(error) : undefined;
  return (
    <Frame wide title={t('inquiry.title')}>
      <div className={styles.columns}>
        <TicketSearch onSearch={setTicketNo} />
        <OwnChanges />
        {refused && (
          <Notice tone="error" live title={t('refused.notFound')}>
            {t('refused.notFoundText')}
          </Notice>
        )}
        {!data && !refused && (
          <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
            <div className={styles.skeleton}>
              <Skeleton inlineSize="100%" blockSize={180} />
              <Skeleton inlineSize="100%" blockSize={180} />
            </div>
          </ReadStates>
        )}
        {data && now !== undefined && !refused && (
          <Section title={t(ticketNo === undefined ? 'inquiry.all' : 'inquiry.found')}>
            <ReadOffline readAt={read.dataUpdatedAt} />
            {data.orders.length === 0 && !data.unreadable ? (
              <EmptyState drawing="order" title={t('inquiry.none')} text={t('inquiry.noneText')} />
            ) : (
              <div className={styles.cards}>
                {byShownLeg(data.orders, now).map((order) => (
                  <InquiredOrder key={order.orderNo} order={order} now={now} />
                ))}
                <UnreadableEntries entries={data.unreadable} />
              </div>
            )}
          </Section>
        )}
      </div>
    </Frame>
  );
}

/** Changes that have been ordered, newest first; nothing where there is none. */
function OwnChanges() {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const { route } = useFlightWords();
  const now = useNow();
  const { orders = [], unreadable } = useChangeOrders().data ?? {};
  if (orders.length === 0 && !unreadable) return null;
  return (
    <Section title={t('inquiry.changes')}>
      {orders.length > 0 && (
        <ListCard>
          {orders.map((order) => {
            const { orderNo, was, legs, state } = order;
            const status = now === undefined ? state : orderStatus(order, now);
            return (
              <ListRow
                key={orderNo}
                icon="change"
                label={`${was.flightNo} → ${legs.map(({ flightNo }) => flightNo).join(' · ')}`}
                detail={route(was)}
                value={t(`result.${status}`)}
                href={href('reschedule', { query: { change: orderNo } })}
              />
            );
          })}
        </ListCard>
      )}
      <UnreadableEntries entries={unreadable} />
    </Section>
  );
}
