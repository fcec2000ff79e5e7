import { OrderDetailScreen } from '@mapp/kit/screens/orders/order-detail';
import { queryOrderDetail } from '@mapp/kit/contracts';
import { formatsFor, type Locale } from '@mapp/kit/messages';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refundsTold } from '../../refunds-told.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { asRead, called, words } from '../../words.ts';

const meta = preview.meta({
  component: OrderDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/detail/26110000000002' },
});

/** Tickets with their numbers, when check-in opens for them, what can be done with them, and the rules that hold for their flights. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('people') })).toBeVisible();
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    // The status has the name that it has in the list.
    const orders = await words(globals, 'orders');
    await expect(
      canvas.getByRole('heading', { level: 2, name: called(orders('status.completed')) }),
    ).toBeVisible();
    const opens = t('issued.early', { date: date('2026-06-20', 'monthDay'), time: '08:00' });
    await expect(canvas.getByText((text) => asRead(text) === asRead(opens))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('act.seats') })).toHaveAttribute(
      'href',
      '/mapp/boarde?tab=todo',
    );
    const more = within(canvas.getByRole('list', { name: t('more') }));
    await expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mapp/notice/free-baggage',
    ]);
    // One way to the voucher, which says why there is none yet.
    await expect(canvas.getByText(t('why.unflown'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: new RegExp(t('act.reimburse')) })).toBeNull();
    // Each leads where it says: the page of changes offers no upgrade.
    await expect(canvas.getByRole('link', { name: t('act.change') })).toHaveAttribute(
      'href',
      '/mapp/reschedule/index?orderNo=26110000000002',
    );
    await expect(canvas.getByRole('link', { name: t('act.upgrade') })).toHaveAttribute(
      'href',
      '/mapp/retreatUpgrade/aircrew?orderNo=26110000000002',
    );
    await expect(canvas.getByRole('link', { name: new RegExp(t('act.refund')) })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/apply?order=26110000000002',
    );
  },
});

const partnerLinks = {
  hotels: 'https://partner.example/hotels',
  itinerary: 'https://partner.example/itinerary?order={orderNo}',
  insurance: 'https://partner.example/insurance?order={orderNo}',
};

/** Partners show papers of this one order. */
export const PagesOfPartners = meta.story({
  parameters: { config: { partnerLinks } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const more = within(await canvas.findByRole('list', { name: t('more') }));
    await expect(more.getAllByRole('link')).toHaveLength(2);
    // No insurance was bought.
    await expect(more.queryByRole('link', { name: new RegExp(t('more.insurance')) })).toBeNull();
    const address = encodeURIComponent('https://partner.example/itinerary?order=26110000000002');
    await expect(more.getByRole('link', { name: new RegExp(t('more.itinerary')) })).toHaveAttribute(
      'href',
      `/mapp/overbook/outLink?url=${address}`,
    );
  },
});

/** There are no papers before there are tickets. */
export const NoPapersBeforeTickets = meta.story({
  parameters: { address: '/order/detail/26110000000001', config: { partnerLinks } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const more = within(await canvas.findByRole('list', { name: t('more') }));
    await expect(more.getAllByRole('link')).toHaveLength(1);
    await expect(more.queryByRole('link', { name: new RegExp(t('more.itinerary')) })).toBeNull();
  },
});

/** The airline’s answer, in which one list of the order has entries before its own. */
async function answerWith(list: 'people' | 'journeys', entries: readonly object[]) {
  const { answer } = await fixtureOf('queryOrderDetail');
  const { order, ...rest } = answer['data'] as { order: Record<typeof list, readonly object[]> };
  const data = { ...rest, order: { ...order, [list]: [...entries, ...order[list]] } };
  return http.post(`*${queryOrderDetail.path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data }));
}

/** A passenger who cannot be read is missed, and not left out in silence. */
export const OnePassengerCannotBeRead = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answerWith('people', [{ name: '李四', coupons: 'novel', seat: 1, paxType: {} }, { name: 7 }]),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'failures');
    await expect(await canvas.findByText(t('unreadable.title', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(/李四/)).toBeVisible();
  },
});

/** A flight that cannot be read is missed by its number; the others are there. */
export const OneJourneyCannotBeRead = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(await answerWith('journeys', [{ flightNo: 'MU9999', departure: 'novel' }])),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'failures');
    const detail = await words(globals, 'order-detail');
    await expect(await canvas.findByText(t('unreadable.title', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(t('unreadable.ids', { ids: 'MU9999' }))).toBeVisible();
    await expect(canvas.getByText(/^MU\d+$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: detail('people') })).toBeVisible();
  },
});

/** A number that is none of the member's orders. */
export const NoneOfTheMembers = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await expect(await canvas.findByText(t('missing'))).toBeVisible();
  },
});

/** Moved by three hours: nothing is chosen on arrival, and to look is not to accept. */
export const FlightMoved = meta.story({
  parameters: { address: '/order/detail/26110000000011?view=change' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    for (const radio of await canvas.findAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByText(t('note'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('decideLater') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('accept') })).toBeNull();
  },
});

/** Cancelled by the airline: there is nothing to accept. */
export const FlightCancelled = meta.story({
  parameters: { address: '/order/detail/26110000000012?view=change' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('cancelled') })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: new RegExp(t('way.accept')) })).toBeNull();
  },
});

/** It leaves from another airport. */
export const OtherAirport = meta.story({
  parameters: { address: '/order/detail/26110000000013?view=change' },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('radio')).length).toBe(3),
});

type Told = Readonly<Record<string, unknown>>;

/** The airline’s answer about the order that was moved, with another change in its place. */
async function answerWithChange(changeOf: (flightChange: Told) => unknown, kind: unknown) {
  const { answer } = await fixtureOf('queryOrderDetail');
  const { order, ...rest } = answer['data'] as { order: Told & { flightChange: Told } };
  const data = { ...rest, order: { ...order, change: kind, flightChange: changeOf(order.flightChange) } };
  return http.post(`*${queryOrderDetail.path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data }));
}

/** A side of the change with some facts altered. */
const sideOf = (side: unknown, departs: string, arrives: string, more: Told = {}) => {
  const { departure, arrival, ...rest } = side as Told & { departure: Told; arrival: Told };
  return {
    ...rest,
    departure: { ...departure, time: departs },
    arrival: { ...arrival, time: arrives },
    ...more,
  };
};

const changeOnShow = '/order/detail/26110000000011?view=change';

/** From late in the evening to after midnight, under another number: both halves tell day and number. */
export const MovedToTheNextDay = meta.story({
  parameters: { address: changeOnShow },
  beforeEach: async ({ msw }) =>
    msw.use(
      await answerWithChange(
        ({ was, ...change }) => ({
          ...change,
          was: sideOf(was, '2026-06-10T23:00:00+08:00', '2026-06-11T01:20:00+08:00'),
          is: sideOf(was, '2026-06-11T02:00:00+08:00', '2026-06-11T04:20:00+08:00', { flightNo: 'MU5199' }),
        }),
        'time',
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    await expect(
      await canvas.findByRole('heading', { level: 2, name: called(t('later', { hours: 3, minutes: 0 })) }),
    ).toBeVisible();
    await expect(canvas.getByText('MU5199')).toBeVisible();
    await expect(canvas.getByText('MU5101')).toBeVisible();
    await expect(canvas.getAllByText(asRead(date('2026-06-11', 'weekday')))).toHaveLength(2);
    await expect(canvas.getByText(t('same.cabin'))).toBeVisible();
  },
});

/** A seat in a lower cabin: both cabins are told, and which is new. */
export const LowerCabin = meta.story({
  parameters: { address: changeOnShow },
  beforeEach: async ({ msw }) =>
    msw.use(
      await answerWithChange(
        ({ was, ...change }) => ({
          ...change,
          kind: 'cabin',
          seats: [],
          was: { ...(was as Told), cabin: 'business' },
          is: { ...(was as Told), cabin: 'economy' },
        }),
        'cabin',
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    const order = await words(globals, 'order-detail');
    await expect(
      await canvas.findByRole('heading', { level: 2, name: t('cabin', { cabin: order('cabin.economy') }) }),
    ).toBeVisible();
    await expect(canvas.getByText(order('cabin.business'))).toBeVisible();
    await expect(canvas.getByText(t('same.flight'))).toBeVisible();
  },
});

/** A change of a kind that is not known, whose new flight cannot be read: nothing is made of it, and nobody accepts it. */
export const ChangeOfAnotherKind = meta.story({
  parameters: { address: changeOnShow },
  beforeEach: async ({ msw }) =>
    msw.use(await answerWithChange((change) => ({ ...change, kind: 'novel', is: 'novel' }), 'novel')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('changed') })).toBeVisible();
    await expect(canvas.getByText(t('unread', { hotline: '95530' }), { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: new RegExp(t('way.accept')) })).toBeNull();
    await expect(canvas.queryByText(t('none'))).toBeNull();
  },
});

/** Nothing of the change can be read: the order says that there is one, and whom to ask. */
export const ChangeCannotBeRead = meta.story({
  parameters: { address: changeOnShow },
  beforeEach: async ({ msw }) => msw.use(await answerWithChange(() => 'novel', 'novel')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByText(t('change.other'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('change.look') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('call', { hotline: '95530' }) })).toHaveAttribute(
      'href',
      'tel:95530',
    );
  },
});

/** Accepted: the flight as it is, and the ways on. */
export const ChangeAccepted = meta.story({
  globals: tall.globals,
  parameters: { ...tall.parameters, address: changeOnShow },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(t('way.accept')) }));
    await userEvent.click(canvas.getByRole('button', { name: t('accept') }));
    await expect(await canvas.findByRole('heading', { level: 2, name: t('done') })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('next.trip') })).toHaveAttribute('href', '/mapp/trip');
    await expect(canvas.getByRole('link', { name: new RegExp(t('next.order')) })).toHaveAttribute(
      'href',
      '/mapp/order/detail/26110000000011',
    );
  },
});

/** On the waitlist: it can be left. */
export const OnTheWaitlist = meta.story({
  parameters: { address: '/order/detail/26110000000005' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('button', { name: t('act.cancelWaitlist') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/detail', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/orders/detail'));

const cancelPath = '/api/orders/cancel';

/** Asks to cancel, and says yes to the question. */
async function cancel(canvas: ReturnType<typeof within>, globals: Record<string, unknown>) {
  const t = await words(globals, 'orders');
  await userEvent.click(await canvas.findByRole('button', { name: t('cancel') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('cancel') }));
}

/** The airline’s no to a write, by its code. */
const refusing = (path: string, resultCode: string) =>
  http.post(`*${path}`, () => HttpResponse.json({ Code: -1, Msg: 'No', resultCode }));

const waitingOrder = '/order/detail/26110000000001';

/** Paid or cancelled elsewhere meanwhile. */
export const NothingLeftToCancel = meta.story({
  parameters: { address: waitingOrder, covers: ['order.closed'] },
  beforeEach: ({ msw }) => msw.use(refusing(cancelPath, 'ORD02')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await cancel(canvas, globals);
    await expect(await canvas.findByText(t('closed'))).toBeVisible();
    await expect(canvas.getByText(t('closed.text'))).toBeVisible();
  },
});

/** The airline does not know it any more. */
export const UnknownToTheAirline = meta.story({
  parameters: { address: waitingOrder, covers: ['order.notFound'] },
  beforeEach: ({ msw }) => msw.use(refusing(cancelPath, 'ORD01')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await cancel(canvas, globals);
    await expect(await canvas.findByText(t('missing'))).toBeVisible();
    await expect(canvas.getByText(t('missing.text'))).toBeVisible();
  },
});

/** Tickets were issued meanwhile: the waitlist cannot be left any more. */
export const NothingLeftToLeave = meta.story({
  parameters: { address: '/order/detail/26110000000005', covers: ['order.closed'] },
  beforeEach: ({ msw }) => msw.use(refusing('/api/orders/cancel-waitlist', 'ORD02')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    const detail = await words(globals, 'order-detail');
    const name = detail('act.cancelWaitlist');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await expect(await canvas.findByText(t('closed'))).toBeVisible();
  },
});

/** No answer came: how the order stands is looked up before anything is sent again. */
export const CancellingUnknown = meta.story({
  parameters: { address: waitingOrder, covers: ['order.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path: cancelPath, kind: 'network', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    const outcome = await words(globals, 'outcome');
    await cancel(canvas, globals);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('cancel.absentText'))).toBeVisible();
  },
});

/** The flight has been changed once more, or somebody has decided. */
export const ChangeIsGone = meta.story({
  parameters: { address: '/order/detail/26110000000011?view=change', covers: ['order.changeGone'] },
  beforeEach: ({ msw }) => msw.use(refusing('/api/orders/answer-change', 'ORD04')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-change');
    await userEvent.click(await canvas.findByRole('button', { name: t('decideLater') }));
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
    await expect(canvas.getByText(t('gone.text'))).toBeVisible();
  },
});

/** The airline’s answer about an order, with other acts and another status. */
async function answerWithActs(state: string, actions: readonly Told[], more: Told = {}) {
  const { answer } = await fixtureOf('queryOrderDetail');
  const { order, ...rest } = answer['data'] as { order: Told };
  const { change: _, flightChange: __, ...plain } = order;
  const data = { ...rest, order: { ...plain, state, actions, ...more } };
  return http.post(`*${queryOrderDetail.path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data }));
}

const soon = '2026-06-01T10:30:00+08:00';

/** It can be paid and not given up: the bar pays, and says nowhere that it could be cancelled; the reason stands among the acts. */
export const PaidOnly = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answerWithActs('waiting', [{ action: 'pay' }, { action: 'cancel', why: 'underWay' }], {
        payUntil: soon,
      }),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('link', { name: t('act.pay') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: orders('cancel') })).toBeNull();
    await expect(canvas.getByText(t('why.underWay'))).toBeVisible();
  },
});

/** It can be paid on the waitlist too, and tickets can be given up while they are issued, where the airline offers that. */
export const ActsOfAnyStatus = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(await answerWithActs('ticketing', [{ action: 'pay' }, { action: 'cancel' }])),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('link', { name: t('act.pay') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: orders('cancel') })).toBeVisible();
  },
});

/** Paying cannot be done any more, and checking in not yet: both say why. */
export const ActsThatCannotBeDone = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answerWithActs('completed', [
        { action: 'pay', why: 'tooLate' },
        { action: 'checkIn', why: 'unpaid' },
      ]),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByText(t('why.tooLate'))).toBeVisible();
    await expect(canvas.getByText(t('why.unpaid'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('act.pay') })).toBeNull();
  },
});

/** Charged and not confirmed: whom to call. */
export const PaymentAbnormal = meta.story({
  parameters: { address: '/order/detail/26110000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByText(t('abnormal.text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('call', { hotline: '95530' }) })).toHaveAttribute(
      'href',
      'tel:95530',
    );
  },
});

/** Given up: the way to the flights. */
export const Cancelled = meta.story({
  parameters: { address: '/order/detail/26110000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('link', { name: t('act.again') })).toHaveAttribute(
      'href',
      '/mapp/reserve/reserveTickets',
    );
    await expect(canvas.getByRole('list', { name: t('timeline') })).toHaveTextContent(t('event.cancelled'));
  },
});

/** An order of points at this address: it is shown, paid and given up as its own kind is. */
export const OrderOfPoints = meta.story({
  parameters: { address: `/order/detail/${pointsOrderNos.waiting}` },
  play: async ({ airline, canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await cancel(canvas, globals);
    await expect(await canvas.findByText(orders('status.cancelled'))).toBeVisible();
    await expect(sentTo(airline, cancelPath)).toEqual([]);
  },
});

/** An order of seats at this address, in a wide window: beside the list of every kind. */
export const OrderOfSeatsBeside = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { address: '/order/detail/261100000000000009' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'seat-orders');
    const list = await words(globals, 'order-list');
    await expect(await canvas.findByRole('heading', { name: t('detail.title') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: list('title') })).toBeVisible();
    await expect(
      (await canvas.findAllByRole('link')).filter((link) => link.getAttribute('aria-current') === 'true'),
    ).toHaveLength(1);
  },
});

/** No answer came, and nothing was done: on the waitlist there is nothing to pay. */
export const LeavingUnknown = meta.story({
  parameters: { address: '/order/detail/26110000000005', covers: ['order.outcomeUnknown'] },
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/orders/cancel-waitlist', kind: 'network', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    const detail = await words(globals, 'order-detail');
    const outcome = await words(globals, 'outcome');
    const name = detail('act.cancelWaitlist');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('cancel.absentAgain'))).toBeVisible();
  },
});

/** Tickets were given back: how far the money is, and the way to it. */
export const RefundUnderWay = meta.story({
  beforeEach: refundsTold({ RF2611000004: '26110000000002' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('state.sent'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('where') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/detail?request=RF2611000004',
    );
  },
});
