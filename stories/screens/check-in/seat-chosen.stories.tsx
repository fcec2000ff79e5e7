import { messagesFor, type Locale } from '@mapp/kit/messages';
import { changeSeat, checkInJourneys, paySeatOrder, seatChange, seatOrders } from '@mapp/kit/contracts';
import { SeatChosenScreen } from '@mapp/kit/screens/check-in/seat-chosen';
import { orders, passengers, seatInputs, segments } from '@mapp/sandbox/check-in';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import { holdClock } from '../../../.storybook/clock.ts';
import preview from '#storybook/preview';
import { paidFor, refusals, words } from '../../fixtures/choosing.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';

const addressOf = (query: string) => `/boarde/chooseseatSucc?${query}`;
/** The first change of a segment has this number. */
const changeId = `X-${segments.checkedIn.slice(2)}-1`;

const meta = preview.meta({
  component: SeatChosenScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(`order=${orders.cash}`), ...tall.parameters },
  globals: tall.globals,
});

/** A change that has begun before the screen is opened. */
const changeTo = (seat: string) => ({
  parameters: { address: addressOf(`change=${changeId}`), ...tall.parameters },
  beforeEach: async ({ world }: Pick<StoryContext, 'world'>) => {
    await world.client.send(changeSeat, {
      segmentId: segments.checkedIn,
      passengerId: passengers.self,
      seat,
      notices: ['safety', 'exitRow'],
    });
  },
});

/** The machine's clock goes on, and with it the steps. */
const later = (seconds: number) => holdClock(`2026-06-01T10:00:${String(seconds).padStart(2, '0')}+08:00`);
const states = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .flatMap(({ dataset }) => dataset['state'] ?? []);

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { name: t('order.completed') })).toBeVisible();
    await expect(canvas.getByText('31F')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('pass') })).toHaveAttribute(
      'href',
      `/mapp/boarde/boardingCard?segment=${segments.checkedIn}`,
    );
    await expect(canvas.queryByText(t('then.checkIn', { flight: 'MU5102' }))).not.toBeInTheDocument();
  },
});

export const PaidWithPoints = meta.story({
  parameters: { address: addressOf(`order=${orders.points}`) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { name: t('order.completed') })).toBeVisible();
    await expect(canvas.getByText(/500/)).toBeVisible();
  },
});

export const NotPaidYet = meta.story({
  parameters: { address: addressOf(`order=${orders.waiting}`) },
  play: async ({ canvas, globals, userEvent, airline }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { name: t('order.waiting') })).toBeVisible();
    await expect(canvas.getByText('10:15')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('choose.pay') })).toHaveAttribute(
      'href',
      `/mapp/boarde/orderDetail?order=${orders.waiting}`,
    );
    const asked = () => airline.requests().filter(({ path }) => path === seatOrders.path).length;
    const before = asked();
    await userEvent.click(canvas.getByRole('button', { name: t('order.refresh') }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  },
});

/** The cashier said no: that is said, and what to do. */
export const PaymentFailed = meta.story({
  parameters: { address: addressOf(`order=${orders.waiting}`) },
  beforeEach: async ({ world, airline }) => {
    await world.client.send(paySeatOrder, { orderNo: orders.waiting, by: 'cash', returnTo: '/mapp' });
    airline.payments.settle(orders.waiting, 'fail');
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { name: t('order.payFailed') })).toBeVisible();
    await expect(canvas.getByText('10:15')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('choose.pay') })).toBeVisible();
  },
});

/** Everything to pay before check-in is paid: check-in is the way on. */
export const PaidAndOpen = meta.story({
  parameters: { address: addressOf('order=72000000000001') },
  beforeEach: async (context) =>
    void (await paidFor({ segmentId: segments.first, passengerId: passengers.self, seat: '5A' })(context)),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('toCheckIn') })).toHaveAttribute(
      'href',
      `/mapp/boarde/choose_seat?segment=${segments.first}&passengers=${passengers.self}`,
    );
  },
});

export const TimeToPayIsOver = meta.story({
  parameters: { address: addressOf(`order=${orders.waiting}`), covers: ['seat.orderExpired'] },
  beforeEach: async ({ airline, world }) => {
    await world.client.send(seatOrders, {});
    airline.freeze('2026-06-01T10:16:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('order.again') })).toHaveAttribute(
      'href',
      `/mapp/boarde/chooseSeat?segment=${segments.later}&passengers=${passengers.self}`,
    );
  },
});

export const Refunding = meta.story({
  parameters: { address: addressOf(`order=${orders.cancelled}`) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('heading', { name: t('order.refunding') })).toBeVisible();
    const ordered = await messagesFor(globals['locale'] as Locale, 'seat-orders');
    await expect(canvas.getByText(ordered('refunding', { way: 'cash', from: 15, to: 20 }))).toBeVisible();
  },
});

export const UnknownOrder = meta.story({
  parameters: { address: addressOf('order=1') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('order.missing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('order.list') })).toHaveAttribute(
      'href',
      '/mapp/boarde/seatOrder',
    );
  },
});

export const NoOrderAsked = meta.story({
  parameters: { address: '/boarde/chooseseatSucc' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('order.unasked'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('order.list') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const OrderNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: seatOrders.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('order.failed'));
    const [, retry] = canvas.getAllByRole('button');
    await userEvent.click(retry ?? canvas.getByRole('button'));
    await expect(await canvas.findByRole('heading', { name: t('order.completed') })).toBeVisible();
  },
});

/** Three steps, asked after each second, until the new pass is there. */
export const SeatChanging = meta.story({
  ...changeTo('32A'),
  play: async ({ canvas, canvasElement, globals, airline }) => {
    const t = await words(globals);
    await waitFor(() => expect(states(canvasElement)).toEqual(['now', 'later', 'later']));
    await expect(canvas.getByRole('link', { name: t('change.itinerary') })).toBeVisible();
    let release = later(2);
    try {
      await waitFor(() => expect(states(canvasElement)).toEqual(['done', 'now', 'later']));
      release();
      release = later(4);
      await waitFor(() => expect(states(canvasElement)).toEqual(['done', 'done', 'done']));
    } finally {
      release();
    }
    await expect(await canvas.findByRole('link', { name: t('pass') })).toHaveAttribute(
      'href',
      `/mapp/boarde/boardingCard?segment=${segments.checkedIn}&passenger=${passengers.self}`,
    );
    await waitFor(() =>
      expect(airline.requests().filter(({ path }) => path === checkInJourneys.path).length).toBeGreaterThan(
        1,
      ),
    );
  },
});

export const OldSeatRestored = meta.story({
  ...changeTo(seatInputs.changeRestored),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const release = later(4);
    try {
      await expect(await canvas.findByText(t('change.restored', { from: '31F' }))).toBeVisible();
    } finally {
      release();
    }
    await expect(canvas.getByRole('link', { name: t('change.again') })).toHaveAttribute(
      'href',
      `/mapp/boarde/choose_seat?segment=${segments.checkedIn}&change=${passengers.self}`,
    );
    await expect(canvas.getByRole('link', { name: t('pass') })).toBeVisible();
  },
});

export const BothSeatsLost = meta.story({
  ...changeTo('21F'),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const release = later(4);
    try {
      await expect(
        await canvas.findByText(t('change.lost', { from: '31F', to: seatInputs.changeLost })),
      ).toBeVisible();
    } finally {
      release();
    }
    await expect(canvas.getByRole('link', { name: t('change.again') })).toBeVisible();
  },
});

export const ChangeNotToBeHad = meta.story({
  ...changeTo('32A'),
  beforeEach: ({ airline }) => airline.fault({ path: seatChange.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('change.failed'));
  },
});

export const UnknownChange = meta.story({
  parameters: { address: addressOf('change=X-0'), covers: ['seat.changeNotFound'] },
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByText(t('changeNotFound'))).toBeVisible();
  },
});
