import { useOrders } from '../../client/orders/orders.ts';
import { useRefundTickets } from '../../client/refunds/refunds.ts';
import type { SearchEntry } from '../../components/site-search/SearchResults.tsx';
import { useHost } from '../../host/context.tsx';
import { useFormats } from '../../messages/use-formats.ts';
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

/** More than these are looked for in the list of orders. */
const mostFound = 5;

/**
 * Orders of the member's last days by their numbers, tickets, flights and cities. They are asked for once, whatever is typed then, and
 * nothing is asked for a guest.
 */
export function useOrderFinds(): (query: string) => readonly SearchEntry[] {
  const { date } = useFormats();
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
  return (query) =>
    query.trim().length < fewestCharacters ? [] : findEntries(query, entries).slice(0, mostFound);
}
