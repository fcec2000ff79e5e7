import { RepurchaseCheck, RepurchaseForm, RepurchaseWindows } from '@mapp/kit/components/repurchase';
import { windowsOf } from '@mapp/kit/rules';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { fresh, old } from '../fixtures/repurchase.ts';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const meta = preview.meta({
  component: RepurchaseCheck,
  subcomponents: { RepurchaseForm, RepurchaseWindows },
  decorators: [padded],
  args: { old, fresh, currency: 'CNY' },
});

/** Every field agrees. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(canvas.getAllByText(t('is.right'))).toHaveLength(6);
    await expect(canvas.getByText(t('right.fare'))).toBeVisible();
  },
});

/** Each field is wrong, and says in its place what it must be. */
export const NothingAgrees = meta.story({
  args: {
    fresh: {
      ...fresh,
      name: '李四',
      documentTail: '0012',
      from: 'PVG',
      flightNo: 'MU5103',
      departs: '2026-06-04T08:00:00+08:00',
      fare: 98_000,
    },
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(canvas.getAllByText(t('is.wrong'))).toHaveLength(6);
    for (const field of ['name', 'document', 'route', 'flight', 'fare'] as const)
      await expect(canvas.getByText(t(`wrong.${field}`))).toBeVisible();
  },
});

/** Time is left in both windows. */
export const TimeLeft = meta.story({
  render: () => (
    <RepurchaseWindows windows={windowsOf(old, fresh)} now={Date.parse('2026-06-01T10:00:00+08:00')} />
  ),
  play: async ({ canvas }) => {
    const [issue] = canvas.getAllByRole('meter');
    await expect(issue).toHaveAttribute('aria-valuenow', '8');
  },
});

/** Both windows have closed. */
export const TimeOver = meta.story({
  render: () => (
    <RepurchaseWindows windows={windowsOf(old, fresh)} now={Date.parse('2026-06-02T10:00:00+08:00')} />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(canvas.getAllByText(t('window.over'))).toHaveLength(2);
  },
});

const onSend = fn(() => Promise.resolve(true));

/** The code goes out only for a ticket and a document that can be. */
export const Form = meta.story({
  render: () => (
    <RepurchaseForm
      defaultValue={{ old: '', new: '', documentNo: '', code: '' }}
      code={{ wait: undefined, busy: false, send: onSend }}
      onSubmit={() => undefined}
    />
  ),
  beforeEach: () => void onSend.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals, 'repurchase');
    const a = await words(globals, 'account-fields');
    const send = canvas.getByRole('button', { name: a('code.send') });
    await userEvent.click(send);
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(t('field.old')), '2100000020');
    await userEvent.type(canvas.getByLabelText(t('field.documentNo')), '310104199103072512');
    await userEvent.click(send);
    await expect(onSend).toHaveBeenCalledWith({
      ticketNo: '7812100000020',
      documentNo: '310104199103072512',
    });
  },
});
