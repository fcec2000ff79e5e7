import type { OrderDetail } from '@mapp/kit/contracts';
import { beneficiaryName, maskedNumber, type OrderEvent } from '@mapp/kit/rules';
import { signedIn, type RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { ticketStateAt } from '../ticket-orders/payable.ts';
import { priceLines } from '../ticket-orders/price-lines.ts';
import { changedOrders } from '../ticket-orders/inputs.ts';
import { flightChangeOf } from './flight-changes.ts';
import { journeyOf } from './journeys.ts';
import { rowsOf, serviceRow } from './rows.ts';
import type { ServiceOrderRecord } from './service-records.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';
import { bookedOrders, ticketRow } from './ticket-rows.ts';
import { maskedPhone } from '../masked-phone.ts';
import { pointsToCome } from '../ticket-orders/points-to-come.ts';

const minute = 60_000;

function eventsOf(context: RequestContext, order: BookedOrder): { event: OrderEvent; at: string }[] {
  const { booked, paidAt, ticketsAt } = order;
  const state = ticketStateAt(order, context.clock.now().getTime());
  const events: { event: OrderEvent; at: number }[] = [
    { event: booked.waitlist ? 'waitlisted' : 'ordered', at: booked.at },
    ...(paidAt === undefined ? [] : [{ event: 'paid' as const, at: paidAt }]),
    ...(state === 'ticketing' && paidAt !== undefined ? [{ event: 'ticketing' as const, at: paidAt }] : []),
    ...(state === 'ticketed' && paidAt !== undefined
      ? [{ event: 'ticketed' as const, at: ticketsAt ?? paidAt + minute }]
      : []),
    ...(state === 'abnormal' && paidAt !== undefined ? [{ event: 'abnormal' as const, at: paidAt }] : []),
    ...(changedOrders[order.orderNo]
      ? [{ event: 'flightChanged' as const, at: booked.at + 30 * minute }]
      : []),
  ];
  return events.map(({ event, at }) => ({ event, at: chinaTime(at) }));
}

function ticketDetail(context: RequestContext, order: BookedOrder): OrderDetail {
  const { language } = context;
  const { booked, paidAt, ticketBy } = order;
  const row = ticketRow(context, order);
  const change = flightChangeOf(context, order);
  const earns = pointsToCome(booked, signedIn(context));
  return {
    ...row,
    contact: {
      name: booked.people[0] ? beneficiaryName(booked.people[0].person) : '',
      phone: maskedPhone(booked.phone),
    },
    journeys: booked.chosen.flatMap(({ way, fare }) =>
      way.map((flight) => journeyOf(flight, fare, language)),
    ),
    people: booked.people.map(({ person, paxType, card, ticketNo }) => {
      const [document] = person.idList;
      const ticket = ticketNo === undefined ? undefined : context.ticketBook.find(ticketNo);
      return {
        name: beneficiaryName(person),
        paxType,
        ...(document && { document: { kind: document.idType, number: maskedNumber(document.idNo) } }),
        ...(card && { card: { kind: card.kind, number: maskedNumber(card.number) } }),
        ...(ticketNo !== undefined && { ticketNo }),
        coupons: ticket?.coupons.map(({ state }) => ({ state })) ?? [],
        ...(ticket?.replaces !== undefined && { replaces: ticket.replaces }),
      };
    }),
    lines: priceLines(booked.parts, language),
    ...(paidAt !== undefined && { paidAt: chinaTime(paidAt), paidBy: 'wechat' as const }),
    ...(ticketBy !== undefined && { ticketBy: chinaTime(ticketBy) }),
    ...(earns > 0 && { earns }),
    facts: [],
    timeline: eventsOf(context, order),
    ...(change && { flightChange: change }),
  };
}

function serviceDetail(context: RequestContext, order: ServiceOrderRecord): OrderDetail {
  const { language } = context;
  const row = serviceRow(context, order);
  return {
    ...row,
    journeys: [],
    people: [],
    lines: [],
    facts: order.sold.facts.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    ...(order.paidAt !== undefined && { paidAt: chinaTime(order.paidAt) }),
    ...(order.paidBy !== undefined && { paidBy: order.paidBy }),
    timeline: order.events.map(({ event, at }) => ({ event, at: chinaTime(at) })),
  };
}

/** One of the member's orders, whatever its kind. */
export function detailOf(context: RequestContext, orderNo: string): OrderDetail | undefined {
  const tickets = bookedOrders(context).find((order) => order.orderNo === orderNo);
  if (tickets) return ticketDetail(context, tickets);
  const service = context.services.find(orderNo, signedIn(context).cardNo);
  if (service) return serviceDetail(context, service);
  const row = rowsOf(context).find((order) => order.orderNo === orderNo);
  return row && { ...row, journeys: [], people: [], lines: [], facts: [], timeline: [] };
}
