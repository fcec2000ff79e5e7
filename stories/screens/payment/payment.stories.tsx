import { queryPayment, type Payment } from '@mapp/kit/contracts';
import { HostRefusal } from '@mapp/kit/host';
import { PaymentScreen } from '@mapp/kit/screens/payment/payment';
import { orders } from '@mapp/sandbox/check-in';
import type { Airline, PaymentOutcome } from '@mapp/sandbox/engine';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { serviceOrderNos } from '@mapp/sandbox/orders';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { guestOrderKey, ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { toldName } from '../../told-name.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const orderNo = pointsOrderNos.waiting;
const path = '/api/payment/prepare';
const resultAt = `/mine/paySuccess?orderNum=${orderNo}`;

const meta = preview.meta({
  component: PaymentScreen,
  tags: ['!autodocs'],
  parameters: { address: `/pay/${orderNo}`, ...tall.parameters },
  globals: tall.globals,
});

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

const payButton = async ({ canvas, globals }: Played) =>
  canvas.findByRole('button', { name: (await words(globals, 'payment'))('submit') });
const pay = async (played: Played) => userEvent.click(await payButton(played));
const check = async ({ canvas, globals }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: (await words(globals, 'outcome'))('check') }));
/** Words of the screen in the language of the story. */
const says = async (
  { canvas, globals }: Played,
  key:
    | 'failed'
    | 'unpaid'
    | 'paid'
    | 'confirming'
    | 'unclear'
    | 'ticketing'
    | 'ticketed'
    | 'abnormal'
    | 'expired'
    | 'cancelled'
    | 'notFound'
    | 'guest'
    | 'noCashier'
    | 'method.refused',
) => expect(await canvas.findByText((await words(globals, 'payment'))(key))).toBeVisible();

/** The way that was used the last time is chosen; paying prepares it once and opens the host's cashier. */
export const Points = meta.story({
  play: async (played) => {
    const { airline, canvas, host } = played;
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4);
    await expect(there(canvas.getAllByRole('radio')[0])).toBeChecked();
    await userEvent.click(there(canvas.getAllByRole('radio')[1]));
    await pay(played);
    await waitFor(() => expect(host.log).toContainEqual({ action: 'pay', detail: { id: orderNo } }));
    await expect(sentTo(airline, path)).toEqual([
      expect.objectContaining({ orderNo, method: 'wechat', returnTo: `/mapp${resultAt}` }),
    ]);
  },
});

const begin = ({ airline }: { airline: Airline }, of: string = orderNo) => {
  airline.payments.payable('600000000001', of);
  airline.payments.prepare(of, { method: 'wechat', returnTo: '/mapp' });
};
const atTheCashier =
  (outcome: PaymentOutcome, of?: string) =>
  ({ airline }: { airline: Airline }) => {
    begin({ airline }, of);
    airline.payments.settle(of ?? orderNo, outcome);
  };
const noWayToPay = async (played: Played) => {
  const t = await words(played.globals, 'payment');
  for (const key of ['submit', 'payNow', 'payAgain'] as const)
    await expect(
      played.canvas.queryByRole(key === 'submit' ? 'button' : 'link', { name: t(key) }),
    ).toBeNull();
};

/** A reload, another tab, back from the bank: what is on its way is asked for, and cannot be paid once more. */
export const BeingConfirmed = meta.story({
  parameters: { covers: ['payment.confirming'] },
  beforeEach: atTheCashier('silent'),
  play: async (played) => {
    await says(played, 'confirming');
    await noWayToPay(played);
    const t = await words(played.globals, 'payment');
    await userEvent.click(await played.canvas.findByRole('button', { name: t('iPaid') }));
    await userEvent.click(await played.canvas.findByRole('button', { name: t('iDidNot') }));
    await waitFor(() => expect(sentTo(played.airline, '/api/payment/close')).toHaveLength(1));
    await says(played, 'confirming');
  },
});

/** The airline has not heard of the payment yet; once it has, the result of the order is shown. */
export const HeardOfLate = meta.story({
  beforeEach: atTheCashier('late'),
  play: async (played) => {
    await says(played, 'confirming');
    played.airline.freeze('2026-06-01T10:00:21+08:00');
    await waitFor(() => expect(played.navigation.log).toEqual([{ action: 'replace', to: resultAt }]), {
      timeout: 6000,
    });
  },
});

/** The attempt is closed, and takes no money any more: that is certain, and it can be paid. */
export const TravellerDidNotPay = meta.story({
  beforeEach: begin,
  play: async (played) => {
    const t = await words(played.globals, 'payment');
    await userEvent.click(await played.canvas.findByRole('button', { name: t('iDidNot') }));
    await says(played, 'unpaid');
    await expect(await payButton(played)).toBeVisible();
  },
});

/** After 45 seconds of the airline's clock the orders are to be looked at. */
export const StillUnclear = meta.story({
  beforeEach: atTheCashier('silent'),
  play: async (played) => {
    await says(played, 'confirming');
    played.airline.freeze('2026-06-01T10:00:46+08:00');
    await waitFor(() => says(played, 'unclear'), { timeout: 8000 });
    await noWayToPay(played);
    const t = await words(played.globals, 'payment');
    await expect(played.canvas.getByRole('link', { name: t('toOrder') })).toBeVisible();
  },
});

export const LeftUnpaid = meta.story({
  beforeEach: atTheCashier('later'),
  play: async (played) => {
    await says(played, 'unpaid');
    await expect(await payButton(played)).toBeVisible();
  },
});

export const Abnormal = meta.story({
  parameters: { covers: ['payment.abnormal'], address: `/pay/${ticketOrderNos.abnormal}` },
  play: async (played) => {
    await says(played, 'abnormal');
    const t = await words(played.globals, 'payment');
    await expect(played.canvas.getByText(t('then.settled.text'))).toBeVisible();
    await noWayToPay(played);
  },
});

/** Tickets that wait for their payment: flights and passengers are named before anything is paid. */
export const Tickets = meta.story({
  parameters: { address: `/pay/${ticketOrderNos.waiting}` },
  play: async (played) => {
    const t = await words(played.globals, 'payment');
    await expect(await played.canvas.findByText(/MU5101/)).toBeVisible();
    const names = [toldName('张三', played.globals), toldName('赵敏', played.globals)].join(' · ');
    await expect(played.canvas.getByText(t('passengers', { names }))).toBeVisible();
  },
});

export const Ticketing = meta.story({
  parameters: { address: `/pay/${ticketOrderNos.ticketing}` },
  play: async (played) => {
    await says(played, 'ticketing');
    const t = await words(played.globals, 'payment');
    await expect(played.canvas.getByText(t('ticketing.by', { time: '11:59' }))).toBeVisible();
    await noWayToPay(played);
  },
});

/** The time that was named is over: that is said, whom to call, and by when there are tickets or the money. */
export const TicketingLate = meta.story({
  parameters: { address: `/pay/${ticketOrderNos.ticketing}` },
  beforeEach: async ({ msw }) => {
    const { answer } = await fixtureOf('queryPayment');
    const body = answer as { data: object };
    const data = {
      ...body.data,
      orderNo: ticketOrderNos.ticketing,
      kind: 'ticket',
      state: 'ticketing',
      paidAt: '2026-06-01T07:00:00+08:00',
      ticketBy: '2026-06-01T09:00:00+08:00',
      settledBy: '2026-06-02T07:00:00+08:00',
      methods: [],
    };
    msw.use(http.post(`*${queryPayment.path}`, () => HttpResponse.json({ ...body, data })));
  },
  play: async (played) => {
    await says(played, 'ticketing');
    const t = await words(played.globals, 'payment');
    await expect(played.canvas.getByText(t('ticketing.late'))).toBeVisible();
    await expect(
      played.canvas.getByRole('link', { name: t('ticketing.call', { hotline: '95530' }) }),
    ).toBeVisible();
    await expect(played.canvas.getByText(t('then.settled'))).toBeVisible();
    await noWayToPay(played);
  },
});

/** Two clocks: the price is kept for less long than the order, and it alone is counted. */
export const TwoClocks = meta.story({
  beforeEach: async ({ msw }) => {
    const { answer } = await fixtureOf('queryPayment');
    const body = answer as { data: object };
    const data = {
      ...body.data,
      state: 'open',
      payUntil: '2026-06-01T10:30:00+08:00',
      priceUntil: '2026-06-01T10:12:00+08:00',
    };
    msw.use(http.post(`*${queryPayment.path}`, () => HttpResponse.json({ ...body, data })));
  },
  play: async (played) => {
    const t = await words(played.globals, 'payment');
    await expect(await played.canvas.findByText(t('left', { minutes: 12 }))).toBeVisible();
    await expect(played.canvas.queryByText(/10:12|10:30/)).toBeNull();
  },
});

export const Ticketed = meta.story({
  parameters: { address: `/pay/${ticketOrderNos.ticketed}` },
  play: (played) => says(played, 'ticketed'),
});

/** A guest pays for the order that they have just made, whose answer gave its key. */
export const Guest = meta.story({
  parameters: { member: null, address: `/pay/${ticketOrderNos.guest}` },
  beforeEach: ({ world }) => world.session.set('orderKey', guestOrderKey),
  play: async (played) => {
    await pay(played);
    await waitFor(() => expect(played.host.log).toContainEqual(expect.objectContaining({ action: 'pay' })));
    await expect(sentTo(played.airline, path)).toMatchObject([
      { orderKey: guestOrderKey, returnTo: `/mapp/bank/paySuccess?order=${ticketOrderNos.guest}` },
    ]);
  },
});

/** The number alone opens nothing. */
export const GuestWithoutTheKey = meta.story({
  parameters: { member: null, address: `/pay/${ticketOrderNos.guest}` },
  play: async (played) => {
    await says(played, 'guest');
    await expect(sentTo(played.airline, queryPayment.path)).toEqual([]);
  },
});

/** Without a saved card, and with the seats' own result. */
export const Seats = meta.story({
  parameters: { address: `/pay/${orders.waiting}` },
  play: async (played) => {
    await expect(await played.canvas.findByText(/MU591/)).toBeVisible();
    await pay(played);
    await waitFor(() =>
      expect(sentTo(played.airline, path)).toMatchObject([
        { returnTo: `/mapp/boarde/chooseseatSucc?order=${orders.waiting}` },
      ]),
    );
  },
});

/** The bank's app has a result of its own. */
export const InTheBank = meta.story({
  globals: { host: 'bank' },
  play: async (played) => {
    await pay(played);
    await waitFor(() =>
      expect(sentTo(played.airline, path)).toMatchObject([
        { returnTo: `/mapp/bank/paySuccess?order=${orderNo}` },
      ]),
    );
  },
});

const several: Payment = {
  now: '2026-06-01T10:00:00+08:00',
  orderNo,
  kind: 'seats',
  state: 'open',
  cash: [{ amount: 266_000, currency: 'CNY' }],
  payUntil: '2026-06-01T10:14:32+08:00',
  title: 'MU5101 北京首都 – 上海虹桥',
  detail: '9月18日 周四 08:00 · 31A 31B',
  lines: [
    { label: '31A', cash: { amount: 133_000, currency: 'CNY' } },
    { label: '31B', cash: { amount: 133_000, currency: 'CNY' } },
  ],
  methods: [{ id: 'alipay', kind: 'alipay' }],
};

export const SeveralSeats = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.all(`*${queryPayment.path}`, () => HttpResponse.json({ Code: 200, data: several }))),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    const opener = await canvas.findByRole('button', { name: t('lines') });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

/** A traveller back from the cashier by the browser's own way learns the outcome. */
export const BackFromTheCashier = meta.story({
  play: async (played) => {
    const { airline, canvas, globals, navigation } = played;
    await pay(played);
    const t = await words(globals, 'payment');
    const ask = await canvas.findByRole('button', { name: t('check') });
    airline.payments.settle(orderNo, 'later');
    await userEvent.click(ask);
    await says(played, 'unpaid');
    await pay(played);
    await waitFor(() => expect(sentTo(airline, path)).toHaveLength(2));
    const again = await canvas.findByRole('button', { name: t('check') });
    airline.payments.settle(orderNo, 'pay');
    await userEvent.click(again);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: resultAt }]));
  },
});

export const NoCashier = meta.story({
  parameters: { covers: ['payment.noCashier'] },
  beforeEach: ({ host }) =>
    void Object.assign(host, {
      pay: async () => {
        throw new HostRefusal('pay');
      },
    }),
  play: async (played) => {
    await pay(played);
    await says(played, 'noCashier');
    await waitFor(async () => expect(await payButton(played)).not.toHaveAttribute('aria-busy'));
    await expect(played.airline.payments.payable('600000000001', orderNo)?.state).toBe('unpaid');
  },
});

export const FailedBefore = meta.story({
  parameters: { covers: ['payment.failed'] },
  beforeEach: ({ airline }) => {
    airline.payments.payable('600000000001', orderNo);
    airline.payments.prepare(orderNo, { method: 'wechat', returnTo: '/mapp' });
    airline.payments.settle(orderNo, 'fail');
  },
  play: (played) => says(played, 'failed'),
});

/** Something came of it, but the answer did not arrive: it is asked, and the cashier opens without a second request. */
export const AnswerLost = meta.story({
  parameters: { covers: ['payment.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', after: true }),
  play: async (played) => {
    await pay(played);
    await check(played);
    await waitFor(() => expect(played.host.log).toContainEqual(expect.objectContaining({ action: 'pay' })));
    await expect(sentTo(played.airline, path)).toHaveLength(1);
  },
});

export const NothingCameOfIt = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async (played) => {
    const { canvas, globals, host } = played;
    await pay(played);
    await check(played);
    const t = await words(globals, 'payment');
    await expect(await canvas.findByText(t('outcome.absent'))).toBeVisible();
    await pay(played);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'pay' })));
  },
});

const refusing = (code: string) => () => HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: code });

export const MethodRefused = meta.story({
  parameters: { covers: ['payment.method'] },
  beforeEach: ({ msw }) => msw.use(http.all(`*${path}`, refusing('PAY05'))),
  play: async (played) => {
    await pay(played);
    await says(played, 'method.refused');
  },
});

/** It was paid on another device while this screen was open. */
export const PaidMeanwhile = meta.story({
  parameters: { covers: ['payment.paid'] },
  play: async (played) => {
    const { airline } = played;
    await payButton(played);
    airline.payments.prepare(orderNo, { method: 'wechat', returnTo: '/mapp' });
    airline.payments.settle(orderNo, 'pay');
    await pay(played);
    await says(played, 'paid');
  },
});

export const CancelledMeanwhile = meta.story({
  parameters: { covers: ['payment.cancelled'] },
  play: async (played) => {
    const { airline } = played;
    await payButton(played);
    airline.payments.prepare(orderNo, { method: 'wechat', returnTo: '/mapp' });
    airline.payments.settle(orderNo, 'cancel');
    await pay(played);
    await says(played, 'cancelled');
  },
});

export const Expired = meta.story({
  parameters: { address: `/pay/${pointsOrderNos.expired}`, covers: ['payment.expired'] },
  play: async (played) => {
    await says(played, 'expired');
    const t = await words(played.globals, 'payment');
    await expect(played.canvas.getByRole('link', { name: t('toOrder') })).toHaveAttribute(
      'href',
      `/mapp/mine/orderDetail?orderNum=${pointsOrderNos.expired}`,
    );
    await expect(played.canvas.getByRole('link', { name: t('orderAnew') })).toHaveAttribute(
      'href',
      '/mapp/mine/buyPoints',
    );
  },
});

/** The same people choose seats on the same flight. */
export const SeatsExpired = meta.story({
  parameters: { address: `/pay/${orders.waiting}` },
  beforeEach: ({ airline }) => {
    // The order is as old as its first look; then its time runs out.
    airline.payments.payable('600000000001', orders.waiting);
    airline.freeze('2026-06-01T10:20:00+08:00');
  },
  play: async (played) => {
    await says(played, 'expired');
    const t = await words(played.globals, 'seat-orders');
    await expect(await played.canvas.findByRole('link', { name: t('again') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/boarde\/chooseSeat\?segment=.+&passengers=/),
    );
  },
});

/** Tickets that were given up: back to the flights. */
export const TicketsCancelled = meta.story({
  parameters: { address: `/pay/${ticketOrderNos.cancelled}` },
  play: async (played) => {
    await says(played, 'cancelled');
    const t = await words(played.globals, 'payment');
    await expect(await played.canvas.findByRole('link', { name: t('orderAnew') })).toHaveAttribute(
      'href',
      '/mapp/reserve/reserveTickets',
    );
  },
});

/** A meal that was not paid in time: the way to what is sold around a flight. */
export const ServiceExpired = meta.story({
  parameters: { address: `/pay/${serviceOrderNos.waiting}` },
  beforeEach: ({ airline }) => {
    // The order is as old as its first look; then its time runs out.
    airline.payments.payable('600000000001', serviceOrderNos.waiting);
    airline.freeze('2026-06-01T10:20:00+08:00');
  },
  play: async (played) => {
    await says(played, 'expired');
    const t = await words(played.globals, 'payment');
    await expect(await played.canvas.findByRole('link', { name: t('orderAnew') })).toHaveAttribute(
      'href',
      '/mapp/reserve/more',
    );
  },
});

/** Back to the choice that the order was made at. */
export const TierExpired = meta.story({
  parameters: { member: '600000000003', address: `/pay/${tierOrderNos.expired}` },
  play: async (played) => {
    await says(played, 'expired');
    const t = await words(played.globals, 'payment');
    await expect(await played.canvas.findByRole('link', { name: t('orderAnew') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/mine\/(exchangeMember|compensationGrade|supermaster)$/),
    );
  },
});

export const NotFound = meta.story({
  parameters: { address: '/pay/1', covers: ['payment.notFound'] },
  play: async (played) => {
    await says(played, 'notFound');
    const t = await words(played.globals, 'payment');
    const shell = await words(played.globals, 'shell');
    await expect(played.canvas.queryByRole('link', { name: t('toOrder') })).toBeNull();
    await expect(
      within(played.canvas.getByRole('main')).getByRole('link', { name: shell('section.orders') }),
    ).toHaveAttribute('href', '/mapp/order/list');
  },
});

/** It may be an order for a ticket, which the host keeps. */
export const NotFoundInAHost = meta.story({
  parameters: { address: '/pay/A1' },
  globals: { host: 'miniprogram' },
  play: async (played) => {
    await says(played, 'notFound');
    const t = await words(played.globals, 'payment');
    await expect(played.canvas.getByRole('link', { name: t('toOrder') })).toHaveAttribute(
      'href',
      '/mapp/order/detail/A1',
    );
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryPayment.path, kind: 'http500' }),
  play: async (played) => {
    const failures = await words(played.globals, 'failures');
    await userEvent.click(await played.canvas.findByRole('button', { name: failures('retry') }));
    await expect(await payButton(played)).toBeVisible();
  },
});

/** Without a network it stays, and says from when it is. */
export const Offline = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findAllByRole('radio');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});
