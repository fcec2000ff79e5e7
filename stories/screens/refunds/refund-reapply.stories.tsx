import { refundRequest, resubmitRefund, uploadProof } from '@mapp/kit/contracts';
import { RefundReapplyScreen } from '@mapp/kit/screens/refunds/refund-reapply';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RefundReapplyScreen,
  tags: ['!autodocs'],
  // A file is sent by what tells how far it is, which is not `fetch`.
  parameters: {
    address: '/returnTicket/reapply?request=RF2611000008',
    member: '600000000001',
    worker: true,
  },
});

/** Chooses a file that is what its name says. */
const attach = async (canvasElement: HTMLElement, globals: Record<string, unknown>) => {
  const canvas = within(canvasElement);
  const a = await words(globals, 'attachments');
  const file = new File(['%PDF-1.7'], 'delay.pdf', { type: 'application/pdf' });
  await userEvent.upload(await canvas.findByLabelText(a('add')), file);
  return { canvas, a };
};

/** Adds the documents that the airline has asked for. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'attachments');
    await expect((await canvas.findAllByText(t('add')))[0]).toBeVisible();
  },
});

/** No request of this number. */
export const Empty = meta.story({
  parameters: { address: '/returnTicket/reapply?request=RF0000000000' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('result.failed'))).toBeVisible();
  },
});

/** The request has gone on: nothing is to be added. */
export const Closed = meta.story({
  parameters: { address: '/returnTicket/reapply?request=RF2611000005' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('reapply.closed'))).toBeVisible();
  },
});

/** The airline says no to the question itself. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequest.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('result.failed'))).toBeVisible();
  },
});

/** The answer is late: something says that it is on its way. */
export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});

/** The file did not arrive: it is sent again from its own line. */
export const ProofNotSent = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: uploadProof.path, kind: 'http500', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const { canvas, a } = await attach(canvasElement, globals);
    await expect(await canvas.findByText(a('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: a('retry.name', { name: 'delay.pdf' }) }));
    await expect(await canvas.findByText(a('attached'))).toBeVisible();
  },
});

/** The answer is lost: what became of it is looked up, and nothing is sent twice. */
export const AnswerLost = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: resubmitRefund.path, kind: 'network', times: 1, after: true }),
  play: async ({ airline, canvasElement, globals, navigation }) => {
    const { canvas, a } = await attach(canvasElement, globals);
    const t = await words(globals, 'refund-request');
    const o = await words(globals, 'outcome');
    await canvas.findByText(a('attached'));
    await userEvent.click(canvas.getByRole('button', { name: t('resubmit.send') }));
    await userEvent.click(await canvas.findByRole('button', { name: o('check') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('/returnTicket/detail'));
    await expect(sentTo(airline, resubmitRefund.path)).toHaveLength(1);
  },
});
