import { dayIn } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import type { Texts } from '../language.ts';
import { exchangeTicket } from '../ticket-orders/effects.ts';
import { splitOrder } from '../ticket-orders/splitting.ts';
import { isUsable } from '../ticket-orders/ticket-records.ts';
import type { Stores } from '../stores.ts';
import type { Clock } from '../clock.ts';
import { newCoupons } from './quoting.ts';
import type { ChangeRecord, UpgradeRecord } from './records.ts';

/** Stores that a change touches. */
export type ChangeWorks = Pick<
  Stores,
  'ticketBook' | 'checkIn' | 'tickets' | 'pointsEvents' | 'changeOrders'
> & { readonly clock: Clock };

const texts: Readonly<Record<'change' | 'upgrade' | 'upgradeBack', Texts>> = {
  change: { zh: '客票改签', en: 'Ticket change', ja: '航空券の変更', ko: '항공권 변경', ru: 'Обмен билета' },
  upgrade: {
    zh: '积分升舱',
    en: 'Upgrade with points',
    ja: 'ポイントでのアップグレード',
    ko: '포인트 업그레이드',
    ru: 'Повышение класса за баллы',
  },
  upgradeBack: {
    zh: '取消升舱，退回积分',
    en: 'Upgrade cancelled, points back',
    ja: 'アップグレード取消、ポイント返還',
    ko: '업그레이드 취소, 포인트 반환',
    ru: 'Отмена повышения, возврат баллов',
  },
};

/** Puts points on the bill: negative ones are taken. */
export function postPoints(
  { pointsEvents, clock }: ChangeWorks,
  cardNo: string,
  points: number,
  of: keyof typeof texts,
  orderNo: string,
): void {
  if (points === 0) return;
  pointsEvents.add(cardNo, {
    day: dayIn(clock.now(), airlineZone),
    type: 'RA',
    transaction: points > 0 ? 'C' : 'D',
    points: Math.abs(points),
    text: (language) => texts[of][language],
    orderNo,
  });
}

/** Whether a leg of a ticket can still be flown, and so be changed. */
function isOpen({ ticketBook }: ChangeWorks, ticketNo: string, leg: number): boolean {
  const coupon = ticketBook.find(ticketNo)?.coupons[leg];
  return coupon !== undefined && isUsable(coupon);
}

/** Carries a change out: new tickets, order, trip, check-in and pass follow at once. A ticket that is used up or given back bears none. */
export function completeChange(works: ChangeWorks, order: ChangeRecord): void {
  const { ticketBook, changeOrders, clock } = works;
  const { orderNo, cardNo, of, splits, leg, chosen, payPoints, backPoints } = order;
  const numbers = order.tickets.map(({ ticketNo }) => ticketNo);
  if (!numbers.every((ticketNo) => isOpen(works, ticketNo, leg)))
    return changeOrders.changes.change(orderNo, { state: 'abnormal' });
  const issuedAt = clock.now().getTime();
  const splitTo = splits ? splitOrder(works, of, numbers) : undefined;
  const tickets = order.tickets.map((one) => {
    const ticket = ticketBook.find(one.ticketNo);
    const before = ticket?.coupons[leg];
    if (!ticket || !before) return one;
    const coupons = ticket.coupons.flatMap((coupon, at) =>
      at === leg ? newCoupons(ticket, before, chosen, one) : isUsable(coupon) ? [coupon] : [],
    );
    const issued = exchangeTicket(works, one.ticketNo, {
      coupons,
      issuedAt,
      exchanged: 'changed',
      ...(splitTo !== undefined && { orderNo: splitTo }),
    });
    return { ...one, ...(issued && { newTicketNo: issued.ticketNo }) };
  });
  postPoints(works, cardNo, backPoints - payPoints, 'change', orderNo);
  changeOrders.changes.change(orderNo, {
    state: 'completed',
    tickets,
    ...(splitTo !== undefined && { splitTo }),
  });
}

/** Puts a ticket into another cabin on one leg. */
export function completeUpgrade(works: ChangeWorks, order: UpgradeRecord): void {
  const { ticketBook, changeOrders, clock } = works;
  const { orderNo, cardNo, ticketNo, leg, toClass, points = 0 } = order;
  const ticket = ticketBook.find(ticketNo);
  if (!ticket || !isOpen(works, ticketNo, leg))
    return changeOrders.upgrades.change(orderNo, { state: 'abnormal' });
  const coupons = ticket.coupons
    .map((coupon, at) => (at === leg ? { ...coupon, cabin: toClass, state: 'open' as const } : coupon))
    .filter(isUsable);
  const issuedAt = clock.now().getTime();
  const issued = exchangeTicket(works, ticketNo, { coupons, issuedAt, exchanged: 'upgraded' });
  postPoints(works, cardNo, -points, 'upgrade', orderNo);
  changeOrders.upgrades.change(orderNo, {
    state: 'completed',
    ...(issued && { newTicketNo: issued.ticketNo }),
  });
}

/** Issues the tickets of changes whose issuing has taken its time. */
export function issueChanges(works: ChangeWorks): void {
  const now = works.clock.now().getTime();
  for (const order of works.changeOrders.changes.known())
    if (order.state === 'ticketing' && (order.ticketsAt ?? 0) <= now) completeChange(works, order);
}
