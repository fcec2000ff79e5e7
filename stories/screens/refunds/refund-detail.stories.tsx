import { askForDifference, holidays, refundRequest, resubmitRefund } from '@mapp/kit/contracts';
import { RefundDetailScreen } from '@mapp/kit/screens/refunds/refund-detail';
import { answerTo } from '@mapp/sandbox/ask';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { called, words } from '../../words.ts';

/** A request in each of its states, with the dated way of its money. */
const meta = preview.meta({
  component: RefundDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/detail?request=RF2611000001' },
});

export const Received = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000001',
    covers: ['refund.inRequest'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.received') })).toBeVisible();
    await expect(canvas.getByText(t('line.contact'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
    // Nothing has been sent: the money can go to a card.
    await expect(canvas.getByRole('link', { name: t('card.add') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/addBank?request=RF2611000001',
    );
  },
});

export const Examining = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000002',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.examining') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

export const Approved = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000003',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const refund = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('head.approved') })).toBeVisible();
    await expect(canvas.queryByText(t('line.contact'))).toBeNull();
    await expect(canvas.getByText(refund('mail.mailed'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

export const Sent = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000004',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.sent') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('card.add') })).toBeNull();
  },
});

export const Arrived = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000005',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.arrived') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

export const Overdue = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000006',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const title = t('head.overdue', { days: 2 });
    await expect(await canvas.findByRole('heading', { name: called(title) })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

export const Rejected = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000007',
    covers: ['refund.rejected'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.rejected') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('proof.see') })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/result?request=RF2611000007',
    );
  },
});

export const SupplementWanted = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000008',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const refund = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('head.supplement') })).toBeVisible();
    await expect(canvas.getByText(refund('mail.notMailed'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

export const Suspended = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000009',
    covers: ['refund.suspended'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.suspended') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

/** A child goes along: a person of the airline works the sum out. */
export const HandledManually = meta.story({
  beforeEach: async ({ msw }) => {
    const { answer } = await fixtureOf('refundRequest');
    const { request } = answer['data'] as { request: object };
    const manual = { ...request, state: 'manual' };
    msw.use(
      http.post(`*${refundRequest.path}`, () => HttpResponse.json({ ...answer, data: { request: manual } })),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.manual') })).toBeVisible();
  },
});

export const Partly = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000010',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(
      await canvas.findByRole('heading', { name: t('head.partly', { back: 1, refused: 1 }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

export const DifferenceAsked = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000011',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.difference') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
  },
});

/** The airline’s answer to a request, changed for a story. */
const answering = async (change: (request: Record<string, unknown>) => object) => {
  const { answer } = await fixtureOf('refundRequest');
  const { request } = answer['data'] as { request: Record<string, unknown> };
  return http.post(`*${refundRequest.path}`, () =>
    HttpResponse.json({ ...answer, data: { request: { ...request, ...change(request) } } }),
  );
};

const kept = (back: number | undefined) => ({ fare: 120_000, taxes: 7000, attached: 0, back });

/** The money goes to a card, and nothing has been sent: another one can be named. */
export const ToCard = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(await answering(() => ({ to: { kind: 'card', bank: 'icbc', tail: '0000' } }))),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const card = await words(globals, 'bank-card');
    await expect(
      await canvas.findByText(new RegExp(t('to.card', { bank: card('bank.icbc'), tail: '0000' }))),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('card.change') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/exchangeCard?request=RF2611000001',
    );
  },
});

/** The time to hand it in anew is over: nothing is asked for any more, and nobody is going to call. */
export const PastItsDeadline = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answering(() => ({
        kind: 'irregular',
        state: 'rejected',
        rejection: 'Sandbox',
        until: '2026-05-31T23:59:59+08:00',
      })),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.rejected') })).toBeVisible();
    await expect(canvas.queryByText(/5\D+31/)).toBeNull();
    await expect(canvas.queryByText(t('line.contact'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('hand.resubmit') })).toBeNull();
  },
});

/** Asked for somebody else: the money goes back to the account that paid, and no card is offered. */
export const ForSomebodyElse = meta.story({
  beforeEach: async ({ msw }) => msw.use(await answering(() => ({ kind: 'agent' }))),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(new RegExp(t('to.originalTail', { tail: '6688' })))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('card.add') })).toBeNull();
  },
});

/** The airline has answered to the difference. */
export const DifferenceAnswered = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answering(({ tickets }) => ({
        state: 'difference',
        difference: {
          ticketNo: (tickets as readonly { ticketNo: string }[])[0]?.ticketNo,
          amount: { amount: 12_000, currency: 'CNY' },
          reason: 'Delay',
          at: '2026-05-28T15:10:00+08:00',
          answer: 'MU-120',
        },
      })),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(t('difference.answer'))).toBeVisible();
    await expect(canvas.getByText(/MU-120/)).toBeVisible();
  },
});

/** Each ticket whose money has come can be disputed, also one whose fare was kept; one that came back whole cannot. */
export const EveryTicketCanBeDisputed = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answering(({ tickets, times }) => {
        const [ticket] = tickets as readonly object[];
        const arrived = (ticketNo: string, back: number, more: object = {}) => ({
          ...ticket,
          ticketNo,
          outcome: 'arrived',
          amounts: { ...kept(back), ...more },
        });
        return {
          state: 'arrived',
          times: {
            ...(times as object),
            sent: '2026-05-28T10:00:00+08:00',
            arrived: '2026-05-29T10:00:00+08:00',
          },
          tickets: [
            arrived('7812100000101', 91_000, { fee: 36_000 }),
            arrived('7812100000102', 7000, { fareKept: true }),
            arrived('7812100000103', 127_000, { fee: 0 }),
          ],
        };
      }),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const refund = await words(globals, 'refund');
    const [, second, third] = await canvas.findAllByRole('button', {
      name: new RegExp(`^${t('difference')}`),
    });
    await expect(third).toBeUndefined();
    await expect(canvas.getByText(refund('amounts.fareKept'))).toBeVisible();
    if (!second) throw new Error('One button');
    await userEvent.click(second);
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText(/1\D?200/)).toBeVisible();
  },
});

/** An amount of a currency without decimals takes none. */
export const DifferenceInYen = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await answering(({ tickets, times }) => ({
        state: 'arrived',
        currency: 'JPY',
        times: {
          ...(times as object),
          sent: '2026-05-28T10:00:00+08:00',
          arrived: '2026-05-29T10:00:00+08:00',
        },
        back: { amount: 9100, currency: 'JPY' },
        tickets: (tickets as readonly object[]).map((ticket) => ({
          ...ticket,
          outcome: 'arrived',
          amounts: { fare: 12_000, taxes: 700, fee: 3600, attached: 0, back: 9100 },
        })),
      })),
    ),
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('difference')}`) }));
    const sheet = within(await screen.findByRole('dialog'));
    const amount = sheet.getByLabelText(t('difference.amount', { currency: 'JPY' }));
    await userEvent.type(amount, '12.5');
    await userEvent.type(sheet.getByLabelText(t('difference.reason')), 'delay');
    await userEvent.click(sheet.getByRole('button', { name: t('difference.send') }));
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1200');
    await userEvent.click(sheet.getByRole('button', { name: t('difference.send') }));
    await waitFor(() =>
      expect(sentTo(airline, askForDifference.path)).toEqual([
        expect.objectContaining({ amount: { amount: 1200, currency: 'JPY' } }),
      ]),
    );
  },
});

/** Everything that was said with it can be read again. */
export const RemarkAndDetails = meta.story({
  beforeEach: async ({ msw }) => msw.use(await answering(() => ({ remark: 'Remark A', detail: 'Detail B' }))),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText('Remark A')).toBeVisible();
    await expect(canvas.getByText('Detail B')).toBeVisible();
    await expect(canvas.getByText(t('facts.detail'))).toBeVisible();
  },
});

/** The holidays are not to be had: that it is late is likely, and no more. */
export const OverdueWithoutCalendar = meta.story({
  parameters: { address: '/generalRefund/detail?request=RF2611000006' },
  beforeEach: ({ airline }) => airline.fault({ path: holidays.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const about = t('head.overdueAbout', { days: 2 });
    await expect(
      await canvas.findByRole('heading', { name: called(about) }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

/** Everything that has happened, the latest first. */
export const History = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: t('history') }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText(t('event.received'))).toBeVisible();
  },
});

/** The printed itinerary came by mail, and another phone was named: both stand between the airline’s own steps. */
export const HistoryOfTheTraveller = meta.story({
  parameters: { address: '/generalRefund/detail?request=RF2611000003' },
  beforeEach: async ({ airline, msw }) => {
    const wish = { requestNo: 'RF2611000003' };
    const { body } = await answerTo(airline, refundRequest, wish, { token: airline.signIn('600000000001') });
    const { request } = body['data'] as {
      request: { history: readonly object[]; times: { received: string } };
    };
    const [first, ...rest] = request.history;
    const changed = { at: request.times.received, event: 'phoneChanged' };
    const told = { ...request, history: [first, changed, ...rest] };
    msw.use(
      http.post(`*${refundRequest.path}`, () => HttpResponse.json({ ...body, data: { request: told } })),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: t('history') }));
    const sheet = within(await screen.findByRole('dialog'));
    const events = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    const order = ['approved', 'examined', 'mailed', 'phoneChanged', 'received'] as const;
    await expect(events).toEqual(order.map((event) => expect.stringContaining(t(`event.${event}`))));
  },
});

/** The part of a refund that is missing: how much and why, under the amounts that it disputes. */
export const AskForDifference = meta.story({
  parameters: { address: '/generalRefund/detail?request=RF2611000005' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('difference')}`) }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText(t('difference.amount', { currency: 'CNY' })), '120');
    await userEvent.type(sheet.getByLabelText(t('difference.reason')), 'delay');
    await userEvent.click(sheet.getByRole('button', { name: t('difference.send') }));
    await expect(await canvas.findByRole('heading', { name: t('head.difference') })).toBeVisible();
    await expect(sentTo(airline, askForDifference.path)).toHaveLength(1);
  },
});

/** More than was kept cannot be asked for. */
export const DifferenceTooLarge = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000005',
    covers: ['refund.difference'],
  },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('difference')}`) }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText(t('difference.amount', { currency: 'CNY' })), '9999');
    await userEvent.click(sheet.getByRole('button', { name: t('difference.send') }));
    await expect(await sheet.findByText(t('difference.reasonMissing'))).toBeVisible();
    await expect(sentTo(airline, askForDifference.path)).toEqual([]);
  },
});

/** A reason that is too long is told by how much, and stays. */
export const DifferenceReasonTooLong = meta.story({
  parameters: { address: '/generalRefund/detail?request=RF2611000005' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const validation = await words(globals, 'validation');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('difference')}`) }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByLabelText(t('difference.reason')));
    await userEvent.paste('退'.repeat(111));
    await userEvent.click(sheet.getByRole('button', { name: t('difference.send') }));
    await expect(await sheet.findByText(validation('remark.long', { over: 3 }))).toBeVisible();
    await expect(sheet.getByLabelText(t('difference.reason'))).toHaveValue('退'.repeat(111));
    await expect(sentTo(airline, askForDifference.path)).toEqual([]);
  },
});

/** It was asked for in another tab meanwhile. */
export const GoneOn = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000005',
    covers: ['refund.notPossible'],
  },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const refunds = await words(globals, 'refunds');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('difference')}`) }));
    const sheet = within(await screen.findByRole('dialog'));
    await answerTo(airline, askForDifference, undefined, { token: airline.signIn('600000000001') });
    await userEvent.type(sheet.getByLabelText(t('difference.amount', { currency: 'CNY' })), '120');
    await userEvent.type(sheet.getByLabelText(t('difference.reason')), 'delay');
    await userEvent.click(sheet.getByRole('button', { name: t('difference.send') }));
    await expect(await sheet.findByText(refunds('notPossible'))).toBeVisible();
  },
});

/** Without a file it is not handed in anew. */
export const ResubmitWithoutProof = meta.story({
  parameters: { address: '/generalRefund/detail?request=RF2611000007' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const form = await words(globals, 'refund-form');
    await userEvent.click(await canvas.findByRole('button', { name: t('hand.resubmit') }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: t('resubmit.send') }));
    await expect(await sheet.findByText(form('proof.missing'))).toBeVisible();
    await expect(sentTo(airline, resubmitRefund.path)).toEqual([]);
  },
});

/** Of another account, or none at all. */
export const NotFound = meta.story({
  parameters: { member: '600000000002', covers: ['refund.requestNotFound'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(t('notFound'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toList') })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});

/** One of its tickets cannot be read. */
export const OneTicketCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('refundRequest')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
