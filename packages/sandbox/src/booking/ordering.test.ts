import {
  cancelOrder,
  createOrder,
  findBooking,
  queryBookingForm,
  boardingPasses,
  checkIn,
  queryOrderDetail,
  queryOrders,
  queryPayment,
  searchFlights,
  sendCodeBySMS,
  checkInJourneys,
  preparePayment,
  type BookingTerms,
  type Call,
  type OrderFields,
  type ResponseOf,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { seatsFor } from '../check-in/asked.support.ts';
import { createAirline, type Airline } from '../engine.ts';
import { agreedTerms } from './terms.ts';

const now = '2026-06-01T10:00:00+08:00';
const memberNo = '600000000001';
const oneAdult = { adults: 1, children: 0, infants: 0 };

/** Phones that a code for booking has gone to. */
const guestsPhones = ['13900000031', '13800000001'];

/** An airline with a member, and the first offer of a route. */
async function counter({
  to = 'PEK',
  member = memberNo,
  day = '2026-07-01',
  at: airline = createAirline({ now }),
}: { to?: string; member?: string | null; day?: string; at?: Airline } = {}) {
  for (const mobile of guestsPhones)
    await answerTo(airline, sendCodeBySMS, { purpose: 'booking', countryCode: '86', mobile });
  const asking = member === null ? {} : { token: airline.signIn(member) };
  const found = searchFlights.response.parse(
    (
      await answerTo(
        airline,
        searchFlights,
        { segments: [{ from: 'SHA', to, day }], step: 1, passengers: oneAdult },
        asking,
      )
    ).body['data'],
  );
  const offer = found.offers.find(({ fares }) => fares.length > 0);
  const fare = offer?.fares[0];
  const offers = [{ offerId: offer?.offerId ?? '', fareId: fare?.fareId ?? '' }];
  const form = async (): Promise<BookingTerms> =>
    queryBookingForm.response.parse(
      (await answerTo(airline, queryBookingForm, { offers, passengers: oneAdult }, asking)).body['data'],
    );
  const order = async (change: Partial<OrderFields> = {}, as: object = asking) => {
    const fields: OrderFields = {
      bookingId: 'booking-0001',
      offers,
      passengers: [adult],
      contact: { name: '李四', phone: '+8613900000031', email: '' },
      ...(member === null && { code: '246810' }),
      insurances: [],
      addOns: [],
      points: 0,
      marketing: false,
      agreed: agreedTerms(),
      total: { amount: fare?.price.adult.total ?? 0, currency: 'CNY' },
      ...change,
    };
    return (await answerTo(airline, createOrder, { ...fields }, as)).body;
  };
  return { airline, asking, order, form, total: fare?.price.adult.total ?? 0, offers };
}

const adult: OrderFields['passengers'][number] = {
  paxType: 'ADT',
  cnFamilyName: '李',
  cnGivenName: '四',
  enFamilyName: 'LI',
  enGivenName: 'SI',
  document: { idType: 'NI', idNo: '310104199003074510' },
};
const child: OrderFields['passengers'][number] = {
  ...adult,
  paxType: 'CHD',
  document: { idType: 'NI', idNo: '310104201806010035' },
};
const self: OrderFields['passengers'][number] = {
  ...adult,
  document: { idType: 'NI', idNo: '' },
};

const prepare = (airline: Airline, asking: object, orderNo: string, amount: number) => {
  const sent = {
    orderNo,
    method: 'wechat',
    returnTo: '/mapp/bank/paySuccess',
    cash: [{ amount, currency: 'CNY' }],
  };
  return answerTo(airline, preparePayment, sent, asking);
};

const pay = async (airline: Airline, asking: object, orderNo: string, amount: number) => {
  await prepare(airline, asking, orderNo, amount);
  airline.payments.settle(orderNo, 'pay');
  const { body } = await answerTo(airline, queryPayment, { orderNo }, asking);
  return (body['data'] as { state: string }).state;
};

describe('the form', () => {
  it('knows the saved passengers of a member, points and coupons; nothing of these for a guest', async () => {
    const [member, guest] = [await counter(), await counter({ member: null })];
    const [mine, theirs] = [await member.form(), await guest.form()];
    expect(mine.paxs.length).toBeGreaterThan(5);
    expect(mine.points?.balance).toBeGreaterThan(0);
    expect(mine.insurances.map(({ id, cover }) => [id, cover])).toEqual([
      ['delay', 30_000],
      ['refund', 200_000],
    ]);
    for (const { terms } of mine.insurances) expect(terms).toMatch(/^https:\/\/partner\.example\//);
    expect(mine.coupons.map(({ couponId }) => couponId)).toEqual(['C100', 'C50', 'CEXP']);
    expect(theirs).toMatchObject({ paxs: [], coupons: [] });
  });

  it('takes documents for crossing a border alone, abroad', async () => {
    expect(
      (await (await counter({ to: 'CDG', day: '2026-12-01' })).form()).paxAvailableIdTypes,
    ).not.toContain('NI');
    expect((await (await counter()).form()).paxAvailableIdTypes).toContain('NI');
  });

  it.each([
    ['XIY', 12_000],
    ['CAN', -8000],
  ])('to %s has the fare as it is now, other by %i', async (to, difference) => {
    const { form, total } = await counter({ to });
    const { state, flights, is } = await form();
    expect(state).toBe('changed');
    expect(flights[0]?.fares[0]?.price.adult.total).toBe(total + difference);
    expect(is?.amount).toBe(total + difference);
  });
});

describe('an order', () => {
  it('waits for its payment for half an hour', async () => {
    const { order, total } = await counter();
    expect(await order()).toMatchObject({
      Code: 200,
      data: { state: 'waiting', payUntil: '2026-06-01T10:30:00+08:00', total: { amount: total } },
    });
  });

  it('is one, however often its booking is sent, and is found by it', async () => {
    const { airline, asking, order } = await counter();
    const first = await order();
    expect(await order()).toEqual(first);
    const { body } = await answerTo(airline, findBooking, { bookingId: 'booking-0001' }, asking);
    expect(body).toMatchObject({ data: { order: first['data'] } });
    const { body: none } = await answerTo(airline, findBooking, { bookingId: 'booking-0002' }, asking);
    expect(none['data']).toEqual({});
  });

  it('is refused with other contents under the same booking, which stays what it was', async () => {
    const { airline, asking, order } = await counter();
    const first = await order();
    const other = { ...adult, document: { idType: 'PP', idNo: 'E12345678' } };
    expect(await order({ passengers: [other] })).toMatchObject({ Code: 40_902 });
    expect(await order({ insurances: ['delay'] })).toMatchObject({ Code: 40_902 });
    const { body } = await answerTo(airline, findBooking, { bookingId: 'booking-0001' }, asking);
    expect(body).toMatchObject({ data: { order: first['data'] } });
  });

  it('to Harbin is made although its answer is lost, the first time', async () => {
    const { airline, asking, order } = await counter({ to: 'HRB' });
    await expect(order()).rejects.toThrow(/./);
    const { body } = await answerTo(airline, findBooking, { bookingId: 'booking-0001' }, asking);
    expect(body).toMatchObject({ data: { order: { state: 'waiting' } } });
    expect(await order()).toMatchObject({ Code: 200 });
  });

  it('of a guest has a key, and is opened with it alone', async () => {
    const { airline, order } = await counter({ member: null });
    const { orderNo, orderKey } = (await order())['data'] as { orderNo: string; orderKey: string };
    expect(orderKey).toMatch(/^[a-z]{32}$/);
    expect((await answerTo(airline, queryPayment, { orderNo, orderKey }, {})).body).toMatchObject({
      Code: 200,
    });
    expect((await answerTo(airline, queryPayment, { orderNo }, {})).body).toMatchObject({ Code: 401 });
  });

  describe('of a guest whose phone a member has', () => {
    const guestsOrder = async (phone = '+86 13800000001') => {
      const { airline, order, total } = await counter({ member: null });
      const sent = { contact: { name: '李四', phone, email: '' } };
      const made = (await order(sent))['data'] as { orderNo: string; orderKey: string };
      const numbers = async (token: string) => {
        const { body } = await answerTo(
          airline,
          queryOrders,
          { from: '2026-05-01', to: '2026-06-01' },
          { token },
        );
        return queryOrders.response.parse(body['data']).orders.map(({ orderNo }) => orderNo);
      };
      return { airline, order: () => order(sent), total, made, numbers };
    };

    it('is the member’s once they sign in, and can still be paid by its key', async () => {
      const { airline, total, made, numbers, order } = await guestsOrder();
      const { orderNo, orderKey } = made;
      const token = airline.signIn(memberNo);
      expect(await numbers(token)).toContain(orderNo);
      expect((await answerTo(airline, queryPayment, { orderNo }, { token })).body).toMatchObject({
        Code: 200,
      });
      expect((await answerTo(airline, queryPayment, { orderNo, orderKey }, {})).body).toMatchObject({
        Code: 200,
      });
      // The same booking is still the same order, whoever sends it again.
      expect(await order()).toMatchObject({ data: { orderNo } });
      expect(await pay(airline, { token }, orderNo, total)).toBe('ticketed');
    });

    it('brings its journey along where it was paid before', async () => {
      const { airline, total, made } = await guestsOrder();
      const { orderNo, orderKey } = made;
      const sent = { orderNo, orderKey, method: 'wechat', returnTo: '/mapp/bank/paySuccess' };
      const cash = [{ amount: total, currency: 'CNY' }];
      await answerTo(airline, preparePayment, { ...sent, cash }, {});
      airline.payments.settle(orderNo, 'pay');
      await answerTo(airline, queryPayment, { orderNo, orderKey }, {});
      const { body } = await answerTo(airline, checkInJourneys, {}, { token: airline.signIn(memberNo) });
      const { journeys } = checkInJourneys.response.parse(body['data']);
      expect(journeys.filter(({ bookingId }) => bookingId === `B${orderNo}`)).toHaveLength(1);
    });

    it('stays the guest’s for a member with another phone', async () => {
      const { airline, made, numbers } = await guestsOrder('+8613900000031');
      const token = airline.signIn(memberNo);
      expect(await numbers(token)).not.toContain(made.orderNo);
      expect(
        (await answerTo(airline, queryPayment, { orderNo: made.orderNo }, { token })).body,
      ).toMatchObject({ resultCode: 'PAY01' });
    });
  });

  it('by the waitlist is not paid', async () => {
    const { airline, asking, order } = await counter({ to: 'DLC' });
    const { orderNo } = (await order())['data'] as { orderNo: string };
    const { body } = await answerTo(airline, queryPayment, { orderNo }, asking);
    expect(body).toMatchObject({ resultCode: 'PAY01' });
  });

  it.each<[string, Parameters<typeof counter>[0], Partial<OrderFields>, string]>([
    ['an unknown offer', {}, { offers: [{ offerId: 'x', fareId: 'basic' }] }, 'BKG04'],
    ['another total', {}, { total: { amount: 1, currency: 'CNY' } }, 'BKG05'],
    ['another currency', {}, { total: { amount: 68_000, currency: 'EUR' } }, 'BKG05'],
    ['sold seats', { to: 'CTU' }, {}, 'BKG06'],
    ['too few for the product', { to: 'TAO' }, {}, 'BKG09'],
    ['a child alone', {}, { passengers: [child] }, 'BKG10'],
    ['nobody’s document', {}, { passengers: [self] }, 'BKG10'],
    [
      'a membership that is none',
      {},
      { passengers: [{ ...adult, card: { kind: 'MU', number: '12' } }] },
      'BKG10',
    ],
    [
      'an unknown programme',
      {},
      { passengers: [{ ...adult, card: { kind: 'ZZ', number: 'AB12345' } }] },
      'BKG10',
    ],
    ['points without a member', { member: null }, { points: 1000 }, 'BKG11'],
    ['more points than there are', {}, { points: 90_000_000 }, 'BKG11'],
    ['half a step of points', {}, { points: 500 }, 'BKG11'],
    ['an expired coupon', {}, { couponId: 'CEXP' }, 'BKG12'],
    ['a coupon that stands no points', {}, { couponId: 'C50', points: 1000 }, 'BKG12'],
    ['a coupon of a guest', { member: null }, { couponId: 'C100' }, 'BKG12'],
    ['an unknown insurance', {}, { insurances: ['moon'] }, 'BKG13'],
    ['too many of a service', {}, { addOns: [{ id: 'car', count: 9 }] }, 'BKG13'],
    ['a wrong code', { member: null }, { code: '111111' }, 'BKG14'],
    [
      'a phone that no code went to',
      { member: null },
      { contact: { name: '李四', phone: '+8613900000032', email: '' } },
      'BKG14',
    ],
  ])('is refused for %s', async (_, given, change, resultCode) => {
    const { order } = await counter(given);
    expect(await order(change)).toMatchObject({ Code: -1, resultCode });
  });

  it.each([
    ['in no edition', []],
    ['in an earlier edition', agreedTerms().map((one) => ({ ...one, version: '1.0' }))],
    ['with another text', agreedTerms().map((one) => ({ ...one, hash: 'another' }))],
    ['without the conditions of the fares', agreedTerms().filter(({ slug }) => slug !== 'fare')],
  ])('is refused where the terms were agreed to %s', async (_, agreed) => {
    const { order } = await counter();
    expect(await order({ agreed })).toMatchObject({ Code: -1, resultCode: 'BKG15' });
    expect(await order()).toMatchObject({ Code: 200 });
  });

  it('is refused once its offer has expired', async () => {
    const { airline, order } = await counter({ to: 'KMG' });
    airline.freeze('2026-06-01T10:01:01+08:00');
    expect(await order()).toMatchObject({ resultCode: 'BKG07' });
  });

  it('is refused for who flies on it already', async () => {
    const { order } = await counter({ to: 'HAK' });
    await order();
    expect(await order({ bookingId: 'booking-0002' })).toMatchObject({ resultCode: 'BKG08' });
  });

  describe('of somebody who has ordered the flight before', () => {
    const again = async (
      before: (tools: Awaited<ReturnType<typeof counter>>, orderNo: string) => unknown,
    ) => {
      const tools = await counter({ to: 'HAK' });
      const { orderNo } = (await tools.order())['data'] as { orderNo: string };
      await before(tools, orderNo);
      return tools.order({ bookingId: 'booking-0002' });
    };
    const paid = ({ airline, asking, total }: Awaited<ReturnType<typeof counter>>, orderNo: string) =>
      pay(airline, asking, orderNo, total);

    it.each<[string, Parameters<typeof again>[0]]>([
      ['is paid', paid],
      [
        'has failed to be paid, and can be paid still',
        async ({ airline, asking, total }, orderNo) => {
          await prepare(airline, asking, orderNo, total);
          airline.payments.settle(orderNo, 'fail');
        },
      ],
      [
        'has money that it did not take',
        async ({ airline, asking, total }, orderNo) => {
          await prepare(airline, asking, orderNo, total);
          airline.payments.settle(orderNo, 'abnormal');
        },
      ],
    ])('is refused while that order %s', async (_, before) => {
      expect(await again(before)).toMatchObject({ resultCode: 'BKG08' });
    });

    it('is made once the time to pay that order is over', async () => {
      const tools = await counter({ to: 'HAK' });
      await tools.order();
      tools.airline.freeze('2026-06-01T10:30:00+08:00');
      expect(await tools.form()).toMatchObject({ onBoard: [] });
      expect(await tools.order({ bookingId: 'booking-0002' })).toMatchObject({ Code: 200 });
    });

    it('is refused while its money came after the time to pay was over', async () => {
      const tools = await counter({ to: 'HAK' });
      const { airline, asking, total, order } = tools;
      const { orderNo } = (await order())['data'] as { orderNo: string };
      await prepare(airline, asking, orderNo, total);
      airline.freeze('2026-06-01T10:29:30+08:00');
      airline.payments.settle(orderNo, 'confirm');
      airline.freeze('2026-06-01T11:00:00+08:00');
      expect((await answerTo(airline, queryPayment, { orderNo }, asking)).body).toMatchObject({
        data: { state: 'abnormal', settledBy: '2026-06-02T10:29:30+08:00' },
      });
      const { body } = await answerTo(airline, queryOrderDetail, { orderNo }, asking);
      expect(body).toMatchObject({ data: { order: { state: 'abnormal' } } });
      const later = await counter({ to: 'HAK', at: airline });
      expect(await later.order({ bookingId: 'booking-0002' })).toMatchObject({ resultCode: 'BKG08' });
    });

    it('is made once that order is given up', async () => {
      expect(
        await again(({ airline, asking }, orderNo) => answerTo(airline, cancelOrder, { orderNo }, asking)),
      ).toMatchObject({ Code: 200 });
    });

    it('is refused on the waitlist for as long as they are on it', async () => {
      const { airline, order } = await counter({ to: 'DLC' });
      await order();
      airline.freeze('2026-06-01T10:29:00+08:00');
      expect(await order({ bookingId: 'booking-0002' })).toMatchObject({ resultCode: 'BKG08' });
    });
  });

  describe('with a token that is no longer good', () => {
    const ended = { token: 'ended' };

    it('asks to sign in, and is not a guest’s', async () => {
      const { airline, offers, order } = await counter({ member: null });
      expect(await order({}, ended)).toMatchObject({ Code: 401 });
      for (const [call, fields] of [
        [queryBookingForm, { offers, passengers: oneAdult }],
        [findBooking, { bookingId: 'booking-0001' }],
      ] as const)
        expect((await answerTo(airline, call, fields, ended)).body).toMatchObject({ Code: 401 });
    });
  });

  it('of the crew product knows a member who has saved nobody', async () => {
    const { form } = await counter({ to: 'TAO', member: '600000000002' });
    const { paxs, productLimit } = await form();
    expect(productLimit).toEqual({ passengers: 2, members: true });
    expect(paxs.map(({ myUserid }) => myUserid !== undefined)).toEqual([true]);
  });

  it('uses a coupon once, and points and insurance count', async () => {
    const { form, order, total } = await counter();
    const change = {
      couponId: 'C100',
      points: 1000,
      insurances: ['delay'],
      addOns: [{ id: 'lounge', count: 1 }],
    };
    const amount = total - 10_000 - 5000 + 3000 + 16_800;
    expect(await order({ ...change, total: { amount, currency: 'CNY' } })).toMatchObject({ Code: 200 });
    expect((await form()).coupons.map(({ couponId }) => couponId)).not.toContain('C100');
  });
});

describe('a paid order', () => {
  it('has tickets, and stands among the member’s journeys', async () => {
    const { airline, asking, order, total } = await counter();
    const { orderNo } = (await order())['data'] as { orderNo: string };
    const before = (await answerTo(airline, checkInJourneys, {}, asking)).body['data'] as {
      journeys: object[];
    };
    expect(await pay(airline, asking, orderNo, total)).toBe('ticketed');
    const { journeys } = (await answerTo(airline, checkInJourneys, {}, asking)).body['data'] as {
      journeys: { bookingId: string; segments: { passengers: { ticketNo: string }[] }[] }[];
    };
    expect(journeys).toHaveLength(before.journeys.length + 1);
    const own = journeys.find(({ bookingId }) => bookingId === `B${orderNo}`);
    expect(own?.segments[0]?.passengers[0]?.ticketNo).toMatch(/^781\d{10}$/);
  });

  it('names the contact that was typed, whoever flies', async () => {
    const { airline, asking, order } = await counter();
    const contact = { name: '王五', phone: '+8613900000031', email: '' };
    const { orderNo } = (await order({ contact }))['data'] as { orderNo: string };
    const { body } = await answerTo(airline, queryOrderDetail, { orderNo }, asking);
    expect(queryOrderDetail.response.parse(body['data']).order?.contact?.name).toBe('王五');
  });

  it('has the memberships of its passengers, and so have their passes', async () => {
    const { airline, asking, order, form, total } = await counter({ day: '2026-06-03' });
    const card = { kind: 'X7', number: 'AB12345' };
    expect((await form()).programmes?.map(({ code }) => code)).toEqual(['MU', 'X7', '9N']);
    const { orderNo } = (await order({ passengers: [{ ...adult, card }] }))['data'] as { orderNo: string };
    await pay(airline, asking, orderNo, total);
    const ask = async <C extends Call>(call: C, payload: object): Promise<ResponseOf<C>> =>
      call.response.parse(
        (await answerTo(airline, call, { ...payload }, asking)).body['data'],
      ) as ResponseOf<C>;
    const { order: told } = await ask(queryOrderDetail, { orderNo });
    expect(told?.people[0]?.card).toEqual({ kind: 'X7', number: 'A •••• 45' });
    const { journeys } = await ask(checkInJourneys, {});
    const [segment] = journeys.find(({ bookingId }) => bookingId === `B${orderNo}`)?.segments ?? [];
    const { segmentId = '', passengers: [one] = [] } = segment ?? {};
    await ask(checkIn, seatsFor(segmentId, { [one?.passengerId ?? '']: '31D' }));
    const { passes } = await ask(boardingPasses, { segmentId });
    expect(passes[0]?.member).toEqual({ airline: 'X7', number: 'AB12345' });
    expect(passes[0]?.barcode).toMatch(/X7 AB12345/);
  });

  it.each([
    ['CGQ', 'confirming'],
    ['SHE', 'confirming'],
    ['TNA', 'ticketing'],
    ['CGO', 'abnormal'],
  ])('to %s is %s after paying', async (to, state) => {
    const { airline, asking, order, total } = await counter({ to });
    const { orderNo } = (await order())['data'] as { orderNo: string };
    expect(await pay(airline, asking, orderNo, total)).toBe(state);
  });
});
