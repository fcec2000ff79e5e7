import { addDays, daysBetween, type Day } from '@mapp/kit/rules';
import { faresOf } from '../booking/fares.ts';
import { specialRoute } from '../booking/special-routes.ts';
import type { Clock } from '../clock.ts';
import { memberOf } from '../seed/members.ts';
import { memberPerson } from '../seed/check-in/people.ts';
import { chinese } from '../seed/persons.ts';
import { serviceOf } from '../timetable/services.ts';
import { departureOf, type Way } from '../timetable/ways.ts';
import { changedFlights, guestOrderKey, ticketOrderNos } from './inputs.ts';
import { ticketing, type Booked, type TicketOrderRecord } from './records.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Member whose orders are seeded. */
const cardNo = '600000000001';

const threeWeeks = 21;

const paidBy = 'wechat';

/** MU5101 so many days from now, in the standard fare. */
function wayOn(clock: Clock, days: number): Way {
  const service = serviceOf('MU5101');
  const departure = service && departureOf(service, addDays(clock.today(), days));
  if (!departure) throw new Error('No MU5101');
  return [departure];
}

/** Taxes of one adult on the way, fen. */
const taxes = 7000;

function bookedBy(who: 'member' | 'guest', amount: number, clock: Clock, days = threeWeeks): Booked {
  const way = wayOn(clock, days);
  const now = clock.now().getTime();
  const standard = faresOf(way, clock.today()).find(({ id }) => id === 'standard');
  const member = memberOf(cardNo);
  if (!standard || !member) throw new Error('No seed');
  const friend = chinese({ cn: ['李', '四'], en: ['LI', 'SI'], gender: 'M', birthday: '1990-03-07' });
  const wife = chinese({ cn: ['赵', '敏'], en: ['ZHAO', 'MIN'], gender: 'F', birthday: '1991-04-12' });
  const people = who === 'guest' ? [friend] : [memberPerson(member), wife];
  const { from, to } = way[0].service;
  // As it was on the day on which it was bought: what tickets are worth is what was paid for them.
  const fare = { ...standard, fare: amount / people.length - taxes };
  return {
    bookingId: `seeded-${who}`,
    at: now - hour,
    chosen: [{ way, told: now - hour, fare, route: specialRoute(from, to) }],
    party: { adults: people.length, children: 0, infants: 0 },
    people: people.map((person) => ({ person, paxType: 'ADT' })),
    phone: who === 'guest' ? '+8613900000031' : '+8613800000001',
    parts: [
      { part: 'fares', amount: amount - people.length * taxes },
      { part: 'taxes', amount: people.length * taxes },
    ],
    points: 0,
  };
}

/** Tickets of orders that are issued long since: their journeys are those of the seed. */
const issued = (booked: Booked, series = 9): Booked => ({
  ...booked,
  issued: true,
  people: booked.people.map((one, at) => ({
    ...one,
    ticketNo: `78121000${String(series).padStart(4, '0')}${at + 1}`,
  })),
});

const day = 24 * hour;

/** The last month in which paper was the rule. */
const paperDays = { paid: Date.parse('2024-11-20T10:00:00+08:00'), flies: '2024-11-28' } as const;

/** Orders of the member that end, wait on the list, or were changed by the airline. */
function others(clock: Clock, since: Day, amount: number): TicketOrderRecord[] {
  const now = clock.now().getTime();
  const member = { cardNo, amount, payUntil: now + 30 * minute };
  const ordered = (booked: Booked, at: number): Booked => ({ ...booked, at });
  const changed = (orderNo: string, series: number): TicketOrderRecord => {
    const days = daysBetween(clock.today(), addDays(since, changedFlights[orderNo]?.inDays ?? 0));
    return {
      ...member,
      orderNo,
      state: 'ticketed',
      paidAt: now - 8 * day,
      paidBy,
      booked: ordered(issued(bookedBy('member', amount, clock, days), series), now - 8 * day - minute),
    };
  };
  const soon = bookedBy('member', amount, clock);
  const paper = daysBetween(clock.today(), paperDays.flies);
  return [
    {
      ...member,
      orderNo: ticketOrderNos.cancelled,
      state: 'cancelled',
      cancelledAt: now - 3 * day + 20 * minute,
      booked: ordered(soon, now - 3 * day),
    },
    {
      ...member,
      orderNo: ticketOrderNos.waitlist,
      state: 'open',
      payUntil: now + 10 * day,
      booked: { ...ordered(soon, now - 2 * day), waitlist: true },
    },
    changed(ticketOrderNos.moved, 101),
    changed(ticketOrderNos.flightCancelled, 102),
    changed(ticketOrderNos.otherAirport, 103),
    {
      ...member,
      orderNo: ticketOrderNos.flown,
      state: 'ticketed',
      paidAt: now - 40 * day,
      paidBy,
      booked: ordered(issued(bookedBy('member', amount, clock, -30), 104), now - 40 * day - minute),
    },
    {
      ...member,
      orderNo: ticketOrderNos.paper,
      state: 'ticketed',
      paidAt: paperDays.paid,
      paidBy,
      booked: ordered(issued(bookedBy('member', amount, clock, paper), 105), paperDays.paid - minute),
    },
  ];
}

/**
 * Orders of tickets that are there from the start, as of the first look. Source: sandbox.md.
 * @param since day from which the flights that the airline has changed are counted
 */
export function seededTicketOrders(clock: Clock, since: Day): TicketOrderRecord[] {
  const now = clock.now().getTime();
  const [amount, guestAmount] = [148_000, 74_000];
  const booked = bookedBy('member', amount, clock);
  const member = { cardNo, amount, payUntil: now + 30 * minute, booked };
  return [
    { ...member, orderNo: ticketOrderNos.waiting, state: 'open', booked: { ...booked, at: now } },
    {
      ...member,
      orderNo: ticketOrderNos.ticketed,
      state: 'ticketed',
      paidAt: now - hour,
      paidBy,
      booked: issued(booked),
    },
    {
      ...member,
      orderNo: ticketOrderNos.ticketing,
      state: 'ticketed',
      paidAt: now - minute,
      paidBy,
      ticketsAt: now - minute + ticketing.takes,
      ticketBy: now - minute + ticketing.atMost,
    },
    { ...member, orderNo: ticketOrderNos.abnormal, state: 'abnormal', paidAt: now - hour, paidBy },
    ...others(clock, since, amount),
    {
      orderNo: ticketOrderNos.guest,
      key: guestOrderKey,
      amount: guestAmount,
      payUntil: now + 30 * minute,
      state: 'open',
      booked: bookedBy('guest', guestAmount, clock),
    },
  ];
}
