import { PaymentDue, PaymentMethods, paymentSeal, PaymentSlip } from '@mapp/kit/components/payment';
import { Result } from '@mapp/kit/components/result';
import { useMessages } from '@mapp/kit/messages';
import { paymentKinds, paymentStates } from '@mapp/kit/rules';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { words } from '../words.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const onChoose = fn();

const meta = preview.meta({
  component: PaymentMethods,
  decorators: [padded],
  args: {
    value: 'card-6688',
    onChange: onChoose,
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

/** A receipt, or what is still to be paid; the parts where there are several. */
export const Slips = meta.story({
  render: () => (
    <>
      {(['paid', 'open'] as const).map((state) => (
        <PaymentSlip
          key={state}
          payment={{
            state,
            orderNo: '74000000000001',
            title: 'MU5101',
            cash: [{ amount: 266_000, currency: 'CNY' }],
            lines: [
              { label: '31A', cash: { amount: 133_000, currency: 'CNY' } },
              { label: '31B', cash: { amount: 133_000, currency: 'CNY' } },
            ],
          }}
        />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByText(t('paidSum'))).toBeVisible();
    await expect(canvas.getByText(t('sum'))).toBeVisible();
    await expect(canvas.getAllByText('31A')).toHaveLength(2);
  },
});

/** Numbers of the tickets, once they are issued. */
export const SlipWithTickets = meta.story({
  render: () => (
    <PaymentSlip
      payment={{
        state: 'ticketed',
        orderNo: '26110100000001',
        title: 'MU5101',
        cash: [{ amount: 80_000, currency: 'CNY' }],
        lines: [],
        tickets: ['7812600000001', '7812600000002'],
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByText(t('ticketNo', { ticket: '781-2600000002' }))).toBeVisible();
  },
});

/** Every result of paying in its words, with a seal of its own. */
export const Outcomes = meta.story({
  render: () => <AllOutcomes />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    for (const state of paymentStates) await expect(canvas.getByText(t(state))).toBeVisible();
  },
});

function AllOutcomes() {
  const t = useMessages('payment');
  return paymentStates.map((state) => (
    <Result key={state} {...paymentSeal[state]} title={t(state)} text={t(`${state}.text`)} />
  ));
}
