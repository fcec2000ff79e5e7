import { changeTickets, orderChange } from '@mapp/kit/contracts';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { fixedOrderNo, seededChanges } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { confirm, saysTheFee, step, submit } from '../../change-steps.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { saysItCannotBeRead, saysWhatIsMissing } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RescheduleScreen,
  tags: ['!autodocs'],
  parameters: { address: step(31, '&step=people'), ...tall.parameters },
  globals: tall.globals,
});

/** The order of the fixture with other tickets. */
const withTickets = (change: (tickets: readonly object[]) => readonly object[]) => ({
  beforeEach: async ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) => {
    const { path, answer } = await fixtureOf('changeTickets');
    const data = answer['data'] as { orders: { tickets: object[] }[] };
    const [order] = data.orders;
    const orders = [{ ...order, orderNo: fixedOrderNo(31), tickets: change(order?.tickets ?? []) }];
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, orders } })));
  },
});

/** The first step: who, and on to the flights. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await saysTheFee(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('people.next') }));
    await waitFor(() => expect(navigation.log.at(-1)).toMatchObject({ action: 'push' }));
    await expect(navigation.log.at(-1)?.to).toContain('step=flight');
  },
});

/** Tickets that were flown in another year: the year is told with the day. */
export const FlownInAnotherYear = meta.story({
  parameters: { address: `/reschedule/index?orderNo=${ticketOrderNos.paper}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const was = await canvas.findByRole('group', { name: t('flight.was') });
    await expect(was).toHaveTextContent(/2024/);
  },
});

/** One traveller on one leg: whoever begins chooses a flight at once, and nobody first. */
export const NothingToChooseFirst = meta.story({
  parameters: { address: step(31) },
  play: async ({ canvas, globals, navigation }) => {
    const offers = await words(globals, 'flight-offers');
    await saysTheFee(canvas);
    const list = await canvas.findByRole('list', { name: offers('list') });
    const [first] = await within(list).findAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/step=cabin.*people=0/);
    await expect(navigation.log).toEqual([]);
  },
});

/** Nobody is chosen: that is said, and nothing goes on. */
export const NobodyChosen = meta.story({
  parameters: { address: step(31, '&people=') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('people.next') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('people.none'));
  },
});

/** Its fare says no: the way out is the refund. */
export const NotChangeable = meta.story({
  parameters: { address: step(34), covers: ['change.barred'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('bar.notChangeable.text'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('people.next') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('way.refund') })).toBeVisible();
  },
});

export const BoughtElsewhere = meta.story({
  parameters: { address: step(5) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('bar.otherChannel.text'))).toBeVisible();
  },
});

export const HeldByTheAirline = meta.story({
  parameters: { address: step(12) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('bar.suspended.text'))).toBeVisible();
  },
});

export const GivenBack = meta.story({
  parameters: { address: step(2) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('bar.refunded.text'))).toBeVisible();
  },
});

/** A change of it waits: the way leads there. */
export const UnderWay = meta.story({
  parameters: { address: step(22) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('link', { name: t('way.order') })).toHaveAttribute(
      'href',
      `/mapp/reschedule/index?change=${seededChanges.waitlist}`,
    );
  },
});

/** An upgrade of it waits: the way leads there instead. */
export const UpgradeUnderWay = meta.story({
  parameters: { address: step(21) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('link', { name: t('way.order') })).toHaveAttribute(
      'href',
      `/mapp/retreatUpgrade/order?order=${seededChanges.upgrade}`,
    );
  },
});

/** The first leg is flown: the other one can be changed. */
export const FirstLegFlown = meta.story({
  parameters: { address: step(36) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('bar.flown.text'))).toBeVisible();
    const [, other] = canvas.getAllByRole('radio');
    if (other) await userEvent.click(other);
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('leg=1'));
  },
});

/** Checked in with a child: one step takes both check-ins back with the change. */
export const CheckedIn = meta.story({
  parameters: { address: step(37) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findAllByText(t('bar.checkedIn.text'))).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('way.release') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('release=1'));
  },
});

/** The check-ins are taken back: the child goes along with its adult. */
export const CheckInTakenBack = meta.story({
  parameters: { address: step(37, '&release=1') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(2);
    await expect(boxes[1]).toBeDisabled();
    await expect(canvas.getAllByText(new RegExp(t('people.released')))).toHaveLength(2);
  },
});

/** The airline has caused it: free, with the reason, and deciding later loses nothing. */
export const IrregularFlight = meta.story({
  parameters: { address: step(35) },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('free'))).toBeVisible();
    await expect(canvas.getByText(t('free.cause', { cause: said('航班时刻调整') }))).toBeVisible();
  },
});

/** The airline has cancelled the flight: that is the reason that is told. */
export const CancelledByTheAirline = meta.story({
  parameters: { address: `/reschedule/index?orderNo=${ticketOrderNos.flightCancelled}` },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'changes');
    const cause = said('航班取消');
    await expect(await canvas.findByText(t('free.cause', { cause }))).toBeVisible();
  },
});

/** The child goes along with its only adult. */
export const ChildAlong = meta.story({
  parameters: { address: step(1) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(2);
    await expect(boxes[1]).toBeDisabled();
    await expect(canvas.getByText(new RegExp(t('people.along', { names: '' }).slice(-6)))).toBeVisible();
  },
});

/** One of two adults: the split is said before it happens. */
export const PartySplit = meta.story({
  parameters: { address: `/reschedule/index?orderNo=${ticketOrderNos.ticketed}&people=1` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('split'))).toBeVisible();
    await expect(canvas.getByText(t('split.text'))).toBeVisible();
  },
});

/** The last step says it again, and one of two is changed for an order of their own. */
export const SplitOrdered = meta.story({
  parameters: {
    address: confirm(31).replace(fixedOrderNo(31), ticketOrderNos.moved).replace('people=0', 'people=1'),
  },
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('split'))).toBeVisible();
    await submit({ canvas, globals }, 'bar.change');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
    const [sent] = sentTo(airline, orderChange.path);
    await expect(sent?.['ticketNos']).toHaveLength(1);
  },
});

/** One adult would have four children under five: that is said, and nothing goes on. */
export const TooManyChildren = meta.story({
  ...withTickets(([ticket]) => [
    { ...ticket, ticketNo: '7812100000051' },
    { ...ticket, ticketNo: '7812100000052' },
    ...[1, 2, 3, 4].map((years) => ({ ...ticket, ticketNo: `781210000006${years}`, paxType: 'CHD', years })),
  ]),
  parameters: { address: step(31, '&people=0'), covers: ['change.tooManyChildren'] },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('people.next') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.tooManyChildrenText'));
    await expect(navigation.log.filter(({ action }) => action === 'push')).toEqual([]);
  },
});

/** A child alone is not changed: an adult is asked for. */
export const ChildAlone = meta.story({
  parameters: { address: step(1, '&people=1'), covers: ['change.childAlone'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('people.next') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.childAloneText'));
  },
});

/** Refund, change and keep on one axis, with when the fee goes from what to what. */
export const Compared = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const fees = await words(globals, 'fees');
    await userEvent.click(await canvas.findByRole('button', { name: t('compare') }));
    const table = await canvas.findByRole('heading', { name: fees('table') });
    await expect(table).toBeVisible();
    // The button is gone: what it has brought has the focus.
    await expect(document.activeElement).toContainElement(table);
    await expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  },
});

/** Several passengers: each is compared for itself. */
export const ComparedForEach = meta.story({
  parameters: { address: step(1) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('compare') }));
    const who = await canvas.findByRole('combobox', { name: t('compare.who') });
    const [, second] = within(who).getAllByRole('option');
    const name = second?.textContent ?? '';
    await userEvent.selectOptions(who, name);
    await expect(await canvas.findByRole('heading', { name: t('compare.of', { name }) })).toBeVisible();
  },
});

/** A ticket of the order that cannot be read: it is told, and stays on the order. */
export const OneTicketUnreadable = meta.story({
  ...withTickets((tickets) => [...tickets, { ticketNo: '7812100000099', involuntary: null }]),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await saysWhatIsMissing(canvas, globals);
    await expect(canvas.getByText(t('split'))).toBeVisible();
  },
});

/** No ticket of the order can be read. */
export const NoTicketReadable = meta.story({
  ...withTickets(() => [{ ticketNo: '7812100000099', involuntary: null }]),
  play: ({ canvas, globals }) => saysItCannotBeRead(canvas, globals, fixedOrderNo(31)),
});

/** The tickets can be read, and the flight that is to be changed cannot: nobody is told that there is none. */
export const NoFlightReadable = meta.story({
  ...withTickets((tickets) => tickets.map((ticket) => ({ ...ticket, legs: [{ flightNo: 'MU5101' }] }))),
  play: ({ canvas, globals }) => saysItCannotBeRead(canvas, globals, fixedOrderNo(31)),
});

/** An order that is not among the member's. */
export const NoTickets = meta.story({
  parameters: { address: '/reschedule/index?orderNo=1', covers: ['change.notFound'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.notFoundText'))).toBeVisible();
  },
});

export const NoOrder = meta.story({
  parameters: { address: '/reschedule/index' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('link', { name: t('toTickets') })).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(changeTickets.path, 300));
