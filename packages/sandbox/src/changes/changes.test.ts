import {
  cancelChange,
  cancelUpgrade,
  changeOrders,
  changeTickets,
  myCoupons,
  orderChange,
  orderUpgrade,
  preparePayment,
  queryOrderDetail,
  queryPayment,
  quoteChange,
  quoteRefund,
  refundTickets,
  submitRefund,
  upgradeOptions,
  upgradeOrders,
} from '@mapp/kit/contracts';
import { consentTo } from '@mapp/kit/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline, type Airline } from '../engine.ts';
import { changesPayloads } from '../payloads/changes.ts';
import { ticketOrderNos } from '../ticket-orders/inputs.ts';
import {
  changeFlights,
  fixedOrderNo,
  givenVouchers,
  seededChanges,
  upgradeFlights,
  upgradeRefOf,
} from './inputs.ts';

const now = '2026-06-01T10:00:00+08:00';
let airline: Airline;
let token: string;
beforeEach(() => {
  airline = createAirline({ now });
  token = airline.signIn('600000000001');
});
const ask = async (call: Parameters<typeof answerTo>[1], payload: Readonly<Record<string, unknown>>) =>
  (await answerTo(airline, call, payload, { token })).body;
const order = (change: object) => ask(orderChange, { ...changesPayloads.orderChange, ...change });
const wish = (last: number) => ({
  ...changesPayloads.quoteChange,
  orderNo: fixedOrderNo(last),
  ticketNos: [`7812100000${String(last).padStart(3, '0')}`],
});

describe('a change', () => {
  it('of ticket 031 costs the fee of 120 and the difference of 160', async () => {
    expect(await order({})).toMatchObject({ Code: 200, data: { state: 'waiting' } });
  });

  it('is quoted at an instant of its own, to the second', async () => {
    airline.freeze('2026-06-01T10:00:42+08:00');
    expect(await ask(quoteChange, wish(31))).toMatchObject({ data: { now: '2026-06-01T10:00:42+08:00' } });
  });

  it('makes one order, however often it is sent', async () => {
    const [one, other] = [await order({}), await order({ releaseCheckIn: true })];
    expect(one).toMatchObject({ Code: 200 });
    expect(other['data']).toEqual(one['data']);
  });

  it('is refused at other sums', async () =>
    expect(await order({ pay: { amount: 1, currency: 'CNY' } })).toMatchObject({ resultCode: 'CHG06' }));

  it.each([
    [32, 'refunded', -9000],
    [33, 'forfeited', -9000],
    [35, 'forfeited', 0],
  ])('of ticket %i uses a lower fare as it says', async (last, lowerFare, difference) => {
    const quote = await ask(quoteChange, wish(last));
    expect(quote['data']).toMatchObject({
      state: 'same',
      passengers: [{ lowerFare, fare: 120_000 + difference }],
    });
  });

  it.each([
    [34, 'CHG02'],
    [12, 'CHG02'],
  ])('of ticket %i is refused', async (last, resultCode) =>
    expect(await ask(quoteChange, wish(last))).toMatchObject({ resultCode }),
  );

  it('takes no child alone, and leaves none alone', async () => {
    const family = { ...wish(1), ticketNos: ['7812100000010'] };
    expect(await ask(quoteChange, family)).toMatchObject({ resultCode: 'CHG03' });
    expect(await ask(quoteChange, { ...family, ticketNos: ['7812100000001'] })).toMatchObject({
      resultCode: 'CHG03',
    });
  });

  it('with nothing to pay gives a new ticket at once, the old one exchanged', async () => {
    const nothing = { amount: 0, currency: 'CNY' };
    const given = { ...wish(35), pay: nothing };
    expect(await order(given)).toMatchObject({ Code: 200, data: { state: 'completed' } });
    const orders = await ask(changeOrders, {});
    expect(orders['data']).toMatchObject({
      orders: [
        { state: 'completed', passengers: [{ newTicketNo: expect.stringMatching(/^781\d{10}$/) }] },
        {},
      ],
    });
    expect(await ask(changeTickets, { ticketNo: '7812100000035' })).toMatchObject({
      data: { orders: [{ tickets: [{ legs: [{ flightNo: 'MU5117', state: 'open' }] }] }] },
    });
  });

  it('that the airline has caused is free in the cabin of the ticket, and in no other', async () => {
    const business = { ...wish(35), fareId: 'business' };
    expect(await ask(quoteChange, business)).toMatchObject({ resultCode: 'CHG08' });
    expect(await order({ ...business, pay: { amount: 0, currency: 'CNY' } })).toMatchObject({
      resultCode: 'CHG08',
    });
  });

  it('that the airline has caused leaves the ticket worth what was paid for it', async () => {
    const fareOf = async () => {
      const told = await ask(changeTickets, { orderNo: fixedOrderNo(35) });
      return (told['data'] as { orders: { tickets: { legs: { fare: number }[] }[] }[] }).orders[0]?.tickets[0]
        ?.legs[0]?.fare;
    };
    const before = await fareOf();
    await order({ ...wish(35), fareId: 'flex', pay: { amount: 0, currency: 'CNY' } });
    expect(await fareOf()).toBe(before);
  });

  it('whose ticket is being issued is there for every other call once its time is over', async () => {
    const flight = changeFlights.ticketing;
    const offer = { ...wish(31), offerId: `${flight}.20260608_tfxk80` };
    const quote = (await ask(quoteChange, offer))['data'] as { passengers: { fare: number }[] };
    const amount = (quote.passengers[0]?.fare ?? 0) - 120_000 + 12_000;
    const done = await order({ ...offer, pay: { amount, currency: 'CNY' } });
    const { orderNo } = done['data'] as { orderNo: string };
    const cash = [{ amount, currency: 'CNY' }];
    await ask(preparePayment, { orderNo, method: 'wechat', returnTo: '/mapp/bank/paySuccess', cash });
    airline.payments.settle(orderNo, 'pay');
    await ask(queryPayment, { orderNo });
    const flying = async () =>
      ((await ask(upgradeOptions, {}))['data'] as { flights: { flightNo: string }[] }).flights.some(
        ({ flightNo }) => flightNo === flight,
      );
    expect(await flying()).toBe(false);
    airline.freeze('2026-06-01T10:15:00+08:00');
    expect(await flying()).toBe(true);
  });

  it.each([
    [ticketOrderNos.moved, 'The airline has moved the flight'],
    [ticketOrderNos.flightCancelled, 'The airline has cancelled the flight'],
    [ticketOrderNos.otherAirport, 'The flight leaves from another airport'],
  ])('of order %s is free for the reason that the airline has: %s', async (orderNo, cause) => {
    const asking = { token, language: 'en' };
    expect((await answerTo(airline, changeTickets, { orderNo }, asking)).body).toMatchObject({
      data: { orders: [{ tickets: [{ involuntary: true, cause }, { cause }] }] },
    });
  });

  it.each([
    [{ kind: 'cancel', cause: 'weather' }, true],
    [{ kind: 'delay', minutes: 60, cause: 'control' }, true],
    [{ kind: 'delay', minutes: 10, cause: 'control' }, false],
  ] as const)('of a flight of today is free after %j: %s', async (event, free) => {
    const flight = 'MU5131';
    await order({
      ...wish(35),
      offerId: `${flight}.20260601_tfxk80`,
      pay: { amount: 0, currency: 'CNY' },
    });
    airline.flightEvent({ flight, ...event });
    expect(await ask(changeTickets, { orderNo: fixedOrderNo(35) })).toMatchObject({
      data: { orders: [{ tickets: [{ involuntary: free, legs: [{ flightNo: flight }] }] }] },
    });
  });

  it('to a fare that is lower by more than the fee gives the rest back, at once', async () => {
    const cheaper = { ...wish(32), offerId: `${changeFlights.cheaper}.20260608_tfxk80` };
    const [nothing, back] = [0, 5000].map((amount) => ({ amount, currency: 'CNY' }));
    expect(await order({ ...cheaper, pay: nothing, back })).toMatchObject({ data: { state: 'completed' } });
    const orders = await ask(changeOrders, {});
    expect(orders['data']).toMatchObject({
      orders: [{ pay: nothing, back, passengers: [{ due: { amount: -5000 } }] }, {}],
    });
  });

  const refund = { ticketNos: ['7812100000031'], reason: 'plansChanged' };

  it('that waits, or whose ticket is being issued, bars a refund of its ticket and says so', async () => {
    const { data } = await ask(quoteRefund, refund);
    const done = await order({});
    const { orderNo } = done['data'] as { orderNo: string };
    expect(await ask(quoteRefund, refund)).toMatchObject({ resultCode: 'RFD28' });
    const submission = { ...refund, ...(data as object), submissionId: 'submission-1', agreed: true };
    expect(await ask(submitRefund, { ...submission, attachments: [], accompanying: [] })).toMatchObject({
      resultCode: 'RFD28',
    });
    expect(await ask(refundTickets, { ticketNo: '7812100000031' })).toMatchObject({
      data: { tickets: [{ obstacle: { kind: 'underWay', underWay: { orderNo, of: 'change' } } }] },
    });
    await ask(cancelChange, { orderNo });
    expect(await ask(quoteRefund, refund)).toMatchObject({ Code: 200 });
  });

  it('is barred by a refund that is asked for, as an upgrade is', async () => {
    const { quoteId } = (await ask(quoteRefund, refund))['data'] as { quoteId: string };
    const consents = [consentTo('conditions-of-carriage', 'zh')];
    const submission = { ...refund, quoteId, submissionId: 'submission-1', agreed: true, consents };
    expect(await ask(submitRefund, { ...submission, attachments: [], accompanying: [] })).toMatchObject({
      Code: 200,
    });
    expect(await order({})).toMatchObject({ resultCode: 'CHG02' });
    expect(
      await ask(orderUpgrade, {
        ...changesPayloads.orderUpgrade,
        upgradeRef: upgradeRefOf(31),
        cash: { amount: 80_000, currency: 'CNY' },
      }),
    ).toMatchObject({ resultCode: 'UPG07' });
  });

  it('whose money comes after its time is abnormal, and bears no ticket', async () => {
    const done = await order({});
    const { orderNo } = done['data'] as { orderNo: string };
    await ask(preparePayment, {
      orderNo,
      method: 'wechat',
      returnTo: '/mapp/bank/paySuccess',
      cash: [{ amount: 28_000, currency: 'CNY' }],
    });
    airline.freeze('2026-06-01T10:29:30+08:00');
    airline.payments.settle(orderNo, 'confirm');
    airline.freeze('2026-06-01T10:31:00+08:00');
    await ask(queryPayment, { orderNo });
    const orders = await ask(changeOrders, {});
    expect(orders['data']).toMatchObject({ orders: [{ orderNo, state: 'abnormal' }, {}] });
  });

  it('that waits for a seat can be given up, once', async () => {
    const cancel = () => ask(cancelChange, { orderNo: seededChanges.waitlist });
    expect(await cancel()).toMatchObject({ Code: 200 });
    expect(await cancel()).toMatchObject({ resultCode: 'CHG07' });
  });
});

describe('an upgrade', () => {
  const upgrade = (change: object) =>
    ask(orderUpgrade, { ...changesPayloads.orderUpgrade, cash: undefined, ...change });
  const points = { way: 'points', points: 12_000 };

  it('in points is carried out at once, and comes back when it is cancelled', async () => {
    const available = async () =>
      ((await ask(upgradeOptions, {}))['data'] as { available: number }).available;
    const before = await available();
    const done = await upgrade(points);
    expect(done).toMatchObject({ Code: 200, data: { state: 'completed' } });
    expect(await available()).toBe(before - 12_000);
    const { orderNo } = done['data'] as { orderNo: string };
    expect(await ask(cancelUpgrade, { orderNo })).toMatchObject({ Code: 200 });
    expect(await available()).toBe(before);
    expect(await ask(cancelUpgrade, { orderNo })).toMatchObject({ resultCode: 'UPG08' });
  });

  const orderOf = async (orderNo: string) =>
    ((await ask(upgradeOrders, {}))['data'] as { orders: { orderNo: string }[] }).orders.find(
      (one) => one.orderNo === orderNo,
    );
  const upgraded = async () => {
    const done = await upgrade({ ...points, points: 6000, upgradeRef: upgradeRefOf(31) });
    return (done['data'] as { orderNo: string }).orderNo;
  };
  const ticketNow = async () => {
    const told = await ask(changeTickets, { orderNo: fixedOrderNo(31) });
    const tickets = (told['data'] as { orders: { tickets: { ticketNo: string }[] }[] }).orders[0]?.tickets;
    expect(tickets).toHaveLength(1);
    return tickets?.[0]?.ticketNo ?? '';
  };

  it('is not taken back once its ticket has been changed', async () => {
    const orderNo = await upgraded();
    const ticketNo = await ticketNow();
    const changed = await order({ ticketNos: [ticketNo] });
    const { orderNo: changeNo } = changed['data'] as { orderNo: string };
    await ask(preparePayment, {
      orderNo: changeNo,
      method: 'wechat',
      returnTo: '/mapp/bank/paySuccess',
      cash: [{ amount: 28_000, currency: 'CNY' }],
    });
    airline.payments.settle(changeNo, 'pay');
    await ask(queryPayment, { orderNo: changeNo });
    expect(await orderOf(orderNo)).toMatchObject({ cancellable: false, cancelBar: 'ticketChanged' });
    expect(await ask(cancelUpgrade, { orderNo })).toMatchObject({ resultCode: 'UPG08' });
  });

  it('offers no higher cabin on a flight that the airline has cancelled', async () => {
    const told = (await ask(upgradeOptions, {}))['data'] as { flights: { orderNo: string }[] };
    const orders = told.flights.map(({ orderNo }) => orderNo);
    expect(orders).toContain(ticketOrderNos.moved);
    expect(orders).not.toContain(ticketOrderNos.flightCancelled);
  });

  it('takes nothing of what the airline owes for a flight that it has changed, nor does giving it up', async () => {
    const owed = async () =>
      (
        (await ask(changeTickets, { orderNo: ticketOrderNos.moved }))['data'] as {
          orders: { tickets: { ticketNo: string; involuntary: boolean }[] }[];
        }
      ).orders[0]?.tickets.map(({ involuntary }) => involuntary);
    const told = (await ask(upgradeOptions, {}))['data'] as {
      flights: { orderNo: string; upgradeRef: string; relation: string }[];
    };
    const { upgradeRef } =
      told.flights.find((one) => one.orderNo === ticketOrderNos.moved && one.relation === 'member') ?? {};
    const done = await upgrade({ way: 'points', points: 6000, upgradeRef });
    expect(done).toMatchObject({ data: { state: 'completed' } });
    expect(await owed()).toEqual([true, true]);
    await ask(cancelUpgrade, { orderNo: (done['data'] as { orderNo: string }).orderNo });
    expect(await owed()).toEqual([true, true]);
    expect(await ask(queryOrderDetail, { orderNo: ticketOrderNos.moved })).toMatchObject({
      data: { order: { change: 'time' } },
    });
  });

  it.each([
    [upgradeFlights.noSeats, { bar: 'noSeats', cabins: [] }, 'UPG07'],
    [upgradeFlights.seatGone, { cabins: [{ seatsLeft: 1 }] }, 'UPG05'],
  ])('on %s finds no seat', async (flightNo, told, resultCode) => {
    await order({
      ...wish(35),
      offerId: `${flightNo}.20260608_tfxk80`,
      pay: { amount: 0, currency: 'CNY' },
    });
    const { flights } = (await ask(upgradeOptions, {}))['data'] as {
      flights: { flightNo: string; upgradeRef: string }[];
    };
    const flight = flights.find((one) => one.flightNo === flightNo);
    expect(flight).toMatchObject(told);
    expect(await upgrade({ way: 'points', points: 6000, upgradeRef: flight?.upgradeRef })).toMatchObject({
      resultCode,
    });
  });

  it('tells what becomes of the rest: seat, extras, invoice, and a child who stays below', async () => {
    const { flights, becomes } = (await ask(upgradeOptions, {}))['data'] as {
      flights: { upgradeRef: string }[];
      becomes: { of: string }[];
    };
    const told = (last: number) => flights.find(({ upgradeRef }) => upgradeRef === upgradeRefOf(last));
    expect(told(41)).toMatchObject({ seat: '12A', addOns: [expect.any(String)], invoiced: true });
    expect((told(1) as { children?: string[] }).children).toHaveLength(1);
    expect(becomes.map(({ of }) => of)).toEqual(['checkIn', 'seats', 'addOns', 'insurance', 'invoice']);
  });

  it('in points is not for somebody who is no beneficiary', async () =>
    expect(await upgrade({ ...points, points: 6000, upgradeRef: upgradeRefOf(44) })).toMatchObject({
      resultCode: 'UPG01',
    }));

  it('by a platinum voucher is for flights abroad', async () => {
    const voucher = { way: 'platinum', voucherId: givenVouchers.platinum };
    expect(await upgrade({ ...voucher, upgradeRef: upgradeRefOf(42) })).toMatchObject({
      resultCode: 'UPG04',
    });
    expect(await upgrade(voucher)).toMatchObject({ data: { state: 'completed' } });
    const orders = await ask(upgradeOrders, {});
    expect(orders['data']).toMatchObject({ orders: [{ way: 'platinum', cancellable: true }, {}] });
  });

  const offered = async () =>
    ((await ask(upgradeOptions, {}))['data'] as { vouchers: { voucherId: string }[] }).vouchers.map(
      ({ voucherId }) => voucherId,
    );

  it('by a voucher that somebody has used meanwhile is refused, and it is not offered again', async () => {
    expect(await offered()).toContain(givenVouchers.gone);
    expect(await upgrade({ way: 'common', voucherId: givenVouchers.gone })).toMatchObject({
      resultCode: 'UPG03',
    });
    expect(await offered()).not.toContain(givenVouchers.gone);
  });

  it('by a coupon of one’s own uses it up, and gives it back when it is cancelled', async () => {
    const voucherId = 'C-0001-2';
    const mine = async () =>
      ((await ask(myCoupons, {}))['data'] as { coupons: { couponId: string; state: string }[] }).coupons.find(
        ({ couponId }) => couponId === voucherId,
      );
    expect(await mine()).toMatchObject({ state: 'usable' });
    const done = await upgrade({ way: 'common', voucherId, upgradeRef: upgradeRefOf(31) });
    const { orderNo } = done['data'] as { orderNo: string };
    expect(await offered()).not.toContain(voucherId);
    expect(await mine()).toMatchObject({ state: 'used', usedOn: '2026-06-01', usedOrder: orderNo });
    await ask(cancelUpgrade, { orderNo });
    expect(await offered()).toContain(voucherId);
    expect(await mine()).toMatchObject({ state: 'usable' });
  });

  it('in cash waits for its payment, at the price that was agreed to', async () => {
    const cash = (amount: number) => upgrade({ way: 'cash', cash: { amount, currency: 'CNY' } });
    expect(await cash(1)).toMatchObject({ resultCode: 'UPG06' });
    expect(await cash(188_000)).toMatchObject({ data: { state: 'waiting' } });
  });
});
