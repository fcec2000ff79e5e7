import { saveFeeResult, savedFeeResults } from '@mapp/kit/contracts';
import { RefundFeeScreen } from '@mapp/kit/screens/refunds/refund-fee';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { digitsOf } from '../../../fixtures/fees.tsx';
import { sentTo } from '../../../sent-to.ts';
import { there } from '../../../there.ts';
import { words } from '../../../words.ts';

/** Result of ticket 781-2100000001, as the airline keeps it. */
const reference = 'rnn29ki';

/** Saving and sharing of a result, opened by its reference. */
const meta = preview.meta({
  component: RefundFeeScreen,
  tags: ['!autodocs'],
  parameters: { address: `/rm_calculator/calRefund?result=${reference}` },
});

/** The reference alone brings the result back. */
export const ByReference = meta.story({
  play: async ({ airline, canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(digitsOf(there(canvas.getAllByRole('definition').at(-1)))).toBe('910');
    const [asked] = sentTo(airline, '/api/refunds/ticket-fees');
    await expect(asked).toMatchObject({ reference });
    await expect(asked).not.toHaveProperty('ticketNo');
  },
});

export const Saved = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    await userEvent.click(await canvas.findByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(t('saved'))).toBeVisible();
    const mine = canvas.getByRole('link', { name: t('saved.mine', { count: 2 }) });
    await expect(mine).toHaveAttribute('href', '/mapp/rm_calculator');
    await expect(sentTo(airline, saveFeeResult.path)).toMatchObject([{ reference, way: 'refund' }]);
  },
});

/** A guest is asked to sign in, and comes back to this very result: its address has the reference. */
export const GuestAsked = meta.story({
  parameters: { member: null },
  play: async ({ airline, canvas, globals, host, navigation }) => {
    const t = await words(globals, 'saved-fees');
    await userEvent.click(await canvas.findByRole('button', { name: t('save') }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: t('ask.signIn') }));
    await expect(navigation.log).toEqual([
      { action: 'replace', to: `/rm_calculator/calRefund?result=${reference}` },
    ]);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
    await expect(sentTo(airline, saveFeeResult.path)).toEqual([]);
  },
});

/** Shared text and address have neither name nor ticket number. */
export const Shared = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'saved-fees');
    await userEvent.click(await canvas.findByRole('button', { name: t('share') }));
    const shared = JSON.stringify(host.log.filter(({ action }) => action === 'share'));
    await expect(shared).toContain(`result=${reference}`);
    await expect(shared).not.toMatch(/张三|Zhang|\d{10}/i);
  },
});

/** The answer was lost: the saved results tell that it was saved, and it is not sent again. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: saveFeeResult.path, kind: 'network', after: true }),
  parameters: { covers: ['refund.savingUnknown'] },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(t('unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('saved'))).toBeVisible();
    await expect(sentTo(airline, saveFeeResult.path)).toHaveLength(1);
  },
});

/** Nothing was saved: it can be sent again. */
export const NotSaved = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: saveFeeResult.path, kind: 'network', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: t('save') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(t('saved'))).toBeVisible();
  },
});

/** The airline does not keep the result any more: the ticket is typed again. */
export const Gone = meta.story({
  parameters: { address: '/rm_calculator/calRefund?result=gone', covers: ['refund.resultGone'] },
  play: async ({ airline, canvas, globals }) => {
    const refunds = await words(globals, 'refunds');
    await expect(await canvas.findByText(refunds('resultGone'))).toBeVisible();
    await expect(sentTo(airline, savedFeeResults.path)).toEqual([]);
  },
});
