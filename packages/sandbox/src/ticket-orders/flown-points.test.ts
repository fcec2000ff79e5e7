import {
  cancelOrder,
  checkIn,
  checkInJourneys,
  claimableFlights,
  createOrder,
  pointsActivityDetail,
  pointsSummary,
  preparePayment,
  queryBookingForm,
  queryOrderDetail,
  quoteRefund,
  retroClaim,
  searchFlights,
  submitRefund,
  type OrderFields,
  type PointsEntry,
} from '@mapp/kit/contracts';
import { addDays, claimSegments, consentTo } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { agreedTerms } from '../booking/terms.ts';
import { counterOf, seatsFor } from '../check-in/asked.support.ts';

const oneAdult = { adults: 1, children: 0, infants: 0 };
const flies = '2026-06-08';
const credited = addDays(flies, 7);

const self: OrderFields['passengers'][number] = {
  paxType: 'ADT',
  cnFamilyName: '张',
  cnGivenName: '三',
  enFamilyName: 'ZHANG',
  enGivenName: 'SAN',
  document: { idType: 'NI', idNo: '310104199103072512' },
};
const stranger = { ...self, document: { idType: 'NI', idNo: '310104199003074510' } } as const;

/** A member who has ordered MU5101 in the standard fare, with a part of it in points. */
async function ordered({ passengers = [self], points = 0, cardNo = '600000000001' } = {}) {
  const counter = counterOf(cardNo);
  const { airline, get } = counter;
  const { offers: found } = await get(searchFlights, {
    segments: [{ from: 'SHA', to: 'PEK', day: flies }],
    step: 1,
    passengers: oneAdult,
  });
  const offer = found.find(({ legs }) => legs[0]?.flightNo === 'MU5101');
  const fare = offer?.fares.find(({ fareId }) => fareId === 'standard');
  if (!offer || !fare) throw new Error('No MU5101');
  const offers = [{ offerId: offer.offerId, fareId: fare.fareId }];
  const balance = async () =>
    (await get(queryBookingForm, { offers, passengers: oneAdult })).points?.balance ?? 0;
  const before = await balance();
  const total = { amount: passengers.length * fare.price.adult.total - points * 5, currency: 'CNY' };
  const { orderNo } = await get(createOrder, {
    bookingId: 'booking-0001',
    offers,
    passengers,
    contact: { name: '张三', phone: '+8613800000001', email: '' },
    insurances: [],
    addOns: [],
    points,
    marketing: false,
    agreed: agreedTerms(),
    total,
  });
  const pay = async () => {
    await get(preparePayment, {
      orderNo,
      method: 'wechat',
      returnTo: '/mapp/bank/paySuccess',
      cash: [total],
    });
    airline.payments.settle(orderNo, 'pay');
    const { order } = await get(queryOrderDetail, { orderNo });
    const [ticketNo = ''] = order?.people.flatMap((one) => one.ticketNo ?? []) ?? [];
    return ticketNo;
  };
  const board = async () => {
    airline.freeze('2026-06-07T10:00:00+08:00');
    const { journeys } = await get(checkInJourneys);
    const [segment] = journeys.find(({ bookingId }) => bookingId === `B${orderNo}`)?.segments ?? [];
    if (!segment) throw new Error('No journey');
    const seats = ['22A', '22B'];
    const given = segment.passengers.map(({ passengerId }, at) => [passengerId, seats[at] ?? '']);
    await get(checkIn, seatsFor(segment.segmentId, Object.fromEntries(given) as Record<string, string>));
  };
  const entries = async (): Promise<readonly PointsEntry[]> => {
    const { pointActivityDetailse2s: all } = await get(pointsActivityDetail, {
      startDate: '2026-06-01',
      endDate: '2026-12-31',
    });
    return all.filter((one) => one.orderNo === orderNo);
  };
  return { ...counter, orderNo, fare, before, balance, pay, board, entries };
}

const claimOf = async ({ get }: Awaited<ReturnType<typeof ordered>>, ticketNum: string) =>
  (await get(claimableFlights, { ticketNum })).retroList.flatMap(claimSegments);

describe('the points of a flight that was bought here', () => {
  it('are on the bill as many days after it as the booking has said, once', async () => {
    const order = await ordered();
    await order.pay();
    await order.board();
    order.airline.freeze(`${addDays(credited, -1)}T23:00:00+08:00`);
    expect(await order.entries()).toEqual([]);
    order.airline.freeze(`${credited}T08:00:00+08:00`);
    await order.entries();
    expect(await order.entries()).toMatchObject([
      { activityType: 'AA', transactionType: 'C', activityDate: credited },
    ]);
    const [entry] = await order.entries();
    // The bonus of the tier comes on top of what the fare has promised.
    expect(entry?.consumePoint).toBe(Math.round((order.fare.pointsEarned ?? 0) * 1.05));
  });

  it('are none where nobody has checked in', async () => {
    const order = await ordered();
    const ticketNo = await order.pay();
    order.airline.freeze(`${credited}T08:00:00+08:00`);
    expect(await order.entries()).toEqual([]);
    expect(await claimOf(order, ticketNo)).toEqual([]);
  });

  it('are those of the member who has flown, whoever has bought the ticket', async () => {
    const order = await ordered({ passengers: [stranger], cardNo: '600000000002' });
    await order.pay();
    await order.board();
    order.airline.freeze(`${credited}T08:00:00+08:00`);
    expect(await order.entries()).toEqual([]);
    const other = await ordered({ cardNo: '600000000002' });
    await other.pay();
    await other.board();
    other.airline.freeze(`${credited}T08:00:00+08:00`);
    expect(await other.entries()).toEqual([]);
    const flown = await counterOf('600000000001', other).get(pointsActivityDetail, {
      startDate: credited,
      endDate: credited,
    });
    expect(flown.airActivityDetails.map(({ flightDate }) => flightDate)).toContain(flies);
  });
});

describe('a claim of a ticket that was bought here', () => {
  it('comes too early until its points are on the bill, and is answered with their entry from then on', async () => {
    const order = await ordered();
    const ticketNo = await order.pay();
    expect(await claimOf(order, ticketNo)).toEqual([]);
    await order.board();
    order.airline.freeze(`${addDays(flies, 2)}T08:00:00+08:00`);
    const [segment] = await claimOf(order, ticketNo);
    expect(segment).toMatchObject({ code: '00000', flightNo: 'MU5101', flightDate: flies });
    const claim = {
      claimType: 'own',
      ticketNo,
      flightNo: 'MU5101',
      flightDate: flies,
      departure: 'SHA',
      destination: 'PEK',
      bookingCabin: 'K',
    };
    expect(await order.get(retroClaim, claim)).toMatchObject({ messageCode: 'early' });
    order.airline.freeze(`${credited}T08:00:00+08:00`);
    const [entry] = await order.entries();
    expect(await claimOf(order, ticketNo)).toMatchObject([
      { code: 'RTC04', entry: { id: entry?.activityId, day: credited } },
    ]);
    expect(await order.get(retroClaim, claim)).toMatchObject({ messageCode: 'RTC04' });
  });

  it('of somebody else names who has flown', async () => {
    const order = await ordered({ passengers: [stranger] });
    const ticketNo = await order.pay();
    await order.board();
    order.airline.freeze(`${addDays(flies, 8)}T08:00:00+08:00`);
    expect(await claimOf(order, ticketNo)).toMatchObject([{ code: 'RTC01' }]);
    const { retroList } = await counterOf('600000000002', order).get(claimableFlights, {
      ticketNum: ticketNo,
    });
    expect(retroList).toEqual([]);
  });
});

describe('points that are a part of a fare', () => {
  const points = 3000;

  it('are kept while the order waits, and free again once it is cancelled', async () => {
    const { before, balance, entries, get, orderNo } = await ordered({ points });
    expect(await balance()).toBe(before - points);
    expect(await entries()).toEqual([]);
    await get(cancelOrder, { orderNo });
    expect(await balance()).toBe(before);
  });

  it('are spent on the bill with the payment, and not kept a second time', async () => {
    const { before, balance, entries, pay, get } = await ordered({ points });
    const { remainPoint: had } = await get(pointsSummary);
    await pay();
    expect(await entries()).toMatchObject([
      { activityType: 'RA', transactionType: 'D', consumePoint: points, activityDate: '2026-06-01' },
    ]);
    expect(await balance()).toBe(before - points);
    expect((await get(pointsSummary)).remainPoint).toBe(had - points);
  });

  it('are shared by the tickets, and come back in the part that the fare comes back in', async () => {
    const { entries, fare, get, pay } = await ordered({ points });
    const ticketNo = await pay();
    const wish = { ticketNos: [ticketNo], reason: 'plansChanged' };
    const { quoteId, tickets } = await get(quoteRefund, wish);
    const [figures] = tickets;
    const percent = figures?.feePercent ?? 0;
    expect(percent).toBeGreaterThan(0);
    expect(figures).toMatchObject({
      fare: fare.price.adult.fare - points * 5,
      points,
      pointsBack: points * (1 - percent / 100),
    });
    await get(submitRefund, {
      ...wish,
      submissionId: 'submission-1',
      quoteId,
      attachments: [],
      accompanying: [],
      agreed: true,
      consents: [consentTo('conditions-of-carriage', 'zh')],
    });
    expect(await entries()).toMatchObject([
      { activityType: 'CA', transactionType: 'C', consumePoint: figures?.pointsBack },
      { activityType: 'RA', transactionType: 'D', consumePoint: points },
    ]);
  });
});
