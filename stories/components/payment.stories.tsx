import { PaymentDue, PaymentMethods, PaymentOutcome } from '@mapp/kit/components/payment';
import { paymentKinds, paymentStates } from '@mapp/kit/rules';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { words } from '../words.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const onChoose = fn();

const meta = preview.meta({
  component: PaymentMethods,
  decorators: [padded],
  args: {
    chosen: 'card-6688',
    onChoose,
    methods: [
      {
        id: 'card-6688',
        kind: 'bankCard' as const,
        bank: 'Sandbox Bank',
        cardType: 'savings' as const,
        last4: '6688',
        lastUsed: true,
      },
      { id: 'card-0019', kind: 'bankCard' as const, cardType: 'credit' as const, last4: '0019' },
      { id: 'unionPay', kind: 'unionPay' as const },
    ],
  },
});

export const Methods = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByText(t('card.credit', { last4: '0019' }))).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('radio')[2]));
    await expect(onChoose).toHaveBeenLastCalledWith('unionPay');
  },
});

/** The consequence of time running out depends on the kind of payment. */
export const Due = meta.story({
  render: () => (
    <>
      {paymentKinds.map((kind) => (
        <PaymentDue
          key={kind}
          now={now}
          payment={{
            kind,
            cash: [{ amount: 266_000, currency: 'CNY' }],
            payUntil: '2026-06-01T10:14:32+08:00',
          }}
        />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getAllByText(t('left', { minutes: 15 }))).toHaveLength(paymentKinds.length);
  },
});

export const Outcomes = meta.story({
  render: () => (
    <>
      {paymentStates.map((state) => (
        <PaymentOutcome key={state} state={state} />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    for (const state of paymentStates) await expect(canvas.getByText(t(state))).toBeVisible();
  },
});
