import { askForDifference, refundRequest, resubmitRefund } from '@mapp/kit/contracts';
import { RefundDetailScreen } from '@mapp/kit/screens/refunds/refund-detail';
import { answerTo } from '@mapp/sandbox/ask';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, within } from 'storybook/test';
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
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { name: t('head.approved') })).toBeVisible();
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
  },
});

export const SupplementWanted = meta.story({
  parameters: {
    address: '/generalRefund/detail?request=RF2611000008',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('heading', { name: t('head.supplement') })).toBeVisible();
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

/** Everything that has happened, the latest first. */
export const History = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: t('history') }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText(t('event.received'))).toBeVisible();
  },
});

/** The part of a refund that is missing: how much and why, under the amounts that it disputes. */
export const AskForDifference = meta.story({
  parameters: { address: '/generalRefund/detail?request=RF2611000005' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await userEvent.click(await canvas.findByRole('button', { name: t('difference') }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText(t('difference.amount')), '120');
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
    await userEvent.click(await canvas.findByRole('button', { name: t('difference') }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText(t('difference.amount')), '9999');
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
    await userEvent.click(await canvas.findByRole('button', { name: t('difference') }));
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
    await userEvent.click(await canvas.findByRole('button', { name: t('difference') }));
    const sheet = within(await screen.findByRole('dialog'));
    await answerTo(airline, askForDifference, undefined, { token: airline.signIn('600000000001') });
    await userEvent.type(sheet.getByLabelText(t('difference.amount')), '120');
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
