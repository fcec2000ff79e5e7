import { chooseSeats, paySeatOrder, pointsSummary, type SeatOrder } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { HostRefusal } from '@mapp/kit/host';
import { SeatOrderDetailScreen } from '@mapp/kit/screens/check-in/seat-order-detail';
import { orders, passengers, seatInputs, segments } from '@mapp/sandbox/check-in';
import type { Airline } from '@mapp/sandbox/engine';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { saveButton } from '../../forms.ts';
import { keptSince } from '../../kept-since.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { toast } from '../../toast.ts';
import { toldName } from '../../told-name.ts';
import { saysItCannotBeRead, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const addressOf = (order: string) => `/boarde/orderDetail?order=${order}`;
const chosenAt = (order: string) => `/boarde/chooseseatSucc?order=${order}`;

/** The order that a story makes itself. */
const made = '72000000000001';

const meta = preview.meta({
  component: SeatOrderDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(orders.waiting), ...tall.parameters },
  globals: tall.globals,
});

const paths = {
  list: '/api/check-in/seat-orders',
  pay: '/api/check-in/pay-seat-order',
  cancel: '/api/check-in/cancel-seat-order',
  contact: '/api/check-in/save-contact',
} as const;

type Chosen = Pick<SeatOrder['seats'][number], 'segmentId' | 'passengerId' | 'seat'>;

/** Chooses a seat that has to be paid, as the screen before would. */
const ordered =
  (seat: Chosen) =>
  async ({ world }: { world: { client: { send: (...of: never[]) => Promise<unknown> } } }) => {
    const send = world.client.send as (call: typeof chooseSeats, payload: object) => Promise<unknown>;
    await send(chooseSeats, { seats: [seat], notices: ['safety'] });
  };

/** The cashier said no: the order says so above the ways to pay. */
export const PaymentFailed = meta.story({
  beforeEach: async ({ world, airline }) => {
    await world.client.send(paySeatOrder, { orderNo: orders.waiting, by: 'cash', returnTo: '/mapp' });
    airline.payments.settle(orders.waiting, 'fail');
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'seat-orders');
    const told = await messagesFor(globals['locale'] as Locale, 'orders');
    await expect(await canvas.findByText(told('payFailed'))).toBeVisible();
    await expect(canvas.getByText(t('payFailed.text'))).toBeVisible();
  },
});

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** The ways to pay, cash first, once they are there: the frame around them is not the one of the wait. */
const ways = async (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('radio');
const choosePoints = async (canvasElement: HTMLElement) =>
  userEvent.click(there((await ways(canvasElement)).at(-1), 'points'));

/** The bar's last button is its main one. */
const barButton = (canvasElement: HTMLElement): HTMLElement =>
  there(main(canvasElement).getAllByRole('button').at(-1), 'the bar');
const pay = async (canvasElement: HTMLElement) => {
  await ways(canvasElement);
  await userEvent.click(barButton(canvasElement));
};

/** The requests that were sent to a path. */
const sent = (airline: Airline, path: string) =>
  airline
    .requests()
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Until the outcome is said to be unknown: one button stays in the bar, and the notice has the focus. */
const unclear = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const notice = main(canvasElement)
      .getAllByRole('status')
      .find((status: HTMLElement) => status.parentElement === document.activeElement);
    await expect(notice).toBeVisible();
  });

/** Cancels or gives back, and says yes. */
async function givenBack(canvasElement: HTMLElement, position: number) {
  await within(canvasElement).findByRole('table');
  await userEvent.click(there(main(canvasElement).getAllByRole('button').at(position)));
  const dialog = await screen.findByRole('dialog');
  const [keep, confirm] = within(dialog).getAllByRole('button');
  return { dialog, keep: there(keep), confirm: there(confirm) };
}

/** Where the button stands that cancels an order: before the bar's. */
const cancels = -2;
/** Where the one stands that gives paid seats back: the bar's only button, beside a link. */
const givesBack = -1;

/** Opened again while the outcome of a payment is not certain: nothing is paid here until it is; nothing was, and the ways to pay are back. */
export const BeingConfirmed = meta.story({
  beforeEach: async ({ world }) => {
    await world.client.send(paySeatOrder, { orderNo: orders.waiting, by: 'cash', returnTo: '/mapp' });
  },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'payment');
    await expect(await canvas.findByRole('button', { name: t('iPaid') })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    // This is the order's page already.
    await expect(canvas.queryByRole('link', { name: t('toOrder') })).toBeNull();
    airline.payments.settle(orders.waiting, 'fail');
    await userEvent.click(canvas.getByRole('button', { name: t('iPaid') }));
    await ways(canvasElement);
    await expect(sent(airline, paths.pay)).toHaveLength(1);
  },
});

export const Waiting = meta.story({
  play: async ({ canvas, canvasElement, airline, host, navigation }) => {
    await expect(await canvas.findByText('10:15')).toBeVisible();
    await pay(canvasElement);
    await waitFor(() => expect(host.log).toContainEqual({ action: 'pay', detail: { id: orders.waiting } }));
    await expect(sent(airline, paths.pay)).toEqual([
      expect.objectContaining({
        orderNo: orders.waiting,
        by: 'cash',
        returnTo: `/mapp${chosenAt(orders.waiting)}`,
      }),
    ]);
    await expect(navigation.log).toEqual([]);
  },
});

/** A traveller back from the cashier by the browser's own way learns the outcome. */
export const BackFromTheCashier = meta.story({
  play: async ({ canvasElement, airline, navigation }) => {
    await pay(canvasElement);
    await unclear(canvasElement);
    airline.payments.settle(orders.waiting, 'pay');
    await userEvent.click(barButton(canvasElement));
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: chosenAt(orders.waiting) }]),
    );
    await expect(sent(airline, paths.pay)).toHaveLength(1);
  },
});

/** Paid before check-in opens: the way on leads to the trips, and names no check-in. */
export const PaidBeforeCheckInOpens = meta.story({
  beforeEach: async ({ world, airline }) => {
    await world.client.send(paySeatOrder, { orderNo: orders.waiting, by: 'cash', returnTo: '/mapp' });
    airline.payments.settle(orders.waiting, 'pay');
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'seat-orders');
    const trips = await messagesFor(globals['locale'] as Locale, 'trip');
    await expect(await canvas.findByRole('link', { name: trips('title') })).toHaveAttribute(
      'href',
      '/mapp/trip',
    );
    await expect(canvas.queryByRole('link', { name: t('checkIn') })).toBeNull();
  },
});

export const NotPaidAtTheCashier = meta.story({
  play: async ({ canvasElement, airline, navigation }) => {
    await pay(canvasElement);
    await unclear(canvasElement);
    airline.payments.settle(orders.waiting, 'later');
    await userEvent.click(barButton(canvasElement));
    await ways(canvasElement);
    await waitFor(() => expect(main(canvasElement).getAllByRole('button').length).toBeGreaterThan(3));
    await pay(canvasElement);
    await waitFor(() => expect(sent(airline, paths.pay)).toHaveLength(2));
    await expect(navigation.log).toEqual([]);
  },
});

/** The host cannot open it: nothing was charged, and one may try again. */
export const NoCashier = meta.story({
  beforeEach: ({ host }) =>
    void Object.assign(host, {
      pay: async () => {
        throw new HostRefusal('pay');
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    await pay(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(barButton(canvasElement)).not.toHaveAttribute('aria-busy');
  },
});

export const PaidWithPoints = meta.story({
  play: async ({ canvasElement, airline, navigation }) => {
    await choosePoints(canvasElement);
    await pay(canvasElement);
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: chosenAt(orders.waiting) }]),
    );
    await expect(sent(airline, paths.pay)).toEqual([expect.objectContaining({ by: 'points' })]);
  },
});

export const FiftyTaps = meta.story({
  parameters: { latency: 50 },
  play: async ({ canvasElement, airline, navigation }) => {
    await choosePoints(canvasElement);
    const button = barButton(canvasElement);
    for (let tap = 0; tap < 50; tap += 1) button.click();
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sent(airline, paths.pay)).toHaveLength(1);
  },
});

/** Fewer points than it costs: the meter shows the gap, and the bar offers what works. */
export const PointsShortPayCash = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.all(`*${pointsSummary.path}`, () =>
        HttpResponse.json({
          Code: 200,
          data: {
            remainPoint: 2680,
            consumePoint: 2680,
            useConsumePoint: 0,
            invalidPoint: 0,
            returnPoint: 0,
            overConsumePoint: 0,
            upgradePoint: 0,
            upgradeCount: 0,
            umPoint: 0,
          },
        }),
      ),
    ),
  play: async ({ canvas, canvasElement, airline, host }) => {
    await choosePoints(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/1[,\s\u202f\u00a0]?120/);
    await pay(canvasElement);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'pay' })));
    await expect(sent(airline, paths.pay)).toEqual([expect.objectContaining({ by: 'cash' })]);
  },
});

/** The seat takes points alone, and there are too few: nothing works but another seat. */
export const PointsShortAndNoCash = meta.story({
  parameters: { member: '600000000002', address: addressOf(made), covers: ['seat.pointsInsufficient'] },
  beforeEach: ordered({
    segmentId: segments.points,
    passengerId: passengers.silver,
    seat: seatInputs.tooManyPoints,
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await ways(canvasElement)).toHaveLength(1);
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/mapp/mine/buyPoints');
  },
});

/** The balance could not be had, so the airline is the first to say that it is too small. */
export const PointsRefused = meta.story({
  parameters: { member: '600000000002', address: addressOf(made), covers: ['seat.pointsInsufficient'] },
  beforeEach: async (context) => {
    await ordered({
      segmentId: segments.points,
      passengerId: passengers.silver,
      seat: seatInputs.tooManyPoints,
    })(context);
    context.airline.fault({ path: pointsSummary.path, kind: 'http500', times: Infinity });
  },
  play: async ({ canvas, canvasElement, airline }) => {
    await pay(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(sent(airline, paths.pay)).toHaveLength(1);
  },
});

/** Points pay for the member and beneficiaries; 王芳 is neither. */
export const MembersOnly = meta.story({
  parameters: { address: addressOf(made), covers: ['seat.membersOnly'] },
  beforeEach: ordered({ segmentId: segments.closing, passengerId: passengers.friend, seat: '4A' }),
  play: async ({ canvas, canvasElement, airline, globals, host }) => {
    await choosePoints(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(toldName('王芳', globals));
    await pay(canvasElement);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'pay' })));
    await expect(sent(airline, paths.pay)).toEqual([expect.objectContaining({ by: 'cash' })]);
  },
});

const withoutContact = {
  parameters: { member: '600000000003', address: addressOf(made) },
  beforeEach: ordered({ segmentId: segments.noContact, passengerId: passengers.gold, seat: '4A' }),
};

const phoneIn = (sheet: HTMLElement) =>
  there(
    within(sheet)
      .getAllByRole<HTMLInputElement>('textbox')
      .find(({ type }) => type === 'tel'),
  );

/** Opens the sheet by paying, and types a number. */
async function typedContact(canvasElement: HTMLElement, phone = '13900000003') {
  await pay(canvasElement);
  const sheet = await screen.findByRole('dialog');
  const field = phoneIn(sheet);
  await userEvent.type(field, phone);
  return { sheet, save: there(within(sheet).getAllByRole('button').at(-1)), field };
}

export const ContactMissing = meta.story({
  ...withoutContact,
  parameters: { ...withoutContact.parameters, covers: ['seat.contactMissing'] },
  play: async ({ canvasElement, airline, host }) => {
    const { sheet, save } = await typedContact(canvasElement);
    await expect(sent(airline, paths.pay)).toEqual([]);
    await userEvent.click(save);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(sent(airline, paths.contact)).toEqual([
      expect.objectContaining({ phone: '+86 13900000003', email: 'wang.jianguo@example.com' }),
    ]);
    await pay(canvasElement);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'pay' })));
  },
});

/** A number that is none is said at its field, and what was typed is there when the sheet comes back. */
export const ContactTypedAndClosed = meta.story({
  ...withoutContact,
  play: async ({ canvasElement, airline }) => {
    const { sheet, save } = await typedContact(canvasElement, '1390');
    await userEvent.click(save);
    await expect(await within(sheet).findByRole('group')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await pay(canvasElement);
    const again = await screen.findByRole('dialog');
    await expect(phoneIn(again)).toHaveValue('1390');
    await expect(sent(airline, paths.contact)).toEqual([]);
  },
});

export const ContactOutcomeUnknown = meta.story({
  ...withoutContact,
  play: async ({ canvasElement, airline }) => {
    airline.fault({ path: paths.contact, kind: 'network', times: 1, after: true });
    const { sheet, save } = await typedContact(canvasElement);
    await userEvent.click(save);
    await waitFor(() => expect(within(sheet).getByRole('status').parentElement).toBe(document.activeElement));
    await userEvent.click(there(within(sheet).getAllByRole('button').at(-1)));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(sent(airline, paths.contact)).toHaveLength(1);
  },
});

export const ContactNotSaved = meta.story({
  ...withoutContact,
  play: async ({ canvasElement, airline }) => {
    airline.fault({ path: paths.contact, kind: 'network', times: 1 });
    const { sheet, save, field } = await typedContact(canvasElement);
    await userEvent.click(save);
    await waitFor(() => expect(within(sheet).getByRole('status').parentElement).toBe(document.activeElement));
    await userEvent.click(there(within(sheet).getAllByRole('button').at(-1)));
    await waitFor(() => expect(saveButton(sheet)).toBeVisible());
    await expect(field).toHaveValue('13900000003');
    await userEvent.click(saveButton(sheet));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
});

/** The time ran out between reading and paying. */
export const ExpiredMeanwhile = meta.story({
  parameters: { covers: ['seat.orderExpired'] },
  play: async ({ canvas, canvasElement, airline }) => {
    await ways(canvasElement);
    airline.freeze('2026-06-01T10:20:00+08:00');
    await pay(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(main(canvasElement).queryAllByRole('radio')).toEqual([]));
    const again = main(canvasElement).getByRole('link');
    await expect(again.getAttribute('href')).toContain(segments.later);
  },
});

/** Nobody knows whether the points were taken: one look at the orders says so, and nothing is sent again. */
export const PaymentUnknownAndDone = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.pay, kind: 'network', times: 1, after: true }),
  play: async ({ canvasElement, airline, navigation }) => {
    await choosePoints(canvasElement);
    await pay(canvasElement);
    await unclear(canvasElement);
    await userEvent.click(barButton(canvasElement));
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: chosenAt(orders.waiting) }]),
    );
    await expect(sent(airline, paths.pay)).toHaveLength(1);
  },
});

export const PaymentUnknownAndNotDone = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.pay, kind: 'http502-html', times: 1 }),
  play: async ({ canvasElement, airline, navigation }) => {
    await choosePoints(canvasElement);
    await pay(canvasElement);
    await unclear(canvasElement);
    await expect(main(canvasElement).getAllByRole('radio')[1]).toBeChecked();
    await userEvent.click(barButton(canvasElement));
    await waitFor(() => expect(main(canvasElement).getAllByRole('button').length).toBeGreaterThan(3));
    await expect(navigation.log).toEqual([]);
    await pay(canvasElement);
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    const [first, second] = sent(airline, paths.pay);
    await expect(first?.['transactionId']).toBe(second?.['transactionId']);
  },
});

export const ResultNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.pay, kind: 'empty', times: 1 }),
  play: async ({ canvasElement, airline }) => {
    await choosePoints(canvasElement);
    await pay(canvasElement);
    await unclear(canvasElement);
    airline.fault({ path: paths.list, kind: 'http500', times: 1 });
    const check = barButton(canvasElement);
    await userEvent.click(check);
    await waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
    await expect(sent(airline, paths.pay)).toHaveLength(1);
    await expect(main(canvasElement).getAllByRole('status')).not.toEqual([]);
  },
});

export const RefusedInWords = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.pay, kind: 'refused', times: 1 }),
  play: async ({ canvasElement, host }) => {
    await pay(canvasElement);
    await waitFor(() => expect(toast()).toBeVisible());
    await expect(host.log).not.toContainEqual(expect.objectContaining({ action: 'pay' }));
    await expect(barButton(canvasElement)).not.toHaveAttribute('aria-busy');
  },
});

export const SessionEnded = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.pay, kind: 'session-expired', times: 1 }),
  play: async ({ canvasElement, host }) => {
    await pay(canvasElement);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
  },
});

export const CancelThoughtBetterOf = meta.story({
  play: async ({ canvasElement, airline }) => {
    const { dialog, keep } = await givenBack(canvasElement, cancels);
    await userEvent.click(keep);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sent(airline, paths.cancel)).toEqual([]);
  },
});

export const Cancelled = meta.story({
  play: async ({ canvasElement, airline }) => {
    const { dialog, confirm } = await givenBack(canvasElement, cancels);
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await main(canvasElement).findByRole('link')).toBeVisible();
    await expect(main(canvasElement).queryAllByRole('radio')).toEqual([]);
    await expect(sent(airline, paths.cancel)).toHaveLength(1);
  },
});

export const CancelUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.cancel, kind: 'network', times: 1, after: true }),
  play: async ({ canvasElement, airline }) => {
    const { confirm } = await givenBack(canvasElement, cancels);
    await userEvent.click(confirm);
    await unclear(canvasElement);
    await userEvent.click(barButton(canvasElement));
    await waitFor(() => expect(main(canvasElement).queryAllByRole('radio')).toEqual([]));
    await expect(sent(airline, paths.cancel)).toHaveLength(1);
  },
});

/** All have checked in with these seats: the airline gives none back, and says so in its own words; the way leads to their passes. */
export const PaidInCash = meta.story({
  parameters: { address: addressOf(orders.cash) },
  play: async ({ canvas, canvasElement, navigation }) => {
    await expect(await canvas.findByText('31F')).toBeVisible();
    const { dialog, confirm } = await givenBack(canvasElement, givesBack);
    await expect(dialog).toHaveTextContent(/15.20/);
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByText('31F')).toBeVisible();
    await userEvent.click(main(canvasElement).getByRole('link'));
    await expect(navigation.log).toEqual([
      { action: 'push', to: `/boarde/boardingCard?segment=${segments.checkedIn}` },
    ]);
  },
});

/** Given back: cash in 15 to 20 working days, points at once. */
export const GivenBack = meta.story({
  play: async ({ canvasElement, airline, navigation }) => {
    await choosePoints(canvasElement);
    await pay(canvasElement);
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await waitFor(() => expect(main(canvasElement).queryAllByRole('radio')).toEqual([]));
    const { dialog, confirm } = await givenBack(canvasElement, givesBack);
    await expect(dialog).toHaveTextContent(/3[,\s\u202f\u00a0]?800/);
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(main(canvasElement).getByRole('link').getAttribute('href')).toContain(segments.later);
    await expect(sent(airline, paths.cancel)).toHaveLength(1);
  },
});

/** Flown weeks ago: nothing is left to do. */
export const Flown = meta.story({
  parameters: { address: addressOf(orders.points) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('13C')).toBeVisible();
    await expect(main(canvasElement).queryByRole('link')).toBeNull();
    await expect(main(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
});

export const RefundUnderWay = meta.story({
  parameters: { address: addressOf(orders.cancelled) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12C')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/15.20/);
    await expect(main(canvasElement).getByRole('link').getAttribute('href')).toContain(segments.cancelled);
  },
});

export const NumberCopied = meta.story({
  parameters: { address: addressOf(orders.cancelled) },
  play: async ({ canvasElement, host }) => {
    await within(canvasElement).findByRole('table');
    await userEvent.click(there(main(canvasElement).getAllByRole('button')[0]));
    await waitFor(() => expect(host.log).toContainEqual({ action: 'copy', detail: orders.cancelled }));
  },
});

export const NoSuchOrder = meta.story({
  parameters: { address: addressOf('1') },
  play: async ({ canvasElement, navigation }) => {
    await userEvent.click(await main(canvasElement).findByRole('link'));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/boarde/seatOrder' }]);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.list, kind: 'http500', times: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(main(canvasElement).getByRole('button'));
    await expect(await canvas.findByText('10:15')).toBeVisible();
  },
});

export const OfflineKeepsTheOrder = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findByText('10:15');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});

export const CannotBeRead = meta.story({
  parameters: { address: addressOf('7') },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('seatOrders', '7')),
  play: ({ canvas, globals }) => saysItCannotBeRead(canvas, globals, '7'),
});
