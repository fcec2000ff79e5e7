import {
  answerFlightChange,
  changeOrders,
  changeTickets,
  checkInJourneys,
  quoteChange,
  cancelOrder,
  cancelUpgrade,
  findOrders,
  orderChange,
  orderUpgrade,
  preparePayment,
  queryOrderDetail,
  queryOrders,
  queryPayment,
  queryReimbursement,
  quoteRefund,
  requestReimbursement,
  submitRefund,
  upgradeOptions,
  type OrderDetail,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { changeSum, consentTo } from '@mapp/kit/rules';
import { counterOf, storyTime } from '../check-in/asked.support.ts';
import { changesPayloads } from '../payloads/changes.ts';
import { ticketOrderNos } from '../ticket-orders/inputs.ts';

const { waiting, ticketed, flown, moved, flightCancelled, otherAirport } = ticketOrderNos;

/** A member who looks at one order, in the list and by itself. */
function lookingAt(orderNo: string) {
  const counter = counterOf();
  const { get } = counter;
  const detail = async (): Promise<OrderDetail> => {
    const { order } = await get(queryOrderDetail, { orderNo });
    if (!order) throw new Error(`No order ${orderNo}`);
    return order;
  };
  const row = async () => {
    const { orders } = await get(queryOrders, { from: '2026-05-02', to: '2026-06-01' });
    const found = orders.find((order) => order.orderNo === orderNo);
    if (!found) throw new Error(`No row ${orderNo}`);
    return found;
  };
  const ticketNos = async () => (await detail()).people.flatMap(({ ticketNo }) => ticketNo ?? []);
  const events = async () => (await detail()).timeline.map(({ event }) => event);
  return {
    ...counter,
    detail,
    row,
    ticketNos,
    events,
    async giveBack(wanted?: readonly string[]) {
      const wish = { ticketNos: wanted ?? (await ticketNos()), reason: 'plansChanged' };
      const { quoteId } = await get(quoteRefund, wish);
      await get(submitRefund, {
        ...wish,
        submissionId: 'submission-1',
        quoteId,
        attachments: [],
        accompanying: [],
        agreed: true,
        consents: [consentTo('conditions-of-carriage', 'zh')],
      });
    },
    async change(wanted?: readonly string[]) {
      await get(orderChange, {
        ...changesPayloads.orderChange,
        orderNo,
        ticketNos: wanted ?? (await ticketNos()),
        pay: { amount: 0, currency: 'CNY' },
      });
    },
  };
}

const acts = ({ actions }: Pick<OrderDetail, 'actions'>) =>
  actions.map(({ action, why }) => (why === undefined ? action : `${action}: ${why}`));

describe('an order whose change has been accepted', () => {
  it('asks no more, and says when that was', async () => {
    const { get, detail, row, events } = lookingAt(moved);
    expect(await row()).toMatchObject({ startsAt: '2026-06-10T11:00:00+08:00', change: 'time' });
    expect((await detail()).flightChange?.was?.departure.time).toBe('2026-06-10T08:00:00+08:00');
    await get(answerFlightChange, { orderNo: moved, changeId: `C${moved}`, answer: 'accept' });
    expect((await row()).startsAt).toBe('2026-06-10T11:00:00+08:00');
    expect(await row()).not.toHaveProperty('change');
    const { journeys, flightChange } = await detail();
    expect(journeys).toMatchObject([{ departure: { time: '2026-06-10T11:00:00+08:00' } }]);
    expect(flightChange?.decided).toBe('accept');
    expect(await events()).toEqual(['ordered', 'paid', 'ticketed', 'flightChanged', 'changeAccepted']);
  });

  it('leaves from the other airport', async () => {
    const { get, detail, row } = lookingAt(otherAirport);
    await get(answerFlightChange, { orderNo: otherAirport, changeId: `C${otherAirport}`, answer: 'accept' });
    expect((await row()).title).toBe('Shanghai Pudong – Beijing Capital');
    expect((await detail()).journeys).toMatchObject([{ departure: { airport: 'PVG' } }]);
  });
});

describe('an order whose flight was cancelled by the airline', () => {
  it('marks the flight, and cannot be accepted', async () => {
    const { detail, outcome } = lookingAt(flightCancelled);
    expect((await detail()).journeys).toMatchObject([{ flightNo: 'MU5101', cancelled: true }]);
    const answer = { orderNo: flightCancelled, changeId: `C${flightCancelled}`, answer: 'accept' };
    expect(await outcome(answerFlightChange, answer)).toBe('ORD04');
  });
});

describe('an order whose tickets were changed', () => {
  it('has the new tickets and their flight, under which it is found', async () => {
    const { get, detail, row, ticketNos, change, events } = lookingAt(moved);
    const [old = ''] = await ticketNos();
    await change();
    const { people, journeys, flightChange } = await detail();
    expect(journeys).toMatchObject([
      { flightNo: 'MU5117', departure: { time: expect.stringContaining('2026-06-08') } },
    ]);
    expect(people.map(({ coupons }) => coupons.map(({ state }) => state))).toEqual([['open'], ['open']]);
    expect(people[0]).toMatchObject({ replaces: old });
    expect((await row()).flightNos).toEqual(['MU5117']);
    expect(await row()).not.toHaveProperty('change');
    expect(flightChange).toBeUndefined();
    expect((await events()).at(-1)).toBe('changed');
    for (const ticketNo of [old, people[0]?.ticketNo]) {
      const { orders } = await get(findOrders, { ticketNo, from: '2026-05-02', to: '2026-06-01' });
      expect(orders.map(({ orderNo }) => orderNo)).toEqual([moved]);
    }
  });

  it('is left by the one of two who has changed alone, for an order of their own', async () => {
    const { get, detail, row, ticketNos, change } = lookingAt(moved);
    const [first = '', second = ''] = await ticketNos();
    const [{ amount: paid } = { amount: 0 }] = (await row()).cash;
    await change([second]);
    expect(await row()).toMatchObject({ flightNos: ['MU5101'], passengers: [{}], change: 'time' });
    expect((await detail()).people).toMatchObject([{ ticketNo: first }]);
    const { orders: changes } = await get(changeOrders);
    const { splitTo = '', passengers = [] } = changes[0] ?? {};
    const { order } = await get(queryOrderDetail, { orderNo: splitTo });
    expect(order).toMatchObject({
      flightNos: ['MU5117'],
      people: [{ ticketNo: passengers[0]?.newTicketNo, replaces: second }],
    });
    for (const wanted of [{ orderNo: splitTo }, { ticketNo: second, from: '2026-05-02', to: '2026-06-01' }]) {
      const { orders } = await get(findOrders, wanted);
      expect(orders.map(({ orderNo }) => orderNo)).toEqual([splitTo]);
    }
    expect((await row()).cash).toEqual([{ amount: paid / 2, currency: 'CNY' }]);
    expect(order?.cash).toEqual([{ amount: paid / 2, currency: 'CNY' }]);
  });

  it('is left once: who has an order of their own changes again in that', async () => {
    const { get, ticketNos, change } = lookingAt(moved);
    const [, second = ''] = await ticketNos();
    await change([second]);
    const [{ splitTo = '', passengers } = { passengers: [] }] = (await get(changeOrders)).orders;
    const { orders } = await get(changeTickets, { orderNo: splitTo });
    expect(orders[0]?.tickets.map(({ ticketNo }) => ticketNo)).toEqual([passengers[0]?.newTicketNo]);
    const { journeys } = await get(checkInJourneys);
    const numbers = journeys.flatMap(({ segments }) =>
      segments.flatMap((segment) => segment.passengers.map(({ ticketNo }) => ticketNo)),
    );
    expect(numbers.filter((one) => one === passengers[0]?.newTicketNo)).toHaveLength(1);
    expect(numbers).not.toContain(second);
  });

  it('says what was paid at first, and what a change has cost with its parts', async () => {
    const { airline, get, detail, row, ticketNos } = lookingAt(ticketed);
    const wish = { ...changesPayloads.quoteChange, orderNo: ticketed, ticketNos: await ticketNos() };
    const offer = { ...wish, offerId: 'MU5117.20260608_tfxk80', fareId: 'flex' };
    const { passengers } = await get(quoteChange, offer);
    const { orders } = await get(changeTickets, { orderNo: ticketed });
    const sums = (orders[0]?.tickets ?? []).map((ticket) => {
      const legs = ticket.legs.flatMap((leg) => ('unreadable' in leg ? [] : [{ ...leg, flown: false }]));
      const newFare = passengers.find(({ ticketNo }) => ticketNo === ticket.ticketNo)?.fare;
      return changeSum({ ticket: { ...ticket, legs }, newFare }, Date.parse(storyTime));
    });
    const sumOf = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
    const difference = { amount: sumOf(sums.map((one) => one.difference)) };
    const fee = { amount: sumOf(sums.map((one) => (one.fee.answer === 'fee' ? one.fee.amount : 0))) };
    expect(fee.amount).toBeGreaterThan(0);
    const pay = { amount: difference.amount + fee.amount, currency: 'CNY' };
    const { orderNo } = await get(orderChange, { ...changesPayloads.orderChange, ...offer, pay });
    await get(preparePayment, { orderNo, method: 'wechat', returnTo: '/mapp/bank/paySuccess', cash: [pay] });
    expect(await detail()).toMatchObject({ later: [], cash: [{ amount: 148_000 }] });
    airline.payments.settle(orderNo, 'pay');
    expect(await detail()).toMatchObject({
      cash: [{ amount: 148_000 + pay.amount }],
      later: [{ kind: 'change', paidBy: 'wechat', cash: pay, difference, fee }],
    });
    expect((await row()).cash).toEqual([{ amount: 148_000 + pay.amount, currency: 'CNY' }]);
  });
});

describe('an order of which a ticket was upgraded', () => {
  async function upgraded() {
    const looking = lookingAt(ticketed);
    const { get, ticketNos } = looking;
    const [ticketNo = ''] = await ticketNos();
    const { flights } = await get(upgradeOptions);
    const flight = flights.find((one) => one.ticketNo === ticketNo);
    const cabin = flight?.cabins.find(({ points }) => points !== undefined);
    const { orderNo } = await get(orderUpgrade, {
      ...changesPayloads.orderUpgrade,
      upgradeRef: flight?.upgradeRef,
      cabin: cabin?.cabin,
      way: 'points',
      cash: undefined,
      points: cabin?.points,
    });
    const since = async () => (await get(queryPayment, { orderNo: ticketed })).issued?.since;
    return { ...looking, orderNo, since };
  }

  it('says so, and its receipt too', async () => {
    const { events, since } = await upgraded();
    expect((await events()).at(-1)).toBe('upgraded');
    expect(await events()).not.toContain('changed');
    expect(await since()).toBe('upgraded');
  });

  it('tells cabin and baggage of each, and who was upgraded', async () => {
    const { detail } = await upgraded();
    const { journeys, people, timeline } = await detail();
    const [first = '', second = ''] = people.map((person) => ('name' in person ? person.name : ''));
    expect(journeys[0]).not.toHaveProperty('cabin');
    expect(journeys[0]).toMatchObject({
      apart: [
        { names: [first], cabin: 'business', checkedKg: 32, checkedPieces: 2 },
        { names: [second], cabin: 'economy', checkedKg: 20 },
      ],
    });
    expect(timeline.at(-1)).toMatchObject({ event: 'upgraded', names: [first] });
    expect(timeline[0]).not.toHaveProperty('names');
  });

  it('says when the upgrade was taken back: the numbers stay new', async () => {
    const { get, orderNo, events, since, pass } = await upgraded();
    pass(60_000);
    await get(cancelUpgrade, { orderNo });
    expect((await events()).slice(-2)).toEqual(['upgraded', 'upgradeCancelled']);
    expect(await since()).toBe('changed');
  });
});

describe('an order whose tickets were given back', () => {
  it('offers nothing but to wait, and asks for no decision', async () => {
    const { detail, row, giveBack, events, outcome } = lookingAt(flightCancelled);
    await giveBack();
    expect(acts(await row())).toEqual(['change: underWay', 'refund: underWay']);
    expect(await row()).toMatchObject({ state: 'completed', flightNos: ['MU5101'] });
    expect(await row()).not.toHaveProperty('change');
    const { flightChange, earns } = await detail();
    expect({ flightChange, earns }).toEqual({});
    expect((await events()).at(-1)).toBe('refundAsked');
    const later = { orderNo: flightCancelled, changeId: `C${flightCancelled}`, answer: 'later' };
    expect(await outcome(answerFlightChange, later)).toBe('ORD04');
  });

  it('goes on for the others of the party', async () => {
    const { row, ticketNos, giveBack } = lookingAt(otherAirport);
    const [first = ''] = await ticketNos();
    await giveBack([first]);
    expect(acts(await row())).toEqual(['change', 'refund', 'reimburse: unflown']);
    expect((await row()).change).toBe('airport');
  });

  it('has no voucher for the ticket that went back', async () => {
    const { get, ticketNos, giveBack } = lookingAt(ticketed);
    const [first = '', second = ''] = await ticketNos();
    await giveBack([first]);
    const { vouchers } = await get(queryReimbursement, { orderNo: ticketed });
    expect(vouchers).toMatchObject([
      { ticketNo: first, why: 'refunded' },
      { ticketNo: second, why: 'unflown', cash: { amount: 74_000 } },
    ]);
  });
});

it('an order that is flown has a voucher of each ticket, with a page of its own', async () => {
  const { airline, get, ticketNos } = lookingAt(flown);
  const asked = await ticketNos();
  expect(asked.length).toBeGreaterThan(1);
  await get(requestReimbursement, { orderNo: flown, ticketNos: asked, title: '张三' });
  airline.freeze('2026-06-01T10:05:00+08:00');
  const { vouchers } = await get(queryReimbursement, { orderNo: flown });
  const pages = vouchers.map((one) => ('url' in one && one.url ? new URL(one.url).searchParams : undefined));
  expect(pages.map((page) => page?.get('ticket'))).toEqual(asked);
});

describe('an order that waits for its payment', () => {
  it('says when it was cancelled', async () => {
    const { get, events } = lookingAt(waiting);
    await get(cancelOrder, { orderNo: waiting });
    expect(await events()).toEqual(['ordered', 'cancelled']);
  });

  it('says by which way it was paid', async () => {
    const { airline, get, detail } = lookingAt(waiting);
    await get(preparePayment, {
      orderNo: waiting,
      method: 'alipay',
      cash: [{ amount: 148_000, currency: 'CNY' }],
      returnTo: '/mapp/pay/1',
    });
    airline.payments.settle(waiting, 'pay');
    expect(await detail()).toMatchObject({ state: 'completed', paidBy: 'alipay' });
  });
});

it('names the seats that the passengers have in the notice of a flight that was moved', async () => {
  const { detail, get } = lookingAt(moved);
  const { orders } = await get(changeTickets, { orderNo: moved });
  const had = orders.flatMap(({ tickets }) =>
    tickets.flatMap(({ legs }) => legs.flatMap((leg) => ('seat' in leg && leg.seat) || [])),
  );
  expect(had).toEqual(['12A', '12C']);
  const { flightChange, people } = await detail();
  expect(flightChange?.seats).toEqual(had);
  expect(people.map(({ seat }) => seat)).toEqual(had);
});
