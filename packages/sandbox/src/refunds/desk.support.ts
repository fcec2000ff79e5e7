import { memberOf } from '../seed/members.ts';
import { createClock } from '../clock.ts';
import { createStores } from '../create-stores.ts';
import type { RequestContext } from '../request-context.ts';
import type { TicketChange } from '../ticket-orders/ticket-book.ts';

const opens = '2026-06-01T10:00:00+08:00';
export const [owner, stranger] = ['600000000001', '600000000002'];

/** An airline whose stores lie open, and the context of each member's call. */
export function openDesk() {
  const clock = createClock(opens, () => Date.parse(opens));
  const stores = createStores(clock, () => Date.parse(opens), {
    newToken: () => crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
  });
  const as = (cardNo: string | undefined): RequestContext => ({
    ...stores,
    member: cardNo === undefined ? undefined : memberOf(cardNo),
    token: undefined,
    language: 'en',
    clock,
  });
  /** Changes the first flight of a ticket. */
  const changeTicket = (
    ticketNo: string,
    change: Partial<NonNullable<TicketChange['coupons']>[number]>,
  ): void => {
    const ticket = stores.ticketBook.find(ticketNo);
    if (!ticket) throw new Error(`No ticket ${ticketNo}`);
    stores.ticketBook.change(ticketNo, {
      coupons: ticket.coupons.map((coupon, at) => (at === 0 ? { ...coupon, ...change } : coupon)),
    });
  };
  const stateOf = (ticketNo: string) => stores.ticketBook.find(ticketNo)?.coupons[0]?.state;
  return { clock, stores, as, changeTicket, stateOf };
}

/** Code of a refusal; undefined for an answer. */
export const refusalIn = (reply: object): string | undefined =>
  'refusal' in reply ? (reply.refusal as { readonly resultCode?: string }).resultCode : undefined;

/** Content of an answer. */
export function contentOf<Content>(
  reply: { readonly payload: Content } | { readonly refusal: unknown },
): Content {
  if ('refusal' in reply) throw new Error(`Refused: ${JSON.stringify(reply.refusal)}`);
  return reply.payload;
}
