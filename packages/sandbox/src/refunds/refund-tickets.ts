import type { RefundTicket } from '@mapp/kit/contracts';
import { addMonths, dayIn, type RefundableTicket } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import { waitingFor } from '../changes/store.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { maskedPhone } from '../masked-phone.ts';
import { isInternational } from '../seed/check-in/flights.ts';
import { nameIn } from '../seed/persons.ts';
import { isUsable, type Coupon, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import { carrierOf, isAlong, yearsOf } from './accompanying.ts';
import { obstacleFacts, obstacleOf } from './obstacles.ts';
import { refuseRefund } from './refusals.ts';

const legOf = ({ flightNo, from, to, departs, cabin, fare, points, taxes, rule, state }: Coupon) => ({
  flightNo,
  from,
  to,
  departs,
  cabin,
  fare,
  ...(points !== undefined && { points }),
  taxes,
  flown: !isUsable({ state }),
  rule: [...rule],
});

/** A ticket as its refund is worked out. */
export const refundableOf = ({ involuntary, attached, coupons }: TicketRecord): RefundableTicket => ({
  currency: 'CNY',
  rounding: 100,
  involuntary,
  attached,
  legs: coupons.map(legOf),
});

type TicketOnWire = Omit<RefundTicket, 'legs' | 'obstacle'> & {
  legs: ReturnType<typeof legOf>[];
  obstacle?: ReturnType<typeof obstacleFacts>;
};

function onWire(context: RequestContext, ticket: TicketRecord): TicketOnWire {
  const { language, refundBook } = context;
  const { cardNo } = signedIn(context);
  const kept = refundBook.ofTicket(ticket.ticketNo);
  const obstacle = obstacleOf(context, ticket);
  // Somebody else may have asked for it on the passenger's behalf: their request is not shown.
  const request = kept?.cardNo === cardNo ? kept.request : undefined;
  const own = { ...(request && { request }), underWay: waitingFor(context.changeOrders, ticket) };
  const carrier = carrierOf(context, ticket);
  const years = yearsOf(ticket);
  return {
    ticketNo: ticket.ticketNo,
    orderNo: ticket.orderNo,
    phone: maskedPhone(ticket.phone),
    name: nameIn(ticket.person, language),
    paxType: ticket.paxType,
    ...(years !== undefined && { years }),
    ...(carrier !== undefined && { carrier }),
    issuedOn: dayIn(new Date(ticket.issuedAt), airlineZone),
    currency: 'CNY',
    rounding: 100,
    involuntary: ticket.involuntary,
    international: ticket.coupons.some(isInternational),
    ...(ticket.attached !== undefined && { attached: ticket.attached }),
    legs: ticket.coupons.map(legOf),
    ...(obstacle && { obstacle: obstacleFacts(obstacle, ticket, own, language) }),
    ...(request && {
      request: {
        requestNo: request.requestNo,
        state: request.state,
        ...(request.back && { back: request.back }),
        ...(request.pointsBack !== undefined && { pointsBack: request.pointsBack }),
        ...(request.times.sent !== undefined && { sentAt: request.times.sent }),
      },
    }),
  };
}

const firstDeparture = ({ coupons }: TicketRecord): string => coupons.find(isUsable)?.departs ?? '9';

/** Tickets that can be given back, and those who travel along. */
export const refundTickets: Pick<Answers, 'refundTickets' | 'findAccompanying'> = {
  refundTickets(context, wanted) {
    const { clock, ticketBook } = context;
    const { cardNo } = signedIn(context);
    const until = wanted.until ?? clock.today();
    const from = wanted.from ?? addMonths(until, -1);
    const tickets = ticketBook.list(cardNo).filter((ticket) => {
      const day = dayIn(new Date(ticket.issuedAt), airlineZone);
      return (
        day >= from &&
        day <= until &&
        (wanted.ticketNo === undefined || ticket.ticketNo === wanted.ticketNo) &&
        (wanted.orderNo === undefined || ticket.orderNo === wanted.orderNo) &&
        (wanted.phone === undefined || ticket.phone.endsWith(wanted.phone)) &&
        ticket.coupons.every(({ state }) => state !== 'exchanged')
      );
    });
    const sorted = tickets.toSorted((one, other) => firstDeparture(one).localeCompare(firstDeparture(other)));
    return { envelope: 'Code', payload: { tickets: sorted.map((ticket) => onWire(context, ticket)) } };
  },

  findAccompanying(context, { adult, paxType, name, ticketNo }) {
    const { ticketBook, refundBook, language } = context;
    const { cardNo } = signedIn(context);
    const [carrier, found] = [ticketBook.find(adult), ticketBook.find(ticketNo)];
    const latin = found && `${found.person.enFamilyName ?? ''}/${found.person.enGivenName ?? ''}`;
    if (
      !found ||
      carrier?.cardNo !== cardNo ||
      found.paxType !== paxType ||
      paxType === 'ADT' ||
      latin !== name.toUpperCase() ||
      !isAlong(found, carrier)
    )
      return refuseRefund('RFD24', language);
    refundBook.foundAlong(cardNo, ticketNo);
    const years = yearsOf(found);
    const own = carrierOf(context, found);
    return {
      envelope: 'Code',
      payload: {
        ticketNo,
        name: nameIn(found.person, language),
        paxType,
        ...(years !== undefined && { years }),
        ...(own !== undefined && { carrier: own }),
      },
    };
  },
};
