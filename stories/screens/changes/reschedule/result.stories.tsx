import { cancelChange, changeOrders, type ChangeOrder } from '@mapp/kit/contracts';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { seededChanges } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../../refused-after-a-failure.ts';
import { tall } from '../../../tall.ts';
import { words } from '../../../words.ts';

const meta = preview.meta({
  component: RescheduleScreen,
  tags: ['!autodocs'],
  parameters: { address: `/reschedule/index?change=${seededChanges.waitlist}`, ...tall.parameters },
  globals: tall.globals,
});

/** A change in a state of its own, as its page shows it. */
const standing = (change: Partial<ChangeOrder>) => ({
  parameters: { address: '/reschedule/index?change=26130100000001' },
  beforeEach: async ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) => {
    const { path, answer } = await fixtureOf('changeOrders');
    const data = answer['data'] as { orders: object[] };
    const order = { ...data.orders[0], orderNo: '26130100000001', ...change };
    msw.use(
      http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, orders: [order] } })),
    );
  },
});

const paidFor = [
  {
    name: '张三',
    ticketNo: '7812100000022',
    newTicketNo: '7812600000001',
    due: { amount: 28_000, currency: 'CNY' },
  },
];

/** It waits for its payment: until when, and how it is given up. */
export const WaitsForPayment = meta.story({
  ...standing({ state: 'waiting', payUntil: '2026-06-01T10:20:00+08:00' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.waiting') })).toBeVisible();
    await expect(canvas.getByText(/10:20/)).toBeVisible();
    await expect(canvas.getByText(t('outcome.pay'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('result.pay') })).toHaveAttribute(
      'href',
      '/mapp/pay/26130100000001',
    );
    await expect(canvas.getByRole('button', { name: t('cancel') })).toBeVisible();
    // Another change would be refused until then.
    await expect(canvas.getByText(t('next.kept.open'))).toBeVisible();
  },
});

/** The last attempt to pay failed: it can be paid again. */
export const PaymentFailed = meta.story({
  ...standing({ state: 'waiting', payUntil: '2026-06-01T10:20:00+08:00', paymentFailed: true }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(
      await canvas.findByRole('heading', { level: 2, name: t('result.failedPayment') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('result.pay') })).toBeVisible();
  },
});

/** Its time to pay is over: nothing was charged, so that no sum is asked for. */
export const PaymentTimeOver = meta.story({
  ...standing({ state: 'waiting', payUntil: '2026-06-01T09:50:00+08:00' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.expired') })).toBeVisible();
    await expect(canvas.queryByText(t('outcome.pay'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('cancel') })).toBeNull();
  },
});

/** Paid, and the tickets are on their way. */
export const TicketOnItsWay = meta.story({
  ...standing({ state: 'ticketing', ticketBy: '2026-06-01T10:10:00+08:00' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.ticketing') })).toBeVisible();
    await expect(canvas.getAllByText(/10:10/).at(-1)).toBeVisible();
    await expect(canvas.getByText(t('total.paid'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('cancel') })).toBeNull();
  },
});

/** Money and change do not fit: a person of the airline is called, and nothing is paid again. */
export const Abnormal = meta.story({
  ...standing({ state: 'abnormal' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.abnormal') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.call', { hotline: '95530' }) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('result.pay') })).toBeNull();
  },
});

/** Carried out for a part of a party: the old number struck through, the new one beside it, and the order of its own is linked. */
export const Completed = meta.story({
  ...standing({ state: 'completed', passengers: paidFor, splitTo: '26110100000001' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.completed') })).toBeVisible();
    const struck = canvas.getAllByRole('deletion').map(({ textContent }) => textContent);
    await expect(struck.join(' ')).toContain('2100000022');
    await expect(canvas.getByText(/2600000001/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '26110100000001' })).toHaveAttribute(
      'href',
      '/mapp/order/detail/26110100000001',
    );
  },
});

/** A change that waits for a seat, and is given up after a question: the old flight is large then, the new one struck through. */
export const WaitlistGivenUp = meta.story({
  parameters: { address: `/reschedule/index?change=${seededChanges.waitlist}` },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'changes');
    const giveUp = await canvas.findByRole('button', { name: t('cancel.waitlist') });
    const asked = async () => {
      await userEvent.click(giveUp);
      return within(await screen.findByRole('dialog', { name: t('cancel.waitlist.ask') }));
    };
    const leftAsItWas = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(giveUp).toHaveFocus());
      await expect(canvas.getByRole('heading', { level: 2, name: t('result.waitlist') })).toBeVisible();
    };
    await expect((await asked()).getByText(t('cancel.waitlist.lost'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await leftAsItWas();
    await userEvent.click((await asked()).getByRole('button', { name: t('cancel.keep') }));
    await leftAsItWas();
    await expect(airline.requests().some(({ path }) => path === cancelChange.path)).toBe(false);

    await userEvent.click((await asked()).getByRole('button', { name: t('cancel.waitlist') }));
    const told = await canvas.findByRole('heading', { level: 2, name: t('result.cancelled') });
    await expect(told).toBeVisible();
    await waitFor(() => expect(told).toHaveFocus());
    await expect(canvas.queryByText(t('outcome.pay'))).toBeNull();
    await expect(canvas.getByText(t('flight.holds'))).toBeVisible();
    const struck = within(canvas.getByRole('group', { name: t('flight.is') }));
    await expect(struck.getAllByRole('deletion')).toHaveLength(2);
    const holds = within(canvas.getByRole('group', { name: t('flight.was') }));
    await expect(holds.queryByRole('deletion')).toBeNull();
  },
});

/** Somebody has given it up already. */
export const CannotBeGivenUp = meta.story({
  parameters: { address: `/reschedule/index?change=${seededChanges.waitlist}`, covers: ['change.closed'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${cancelChange.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'no', resultCode: 'CHG07' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const giveUp = await canvas.findByRole('button', { name: t('cancel.waitlist') });
    await userEvent.click(giveUp);
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: t('cancel.waitlist') }));
    await expect(await canvas.findByText(t('refused.closedText'))).toBeVisible();
    await waitFor(() => expect(giveUp).toHaveFocus());
  },
});

export const ChangeNotFound = meta.story({
  parameters: { address: '/reschedule/index?change=1' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('result.notFound'))).toBeVisible();
  },
});

export const ResultRefused = meta.story({
  ...refusedAfterAFailure(changeOrders.path),
  parameters: {
    address: `/reschedule/index?change=${seededChanges.waitlist}`,
    chromatic: { disableSnapshot: true },
  },
});
