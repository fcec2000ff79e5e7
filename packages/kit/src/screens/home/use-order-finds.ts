import { useSignedIn } from '../../client/account/signed-in.ts';
import { useOrders } from '../../client/orders/orders.ts';
import { useRefundTickets } from '../../client/refunds/refunds.ts';
import type { SearchEntry } from '../../components/site-search/SearchResults.tsx';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { isOnMenu, orderKinds } from '../../rules/orders/kinds.ts';
import { longestSpan } from '../../rules/orders/listing.ts';
import { findEntries } from '../../rules/search.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { useOrderHref } from '../orders/any-kind/use-order-href.ts';
import { useToday } from '../shell/use-today.ts';

/** Beside a screen that goes on, a failure is quiet. */
const quiet = { announce: 'silent' } as const;

/** A letter alone would find most orders. */
const fewestCharacters = 2;

/** Digits of an order or ticket that may be older than what is looked through, or not loaded. */
const isNumber = (query: string): boolean => /^\d{8,18}$/.test(query.replaceAll(/[\s-]/g, ''));

/** More than these are looked for in the list of orders. */
const mostFound = 5;

/**
 * Orders of the member's last days by their numbers, tickets, flights and cities; for a number that is none of theirs the page that looks
 * further back. They are asked for once, whatever is typed then, and nothing is asked for a guest.
 */
export function useOrderFinds(): (query: string) => readonly SearchEntry[] {
  const t = useMessages('orders-hub');
  const { date } = useFormats();
  const { href } = useNavigation();
  const signedIn = useSignedIn();
  const { hideOrderMenus } = useHost().environment().operate;
  const wayOf = useOrderHref();
  const span = longestSpan(useToday());
  const orders = useOrders(span, quiet).data?.orders ?? [];
  const tickets = useRefundTickets({ from: span.from, until: span.to }, quiet).data?.tickets ?? [];
  const entries = orders
    .filter(({ kind }) => isOnMenu(kind, hideOrderMenus))
    .map((order): SearchEntry => {
      const { orderNo, kind, title, flightNos, orderedAt } = order;
      const numbers = tickets
        .filter((ticket) => ticket.orderNo === orderNo)
        .flatMap(({ ticketNo }) => [ticketNo, shownTicket(ticketNo)]);
      return {
        id: `order-${orderNo}`,
        icon: orderKinds[kind].icon,
        title,
        detail: [date(orderedAt, 'monthDay'), ...flightNos, orderNo].join(' • '),
        keywords: [orderNo, ...flightNos, ...numbers].join(' '),
        href: wayOf(order).href,
      };
    });
  const elsewhere: SearchEntry = {
    id: 'order-query',
    icon: 'search',
    title: t('query'),
    detail: t('query.text'),
    keywords: '',
    href: href('orderQuery'),
  };
  return (query) => {
    if (query.trim().length < fewestCharacters) return [];
    const found = findEntries(query, entries).slice(0, mostFound);
    return found.length === 0 && signedIn && isNumber(query) ? [elsewhere] : found;
  };
}
