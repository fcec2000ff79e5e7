import { queryPayment } from '@mapp/kit/contracts';
import { BankPaymentResultScreen } from '@mapp/kit/screens/payment/bank-payment-result';
import type { Airline, PaymentOutcome } from '@mapp/sandbox/engine';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const orderNo = pointsOrderNos.waiting;

const meta = preview.meta({
  component: BankPaymentResultScreen,
  tags: ['!autodocs'],
  parameters: { address: `/bank/paySuccess?order=${orderNo}` },
});

const settled =
  (outcome: PaymentOutcome) =>
  ({ airline }: { airline: Airline }) => {
    airline.payments.payable('600000000001', orderNo);
    airline.payments.prepare(orderNo, { method: 'bankCard', returnTo: '/mapp' });
    airline.payments.settle(orderNo, outcome);
  };

const says =
  (
    key: 'paid' | 'failed' | 'open' | 'unpaid' | 'confirming' | 'abnormal' | 'cancelled' | 'notFound',
    payable: boolean,
  ) =>
  async ({ canvas, globals }: { canvas: ReturnType<typeof within>; globals: Record<string, unknown> }) => {
    const t = await words(globals, 'payment');
    await expect(await canvas.findByText(t(key))).toBeVisible();
    const again = canvas.queryByRole('link', { name: t(key === 'failed' ? 'payAgain' : 'payNow') });
    await (payable
      ? expect(again).toHaveAttribute('href', `/mapp/pay/${orderNo}`)
      : expect(again).toBeNull());
  };

export const Paid = meta.story({ beforeEach: settled('pay'), play: says('paid', false) });
export const NotPaidYet = meta.story({ beforeEach: settled('later'), play: says('unpaid', true) });
export const BeingConfirmed = meta.story({
  beforeEach: settled('silent'),
  play: says('confirming', false),
});
export const Abnormal = meta.story({ beforeEach: settled('abnormal'), play: says('abnormal', false) });
export const PaymentFailed = meta.story({ beforeEach: settled('fail'), play: says('failed', true) });
export const Cancelled = meta.story({ beforeEach: settled('cancel'), play: says('cancelled', false) });
/** The airline's answer for issued tickets of which something has become since. */
async function answeredSince(since: 'changed' | 'upgraded' | 'refunded') {
  const { answer } = await fixtureOf('queryPayment');
  const body = answer as { data: object };
  const stop = (airport: string, name: string, time: string) => ({ airport, name, time });
  const issued = {
    journeys: [
      {
        flightNo: 'MU5117',
        departure: stop('SHA', '上海虹桥', '2026-06-11T12:00:00+08:00'),
        arrival: stop('PEK', '北京首都', '2026-06-11T14:10:00+08:00'),
        cabin: 'economy',
        fare: 'K',
      },
    ],
    people: [
      {
        name: '张三',
        ticketNo: '7812600000002',
        ...(since !== 'refunded' && { replaces: '7812600000001' }),
      },
    ],
    international: false,
    since,
  };
  const data = { ...body.data, kind: 'ticket', state: 'ticketed', methods: [], issued };
  return http.post(`*${queryPayment.path}`, () => HttpResponse.json({ ...body, data }));
}

export const NoOrder = meta.story({
  parameters: { address: '/bank/paySuccess' },
  play: says('notFound', false),
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/payment/query', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const failures = await words(globals, 'failures');
    await userEvent.click(await canvas.findByRole('button', { name: failures('retry') }));
    await says('open', true)({ canvas, globals });
  },
});

/** Tickets are issued: the flight on its stub with who flies, and the steps with their times. */
export const Ticketed = meta.story({
  parameters: { address: `/bank/paySuccess?order=${ticketOrderNos.ticketed}` },
  play: async ({ canvas, canvasElement, globals, host }) => {
    const t = await words(globals, 'payment');
    await expect(await canvas.findByText(t('earns'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(new RegExp(t('ticketed.sentTo', { phone: '138.*0001' })));
    await expect(canvas.getAllByText(/^781-\d{10}$/)).toHaveLength(2);
    await expect(canvas.getByText(t('then.airport'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('then.invoice') })).toHaveAttribute(
      'href',
      `/mapp/order/credential?order=${ticketOrderNos.ticketed}`,
    );
    const pass = await words(globals, 'boarding-pass');
    await userEvent.click(await canvas.findByRole('button', { name: pass('calendar') }));
    const saved = JSON.stringify(host.log.find(({ action }) => action === 'download'));
    await expect(saved).toMatch(/MU\d{4}-\d{4}-\d{2}-\d{2}\.ics/);
    await expect(saved).toContain('BEGIN:VALARM');
    await expect(saved).not.toMatch(/张三|ZHANG/i);
  },
});

/** Tickets that were changed since: the new flight and the new number, the old one struck through. */
export const TicketsChangedSince = meta.story({
  parameters: { address: `/bank/paySuccess?order=${ticketOrderNos.ticketed}` },
  beforeEach: async ({ msw }) => msw.use(await answeredSince('changed')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(await canvas.findByText(t('ticketed.changed'))).toBeVisible();
    await expect(await canvas.findByRole('deletion')).toHaveTextContent('781-2600000001');
    await expect(canvas.getByRole('link', { name: t('then.order') })).toBeVisible();
  },
});

/** Tickets that were upgraded since, and nothing else: the words say that, not that they were changed. */
export const TicketsUpgradedSince = meta.story({
  parameters: { address: `/bank/paySuccess?order=${ticketOrderNos.ticketed}` },
  beforeEach: async ({ msw }) => msw.use(await answeredSince('upgraded')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(await canvas.findByText(t('ticketed.upgraded'))).toBeVisible();
    await expect(canvas.getByText(t('since.upgraded'))).toBeVisible();
    await expect(await canvas.findByRole('deletion')).toHaveTextContent('781-2600000001');
    await expect(canvas.queryByText(t('ticketed.changed'))).toBeNull();
  },
});

/** Tickets that were given back since: no seat is offered for them. */
export const TicketsGivenBackSince = meta.story({
  parameters: { address: `/bank/paySuccess?order=${ticketOrderNos.ticketed}` },
  beforeEach: async ({ msw }) => msw.use(await answeredSince('refunded')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(await canvas.findByText(t('ticketed.refunded'))).toBeVisible();
    await expect(canvas.queryByText(t('then.seat'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('toOrder') })).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/payment/query'));
