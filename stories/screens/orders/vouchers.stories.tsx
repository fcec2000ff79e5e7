import { VouchersScreen } from '@mapp/kit/screens/orders/vouchers';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: VouchersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/credential?order=261100000000000001' },
});

/** Digital itineraries that can be asked for. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await expect(await canvas.findByRole('button', { name: t('submit') })).toBeVisible();
  },
});

/** Asked for: the form is gone, and the first voucher has the focus and says that it is on its way. */
export const Asked = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await userEvent.type(await canvas.findByRole('textbox', { name: t('field.title') }), '张三');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    const [first] = await canvas.findAllByText(t('state.asked'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('submit') })).toBeNull());
    await waitFor(() => expect(document.activeElement).toContainElement(first ?? null));
    await expect(document.activeElement).not.toBe(document.body);
  },
});

/** The address names no order. */
export const NoOrder = meta.story({
  parameters: { address: '/order/credential' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await expect(await canvas.findByText(t('choose'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/orders/reimbursement', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

/** The voucher of one ticket cannot be read. */
export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryReimbursement')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/orders/reimbursement'));

/** It cannot be issued any more. */
export const NoVoucher = meta.story({
  parameters: { covers: ['order.noVoucher'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/orders/request-reimbursement', () =>
        HttpResponse.json({ Code: -1, Msg: 'No', resultCode: 'ORD05' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reimbursement');
    await userEvent.type(await canvas.findByRole('textbox', { name: t('field.title') }), '张三');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(await canvas.findByText(t('refused'))).toBeVisible();
    await expect(canvas.getByText(t('refused.text'))).toBeVisible();
  },
});
