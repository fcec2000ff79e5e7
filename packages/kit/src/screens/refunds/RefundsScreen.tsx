import { useMemo, useState } from 'react';
import { useRefundRequests, useRefundTickets } from '../../client/refunds/refunds.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useToday } from '../shell/use-today.ts';
import { FilterNote } from './FilterNote.tsx';
import { chosenSpan, forgetFilter, readFilter, spanOf } from './list-filter.ts';
import { RefundableTickets } from './RefundableTickets.tsx';
import { sortTickets } from './refundable.ts';
import { ReturnedTickets } from './ReturnedTickets.tsx';
import * as styles from './refunds.css.ts';

const tabs = ['refundable', 'returned'] as const;

/** /generalRefund/list: tickets that can be given back, and those that have been. */
export function RefundsScreen() {
  const t = useMessages('refund');
  const { date } = useFormats();
  const navigation = useNavigation();
  const { drafts } = useSession();
  const today = useToday();
  const { query } = usePlace('refunds');
  const span = spanOf(query, today);
  const chosen = chosenSpan(query, today);
  const [filter, setFilter] = useState(() => readFilter(drafts));
  const { ticketNo } = filter;
  const tickets = useRefundTickets({ ...span, ...filter });
  // Every request is listed until days are chosen: whoever waits for money looks for it whenever it was asked for.
  const requests = useRefundRequests({ ...chosen, ...(ticketNo !== undefined && { ticketNo }) });
  const tab = tabs.find((one) => one === query.tab) ?? 'refundable';
  const reset = () => {
    forgetFilter(drafts);
    setFilter({});
    navigation.replace('refunds', { query: { tab } });
  };
  const sorted = useMemo(() => sortTickets(tickets.data?.tickets ?? []), [tickets.data]);
  const counts = {
    refundable: tickets.data && sorted.groups.reduce((sum, group) => sum + group.tickets.length, 0),
    returned: requests.data?.requests.length,
  };
  return (
    <Frame
      wide
      title={t('title')}
      action={
        <AppBarAction href={navigation.href('refundFilter', { query: { ...span, tab } })}>
          {t('filter')}
        </AppBarAction>
      }
    >
      <Tabs
        bleed
        label={t('tabs')}
        value={tab}
        onChange={(next) => navigation.replace('refunds', { query: { ...query, tab: next } })}
        items={tabs.map((id) => {
          const count = counts[id];
          return {
            id,
            label: count === undefined ? t(`tab.${id}Plain`) : t(`tab.${id}`, { count }),
            content: (
              <>
                <VisuallyHidden as="h2">{t(`tab.${id}Plain`)}</VisuallyHidden>
                {id === 'refundable' ? (
                  <RefundableTickets read={tickets} onReset={reset} {...{ sorted, span, filter }} />
                ) : (
                  <div className={styles.below}>
                    <FilterNote
                      filter={{ ticketNo }}
                      days={
                        chosen &&
                        t('span.requested', {
                          from: date(chosen.from, 'date'),
                          until: date(chosen.until, 'date'),
                        })
                      }
                      onReset={reset}
                    />
                    <ReturnedTickets
                      read={requests}
                      isFiltered={chosen !== undefined || ticketNo !== undefined}
                    />
                  </div>
                )}
              </>
            ),
          };
        })}
      />
    </Frame>
  );
}
