import { useRefundRequests, useRefundTickets } from '../../client/refunds/refunds.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { isGivenBack } from '../../rules/refunds/obstacles.ts';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useToday } from '../shell/use-today.ts';
import { readFilter, spanOf } from './list-filter.ts';
import { RefundableTickets } from './RefundableTickets.tsx';
import { ReturnedTickets } from './ReturnedTickets.tsx';

const tabs = ['refundable', 'returned'] as const;

/** /generalRefund/list: tickets that can be given back, and those that have been. */
export function RefundsScreen() {
  const t = useMessages('refund');
  const navigation = useNavigation();
  const { drafts } = useSession();
  const today = useToday();
  const { query } = usePlace('refunds');
  const span = spanOf(query, today);
  const filter = readFilter(drafts);
  const tickets = useRefundTickets({ ...span, ...filter });
  const requests = useRefundRequests();
  const tab = tabs.find((one) => one === query.tab) ?? 'refundable';
  const refundable = tickets.data?.tickets.filter(({ obstacle }) => !isGivenBack(obstacle?.kind));
  const counts = { refundable: refundable?.length, returned: requests.data?.requests.length };
  return (
    <Frame
      wide
      title={t('title')}
      action={
        <AppBarAction href={navigation.href('refundFilter', { query: span })}>{t('filter')}</AppBarAction>
      }
    >
      <Tabs
        bleed
        label={t('tabs')}
        value={tab}
        onChange={(chosen) => navigation.replace('refunds', { query: { ...query, tab: chosen } })}
        items={tabs.map((id) => {
          const count = counts[id];
          return {
            id,
            label: count === undefined ? t(`tab.${id}Plain`) : t(`tab.${id}`, { count }),
            content: (
              <>
                <VisuallyHidden as="h2">{t(`tab.${id}Plain`)}</VisuallyHidden>
                {id === 'refundable' ? (
                  <RefundableTickets read={tickets} span={span} />
                ) : (
                  <ReturnedTickets read={requests} />
                )}
              </>
            ),
          };
        })}
      />
    </Frame>
  );
}
