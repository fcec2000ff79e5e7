import {
  PaymentDue,
  PaymentMethods,
  paymentSeal,
  PaymentSlip,
  TicketSlip,
  type TicketSlipProps,
} from '@mapp/kit/components/payment';
import { Result } from '@mapp/kit/components/result';
import { useMessages } from '@mapp/kit/messages';
import { paymentKinds, paymentStates } from '@mapp/kit/rules';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { onward, segmentOf } from '../fixtures/journeys.ts';
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

const flights = [segmentOf({}), segmentOf(onward)];
const issued: TicketSlipProps['issued'] = {
  journeys: flights.map(({ flightNo, departure, arrival }) => ({
    flightNo,
    departure,
    arrival,
    cabin: 'economy',
    fare: 'Y',
  })),
  people: [
    { name: '张三', ticketNo: '7812600000001' },
    { name: '李四', ticketNo: '7812600000002' },
  ],
  earns: 1240,
};

/** Tickets that have been issued: a stub for each flight, what was paid and what comes on the last. */
export const IssuedTickets = meta.story({
  render: () => <TicketSlip issued={issued} cash={[{ amount: 148_000, currency: 'CNY' }]} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getAllByText('781-2600000002')).toHaveLength(2);
    await expect(canvas.getAllByText(t('paidSum'))).toHaveLength(1);
    await expect(canvas.getByText(t('earns')).nextElementSibling).toHaveTextContent(/^\+1[,.\s ]?240/);
  },
});

/** In the year after, the flights are told with their year. */
export const IssuedTicketsOfAnotherYear = meta.story({
  render: () => (
    <TicketSlip issued={issued} cash={[{ amount: 148_000, currency: 'CNY' }]} today="2027-01-02" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/2026/)).toHaveLength(2);
  },
});

/** One flight, and no points: nobody on it is the member. */
export const IssuedTicketOfOthers = meta.story({
  render: () => (
    <TicketSlip
      issued={{ journeys: issued.journeys.slice(0, 1), people: issued.people.slice(1) }}
      cash={[{ amount: 74_000, currency: 'CNY' }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByText(t('paidSum'))).toBeVisible();
    await expect(canvas.queryByText(t('earns'))).toBeNull();
  },
});

/** Changed since they were issued: the old number is struck through beside the new one, and the tier's part of the points is told. */
export const IssuedTicketsChanged = meta.story({
  render: () => (
    <TicketSlip
      issued={{
        ...issued,
        journeys: issued.journeys.slice(0, 1),
        people: [
          { name: '张三', ticketNo: '7812600000009', replaces: '7812600000001' },
          { name: '李四', ticketNo: '7812600000002', refunded: true },
        ],
        earnsBonus: 59,
        since: 'changed',
      }}
      cash={[{ amount: 148_000, currency: 'CNY' }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    const [old, given] = canvas.getAllByRole('deletion');
    await expect(old).toHaveTextContent('781-2600000001');
    await expect(given).toHaveTextContent('781-2600000002');
    await expect(canvas.getByText(t('ticket.refunded'))).toBeVisible();
    await expect(canvas.getByText('781-2600000009')).toBeVisible();
    await expect(canvas.getByText(t('paidSum.first'))).toBeVisible();
    await expect(canvas.getByText(t('earns.bonus', { points: 59 }))).toBeVisible();
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
