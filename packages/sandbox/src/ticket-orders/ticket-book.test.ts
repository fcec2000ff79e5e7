import { addDays } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { onBoardOf } from '../booking/examining.ts';
import { families } from '../booking/families.ts';
import { offersOf, soldWays } from '../booking/offers.ts';
import { chosenOf } from '../booking/verification.ts';
import { createClock } from '../clock.ts';
import { createStores } from '../create-stores.ts';
import { figuresOf } from '../refunds/giving-back.ts';
import { asTimetabled } from '../timetable/day-changes.ts';
import { departureOf } from '../timetable/ways.ts';
import { exchangeTicket, giveBackTicket } from './effects.ts';
import { couponOn } from './fixed-tickets.ts';
import { ticketOrderNos } from './inputs.ts';
import { issueTickets } from './issuing.ts';
import { couponsOf } from './ticket-book.ts';

const cardNo = '600000000001';
const now = '2026-06-01T10:00:00+08:00';

/** An airline whose waiting order of two has just been paid. */
function paid() {
  const clock = createClock(now, () => Date.parse(now));
  const stores = createStores(clock, () => Date.parse(now), {
    newToken: crypto.randomUUID,
    newId: crypto.randomUUID,
  });
  stores.tickets.find(ticketOrderNos.waiting);
  stores.tickets.change(ticketOrderNos.waiting, { state: 'ticketed', paidAt: Date.parse(now) });
  issueTickets(stores, clock);
  const tickets = stores.ticketBook.ofOrder(ticketOrderNos.waiting);
  const [first, second] = tickets;
  if (!first || !second) throw new Error('No tickets');
  const journey = () =>
    stores.checkIn.bookings
      .journeys(cardNo)
      .find(({ bookingId }) => bookingId === `B${ticketOrderNos.waiting}`);
  return { clock, stores, first, second, journey };
}

describe('the book of tickets', () => {
  it('has a ticket for each passenger of an order, with the price in its flights', () => {
    const { stores, first } = paid();
    expect(stores.ticketBook.ofOrder(ticketOrderNos.waiting)).toHaveLength(2);
    expect(first).toMatchObject({ cardNo, paxType: 'ADT', coupons: [{ flightNo: 'MU5101', state: 'open' }] });
    const { tickets } = stores;
    expect(tickets.find(ticketOrderNos.waiting)?.booked?.people[0]?.ticketNo).toBe(first.ticketNo);
  });

  it('has in the flights of a connection what was told of each before it was bought', () => {
    const moment = { now: Date.parse(now), today: '2026-06-01', schedule: { on: () => asTimetabled } };
    const wanted = {
      from: 'SHA',
      to: 'URC',
      day: '2026-06-05',
      party: { adults: 1, children: 1, infants: 1 },
    };
    const told = offersOf(wanted, moment, 'en').flatMap(({ legs, fares }) =>
      legs.length > 1
        ? fares.map(({ fareId, price, rule }) =>
            ([price.adult, price.child, price.infant] as const).map((each) => ({
              fareId,
              legs: legs.map(({ flightNo, departs }, at) => ({
                flightNo,
                departs,
                ...each?.byLeg?.[at],
                rule,
              })),
            })),
          )
        : [],
    );
    const issued = soldWays(wanted, moment).flatMap(({ way, fares }) =>
      way.length > 1
        ? fares.map(({ id }) => {
            const chosen = chosenOf({ way, told: moment.now }, id, moment.today);
            return (['ADT', 'CHD', 'INF'] as const).map((paxType) => ({
              fareId: id,
              legs: (chosen ? couponsOf(chosen, { paxType }) : []).map(
                ({ flightNo, departs, fare, taxes }) => ({
                  flightNo,
                  departs,
                  fare,
                  taxes,
                  rule: way.some(({ service }) => service.operatedBy) ? undefined : [...families[id].rule],
                }),
              ),
            }));
          })
        : [],
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(issued);
  });

  it('has no ticket of an order that is not paid, or is being ticketed', () => {
    const { stores } = paid();
    expect(stores.ticketBook.ofOrder(ticketOrderNos.ticketing)).toEqual([]);
  });

  it('has those of the fixed test data, whose days stay when the clock moves on', () => {
    const { stores, clock } = paid();
    const before = stores.ticketBook.find('7812100000001')?.coupons[0]?.departs;
    clock.freeze('2026-06-20T10:00:00+08:00');
    expect(stores.ticketBook.find('7812100000001')?.coupons[0]?.departs).toBe(before);
    stores.ticketBook.clear();
    expect(stores.ticketBook.find('7812100000001')?.coupons[0]?.day).toBe('2026-06-21');
  });

  it('tells who is checked in, and that they have flown once the flight has left', () => {
    const { stores, clock, first, journey } = paid();
    const segment = journey()?.segments[0];
    const traveller = segment?.travellers.find(({ ticketNo }) => ticketNo === first.ticketNo);
    if (!segment || !traveller) throw new Error('No journey');
    stores.checkIn.bookings.changeTraveller(cardNo, segment.segmentId, traveller.passengerId, {
      state: 'checkedIn',
    });
    expect(stores.ticketBook.find(first.ticketNo)?.coupons[0]?.state).toBe('checkedIn');
    clock.freeze('2026-07-20T10:00:00+08:00');
    expect(stores.ticketBook.find(first.ticketNo)?.coupons[0]?.state).toBe('flown');
  });
});

describe('a ticket that is given back', () => {
  it('takes its holder off the journey and leaves the others', () => {
    const { stores, first, second, journey } = paid();
    expect(giveBackTicket(stores, first.ticketNo)?.coupons.map(({ state }) => state)).toEqual(['refunded']);
    expect(journey()?.segments[0]?.travellers.map(({ ticketNo }) => ticketNo)).toEqual([second.ticketNo]);
    giveBackTicket(stores, second.ticketNo);
    expect(journey()).toBeUndefined();
  });

  it('has its seats free again, and their order gives the money back', () => {
    const { stores, first, journey } = paid();
    const segment = journey()?.segments[0];
    const traveller = segment?.travellers[0];
    if (!segment || !traveller) throw new Error('No journey');
    const { orderNo } = stores.checkIn.orders.add(cardNo, {
      state: 'completed',
      orderedAt: Date.parse(now),
      paidBy: 'cash',
      flights: [{ segmentId: segment.segmentId, flight: segment.flight, day: segment.day }],
      seats: [
        {
          segmentId: segment.segmentId,
          passengerId: traveller.passengerId,
          seat: '21C',
          person: traveller.person,
        },
      ],
    });
    giveBackTicket(stores, first.ticketNo);
    expect(stores.checkIn.orders.find(cardNo, orderNo)).toMatchObject({
      state: 'cancelled',
      refunding: true,
    });
  });

  it('has its insurance back, which ends with it', () => {
    const { stores, first, second } = paid();
    const { booked } = stores.tickets.find(ticketOrderNos.waiting) ?? {};
    if (!booked) throw new Error('No order');
    expect(first).not.toHaveProperty('attached');
    const addOns = [{ id: 'lounge', count: 1 }];
    stores.tickets.change(ticketOrderNos.waiting, {
      booked: { ...booked, insurances: ['delay', 'refund'], addOns },
    });
    const ticket = stores.ticketBook.find(first.ticketNo);
    expect(ticket?.attached).toBe(7000);
    expect(ticket && figuresOf(ticket, Date.parse(now)).attached).toBe(7000);
    giveBackTicket(stores, first.ticketNo);
    expect(stores.ticketBook.find(first.ticketNo)?.attached).toBe(0);
    expect(stores.ticketBook.find(second.ticketNo)?.attached).toBe(7000);
  });

  it('is unknown where the airline does not know it', () => {
    expect(giveBackTicket(paid().stores, '7819999999999')).toBeUndefined();
  });
});

describe('a ticket that is exchanged', () => {
  it('has a new one, with which the holder stands on the new flight alone', () => {
    const { stores, first, second, journey } = paid();
    const [old] = first.coupons;
    if (!old) throw new Error('No coupon');
    const day = addDays(old.day, 1);
    const issued = exchangeTicket(stores, first.ticketNo, {
      coupons: [couponOn('MU5101', day)],
      issuedAt: Date.parse(now),
      exchanged: 'changed',
    });
    expect(issued?.ticketNo).toMatch(/^781\d{10}$/);
    expect(issued).toMatchObject({ replaces: first.ticketNo, coupons: [{ day, state: 'open' }] });
    expect(stores.ticketBook.find(first.ticketNo)).toMatchObject({
      replacedBy: issued?.ticketNo,
      coupons: [{ state: 'exchanged' }],
    });
    expect(
      journey()?.segments.map((one) => [one.day, one.travellers.map(({ ticketNo }) => ticketNo)]),
    ).toEqual([
      [old.day, [second.ticketNo]],
      [day, [issued?.ticketNo]],
    ]);
  });

  it('joins the others of the party on their new flight', () => {
    const { stores, first, second, journey } = paid();
    const day = addDays(first.coupons[0]?.day ?? '2026-06-22', 1);
    for (const { ticketNo } of [first, second])
      exchangeTicket(stores, ticketNo, {
        coupons: [couponOn('MU5101', day)],
        issuedAt: Date.parse(now),
        exchanged: 'changed',
      });
    expect(journey()?.segments).toHaveLength(1);
    expect(journey()?.segments[0]?.travellers).toHaveLength(2);
  });
});

describe('who flies on a flight already', () => {
  it('is who has a ticket for it, until it is given back, whatever the order began with', () => {
    const { stores, clock, first } = paid();
    const [old] = first.coupons;
    const [booked] = stores.tickets.find(ticketOrderNos.waiting)?.booked?.chosen ?? [];
    const service = booked?.way[0].service;
    const day = addDays(old?.day ?? '2026-06-22', 40);
    const departure = service && departureOf(service, day);
    if (!booked || !departure) throw new Error('No flight');
    const there = () =>
      onBoardOf({ ...stores, clock }, [{ ...booked, way: [departure] }], first.person.idList)?.orderNo;
    expect(there()).toBeUndefined();
    const issued = exchangeTicket(stores, first.ticketNo, {
      coupons: [couponOn('MU5101', day)],
      issuedAt: Date.parse(now),
      exchanged: 'changed',
    });
    expect(there()).toBe(first.orderNo);
    giveBackTicket(stores, issued?.ticketNo ?? '');
    expect(there()).toBeUndefined();
  });
});
