import {
  cancelChange,
  changeOrders,
  changeTickets,
  orderChange,
  quoteChange,
  type ChangeOrder,
  type ChangeRefusalCode,
} from '@mapp/kit/contracts';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { readChangeSums } from '@mapp/kit/testing';
import { changeFlights, fixedOrderNo, seededChanges } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { http, HttpResponse } from 'msw/http';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { saysItCannotBeRead, saysWhatIsMissing } from '../../unreadable-first.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const step = (last: number, rest = '') => `/reschedule/index?orderNo=${fixedOrderNo(last)}${rest}`;
/** The last step of a change to a flight of 8 June, in the standard fare. */
const confirm = (last: number, flight = 'MU5117') =>
  step(
    last,
    `&step=confirm&people=0&day=2026-06-08&flight=${flight}&offer=${flight}.20260608_tfxk80&fare=standard`,
  );

const meta = preview.meta({
  component: RescheduleScreen,
  tags: ['!autodocs'],
  parameters: { address: step(31, '&step=people'), ...tall.parameters },
  globals: tall.globals,
});

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Agrees, and presses the button of the bar. */
async function submit({ canvas, globals }: Play, key: 'bar.pay' | 'bar.change' | 'bar.waitlist' = 'bar.pay') {
  const t = await words(globals, 'changes');
  await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(t('agree').slice(0, 6)) }));
  await userEvent.click(canvas.getByRole('button', { name: t(key) }));
}

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

/** Fee of 120 until four hours before departure, which each step says. */
const saysTheFee = async (canvas: Play['canvas']) =>
  expect(await canvas.findByText(/04:00/)).toHaveTextContent('120');

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
    await expect(await canvas.findByRole('heading', { name: fees('table') })).toBeVisible();
  },
});

/** The second step: flights of a day, with the old one on top. */
export const Flights = meta.story({
  parameters: { address: step(31, '&step=flight&people=0&day=2026-06-08') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await saysTheFee(canvas);
    await expect((await canvas.findAllByText('MU5117'))[0]).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('flight.was') })).toBeVisible();
  },
});

/** On its own day the present flight is marked, and no filter asks for what no fare tells. */
export const OwnFlightMarked = meta.story({
  parameters: { address: step(31, '&step=flight&people=0') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(await canvas.findByText(t('own'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('filter') }));
    await expect(await screen.findByText(t('group.departs'))).toBeVisible();
    await expect(screen.queryByText(t('group.conditions'))).toBeNull();
  },
});

/** The screen left, for the calendar of fares, and come back to. */
function LeftAndBack() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <RescheduleScreen key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Back
      </button>
    </>
  );
}

/** The list of a search: it is ordered and filtered, and what is filtered stays on the way back. */
export const FlightsFiltered = meta.story({
  render: () => <LeftAndBack />,
  parameters: { address: step(31, '&step=flight&people=0&day=2026-06-08') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await userEvent.click(await canvas.findByRole('radio', { name: t('order.price') }));
    await userEvent.click(canvas.getByRole('button', { name: t('filter') }));
    await expect(await screen.findByText(t('group.departs'))).toBeVisible();
    const sheet = within(screen.getByRole('dialog'));
    const [box] = sheet.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    const [show] = sheet.getAllByRole('button').slice(-1);
    if (show) await userEvent.click(show);
    const isKept = async () => {
      await expect(
        await canvas.findByRole('button', { name: t('filter.active', { count: 1 }) }),
      ).toBeVisible();
      await expect(canvas.getByRole('radio', { name: t('order.price') })).toBeChecked();
    };
    await isKept();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await isKept();
  },
});

const expired = (address: string) => ({
  parameters: { address },
  beforeEach: async ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) => {
    const { path, answer } = await fixtureOf('searchFlights');
    const data = answer['data'] as { offers: { legs: object[] }[] };
    const [{ legs: [leg] } = { legs: [] }] = data.offers;
    const legs = [{ ...leg, flightNo: 'MU5117' }];
    let expires = '2026-06-01T09:59:00+08:00';
    msw.use(
      http.post(`*${path}`, () => {
        const told = HttpResponse.json({
          ...answer,
          data: { ...data, offers: [{ ...data.offers[0], legs, expires }] },
        });
        expires = '2026-06-01T10:30:00+08:00';
        return told;
      }),
    );
  },
});

/** Prices that hold no more are asked for again, in the list. */
export const FlightsExpired = meta.story({
  ...expired(step(31, '&step=flight&people=0&day=2026-06-08')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await userEvent.click(await canvas.findByRole('button', { name: t('expired.again') }));
    await waitFor(() => expect(canvas.queryByText(t('expired.title'))).toBeNull());
    await expect(canvas.getByRole('link', { name: /MU5117/ })).toBeVisible();
  },
});

/** And in the choice of a fare. */
export const CabinsExpired = meta.story({
  ...expired(step(31, '&step=cabin&people=0&day=2026-06-08&flight=MU5117')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('flights.again') }));
    await expect((await canvas.findAllByRole('radio'))[0]).toBeVisible();
  },
});

/** The third step: a fare of the new flight. */
export const Cabins = meta.story({
  parameters: { address: step(31, '&step=cabin&people=0&day=2026-06-08&flight=MU5117') },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    const [first] = await canvas.findAllByRole('radio');
    await saysTheFee(canvas);
    await expect(canvas.getByText(t('cabin.rulesText'))).toBeVisible();
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: t('cabin.next') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('step=confirm'));
  },
});

/** The flight is offered no longer. */
export const FlightGone = meta.story({
  parameters: { address: step(31, '&step=cabin&people=0&day=2026-06-08&flight=MU1') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('flights.gone'))).toBeVisible();
  },
});

/** Difference 160 and fee 120 make 280, and lead to the payment. */
export const PayTheDifference = meta.story({
  parameters: { address: confirm(31) },
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await saysTheFee(canvas);
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/160/);
    await expect(canvasElement).toHaveTextContent(/280/);
    await submit({ canvas, globals });
    await waitFor(() => expect(navigation.log.at(-1)).toMatchObject({ action: 'replace' }));
    await expect(navigation.log.at(-1)?.to).toMatch(/^\/pay\/2613/);
    await expect(sentTo(airline, orderChange.path)).toHaveLength(1);
  },
});

/** The fee takes 20 % of 6,000 points too: what there is and what is left is said before the order. */
export const PartInPoints = meta.story({
  parameters: { address: confirm(7) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('total.payPoints'))).toBeVisible();
    const [before] = t('points.left', { available: '…', left: '…' }).split('…');
    await expect(await canvas.findByText((text) => text.startsWith(before ?? ''))).toHaveTextContent(/\d/);
    await expect(canvas.queryByRole('link', { name: t('way.buy') })).toBeNull();
  },
});

/** There are fewer points than it takes: how many are missing, and the way to more. */
export const PointsMissing = meta.story({
  parameters: { address: confirm(7) },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('pointsSummary');
    const data = { ...(answer['data'] as object), remainPoint: 100 };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('link', { name: t('way.buy') })).toBeVisible();
  },
});

/** The fee is that of the quote's own instant, which may be past a step that the minute on show is not. */
export const FeeOfTheQuote = meta.story({
  parameters: { address: confirm(31) },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('quoteChange');
    const data = { ...(answer['data'] as object), now: '2026-06-02T05:00:00+08:00' };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['pay', '160', '240', '400']]);
  },
});

/** Without the tick nothing is sent. */
export const NotAgreed = meta.story({
  parameters: { address: confirm(31) },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('bar.pay') }));
    await expect(await canvas.findByText(t('agree.first'))).toBeVisible();
    await expect(sentTo(airline, orderChange.path)).toEqual([]);
  },
});

/** Difference, fee and sum of each passenger in whole yuan, with the outcome. */
const sumsIn = (root: HTMLElement) => {
  const yuan = (text: string) => text.replaceAll(/[^\d.]/g, '').replace(/\.0+$/, '');
  return readChangeSums(root).map(({ outcome, difference, fee, due }) => [
    outcome,
    ...[difference, fee, due].map(yuan),
  ]);
};

/** A fare that is 90 lower is given back, which leaves 30 of the fee to pay. */
export const LowerFareRefunded = meta.story({
  parameters: { address: confirm(32) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['pay', '90', '120', '30']]);
  },
});

/** A fare that is 170 lower is more than the fee: 50 come back, and nothing is paid. */
export const GetBack = meta.story({
  parameters: { address: confirm(32, changeFlights.cheaper) },
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('changed.title') })).toBeVisible();
    const [accept] = canvas.getAllByRole('button').slice(-1);
    if (accept) await userEvent.click(accept);
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['back', '170', '120', '50']]);
    await expect(canvas.getAllByText(t('outcome.back'))[0]).toBeVisible();
    await expect(canvas.getByText(t('total.back', { count: 1 }))).toBeVisible();
    await submit({ canvas, globals }, 'bar.change');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
    await expect(sentTo(airline, orderChange.path)).toMatchObject([
      { pay: { amount: 0 }, back: { amount: 5000 } },
    ]);
  },
});

/** The same difference is kept by another rule, and that is said. */
export const LowerFareForfeited = meta.story({
  parameters: { address: confirm(33) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['pay', '90', '120', '120']]);
    const [before, after] = t('sums.forfeited', { amount: '…' }).split('…');
    await expect(
      canvas.getByText(
        (text) => text.startsWith(before ?? '') && text.endsWith(after ?? '') && /90/.test(text),
      ),
    ).toBeVisible();
  },
});

/** Seat, check-in, extras, insurance and invoice: what becomes of each is said before paying. */
export const WhatBecomesOfTheRest = meta.story({
  parameters: { address: confirm(37).replace('&people', '&release=1&people') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    for (const key of ['becomes.checkIn', 'becomes.invoice'] as const)
      await expect(await canvas.findByText(t(key))).toBeVisible();
    await expect(canvas.getByText(new RegExp(t('becomes.insurance', { names: '.+' })))).toBeVisible();
    // In the airline's own words.
    await expect(canvas.queryByText(t('becomes.untold', { hotline: '95530' }))).toBeNull();
  },
});

/** The airline tells nothing of it: nothing is promised, and one is told whom to ask. */
export const TheRestUntold = meta.story({
  parameters: { address: confirm(37).replace('&people', '&release=1&people') },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('quoteChange');
    const { becomes: _, ...data } = answer['data'] as { becomes: unknown; passengers: object[] };
    const passengers = data.passengers.map((one) => ({ ...one, ticketNo: '7812100000037' }));
    const [along] = passengers.map((one) => ({ ...one, ticketNo: '7812100000038' }));
    msw.use(
      http.post(`*${path}`, () =>
        HttpResponse.json({ ...answer, data: { ...data, passengers: [...passengers, along] } }),
      ),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect((await canvas.findAllByText(t('becomes.untold', { hotline: '95530' }))).length).toBe(4);
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

/** Caused by the airline: the cabin of the ticket alone, with the rules of the ticket. */
export const CabinsOfAnIrregularFlight = meta.story({
  parameters: { address: step(35, '&step=cabin&people=0&day=2026-06-08&flight=MU5117') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('cabin.rulesText'))).toBeVisible();
    const cabin = t('cabin', { cabin: 'economy', told: 'economy' });
    await expect(canvas.getByText(t('cabin.covered', { cabin }))).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(0);
  },
});

/** No seat is left in the cabin of the ticket: another flight is the way out. */
export const NoSeatInTheCabin = meta.story({
  parameters: { address: step(35, '&step=cabin&people=0&day=2026-06-08&flight=MU5117') },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('searchFlights');
    const data = answer['data'] as { offers: { legs: object[]; fares: object[] }[] };
    const [{ legs: [leg], fares: [fare] } = { legs: [], fares: [] }] = data.offers;
    const only = { legs: [{ ...leg, flightNo: 'MU5117' }], fares: [{ ...fare, cabin: 'business' }] };
    msw.use(
      http.post(`*${path}`, () =>
        HttpResponse.json({ ...answer, data: { ...data, offers: [{ ...data.offers[0], ...only }] } }),
      ),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('cabin.noneCovered'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toFlights') })).toBeVisible();
  },
});

/** Another cabin than that of the ticket, refused by the airline. */
export const OtherCabinRefused = meta.story({
  parameters: {
    address: confirm(35).replace('fare=standard', 'fare=business'),
    covers: ['change.otherCabin'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.otherCabinText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toCabins') })).toBeVisible();
  },
});

/** Nothing is charged, and the new ticket is there at once. */
export const FreeChange = meta.story({
  parameters: { address: confirm(35) },
  play: async ({ canvas, globals, navigation }) => {
    await submit({ canvas, globals }, 'bar.change');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
  },
});

/** 120 dearer since it was chosen: nothing goes on before it is accepted. */
export const PriceChanged = meta.story({
  parameters: { address: confirm(31, changeFlights.dearer), covers: ['change.priceChanged'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('changed.title') })).toBeVisible();
    const [accept] = canvas.getAllByRole('button').slice(-1);
    if (accept) await userEvent.click(accept);
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
  },
});

export const CheaperNow = meta.story({
  parameters: { address: confirm(31, changeFlights.cheaper) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('changed.title') })).toBeVisible();
  },
});

export const SeatGone = meta.story({
  parameters: { address: confirm(31, changeFlights.soldOut), covers: ['change.soldOut'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.soldOut'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toFlights') })).toBeVisible();
  },
});

/** Sold between the sums and the order. */
export const SeatGoneAtTheEnd = meta.story({
  parameters: { address: confirm(31, changeFlights.soldBetween), covers: ['change.soldOut'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.soldOut'))).toBeVisible();
  },
});

/** The offer is of yesterday. */
export const OfferExpired = meta.story({
  parameters: {
    address: confirm(31).replace('tfxk80', 'tfwk80'),
    covers: ['change.expired'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.expired'))).toBeVisible();
  },
});

export const OnTheWaitlist = meta.story({
  parameters: { address: confirm(31, changeFlights.waitlist) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('waitlist.text'))).toBeVisible();
    await expect(canvas.getByText(t('total.payLater'))).toBeVisible();
    await expect(canvas.queryByText(t('total.pay'))).toBeNull();
    await submit({ canvas, globals }, 'bar.waitlist');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
  },
});

/** The answer was lost, and the order is found: nothing is sent twice. */
export const FoundByLookingUp = meta.story({
  parameters: { address: confirm(31), covers: ['change.outcomeUnknown'] },
  beforeEach: ({ airline }) =>
    airline.fault({ path: orderChange.path, kind: 'network', times: 1, after: true }),
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    const outcome = await words(globals, 'outcome');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/^\/pay\/2613/));
    await expect(sentTo(airline, orderChange.path)).toHaveLength(1);
  },
});

/** Back from the cashier and on again: the ticket waits by now, which is said with the way to its order. */
export const WaitsByNow = meta.story({
  parameters: { address: confirm(22) },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('left'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.order') })).toHaveAttribute(
      'href',
      `/mapp/reschedule/index?change=${seededChanges.waitlist}`,
    );
    await expect(canvas.getByRole('link', { name: t('left.people') })).toBeVisible();
    await expect(sentTo(airline, quoteChange.path)).toEqual([]);
  },
});

/** The same in the second step: nobody is searched for. */
export const NobodyForTheFlights = meta.story({
  parameters: { address: step(22, '&step=flight&people=0') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('left.text'))).toBeVisible();
  },
});

/** A check-in that has been made meanwhile: the first step takes it back with the change. */
export const CheckedInByNow = meta.story({
  parameters: { address: step(37, '&step=flight&people=0') },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('way.release') }));
    await expect(navigation.log.at(-1)?.to).toMatch(/step=people.*release=1/);
  },
});

/** The ticket in this place is for another flight by now: its change is not worked out. */
export const AnotherFlightByNow = meta.story({
  parameters: { address: `${confirm(31)}&was=MU5999.2026-06-05.Y` },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('left.moved'))).toBeVisible();
    await expect(sentTo(airline, quoteChange.path)).toEqual([]);
  },
});

/** Refused before anything is ordered: the way leads to the first step. */
export const BarredBeforeTheOrder = meta.story({
  parameters: { address: confirm(31), covers: ['change.barred'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${quoteChange.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: 'CHG02' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.barredText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('left.people') })).toHaveAttribute(
      'href',
      expect.stringContaining('step=people'),
    );
  },
});

/** The airline says no at the last moment, with a code. */
const refused = (code: ChangeRefusalCode | undefined) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) =>
    msw.use(
      http.post(`*${orderChange.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'The airline’s own words', ...(code && { resultCode: code }) }),
      ),
    ),
});

export const SumsChangedMeanwhile = meta.story({
  ...refused('CHG06'),
  parameters: { address: confirm(31), covers: ['change.priceChanged'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.priceChangedText'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('quote.again') })).toBeVisible();
  },
});

/** A part is paid with points, and they are spent by now: more can be bought. */
export const PointsShort = meta.story({
  ...refused('CHG10'),
  parameters: { address: confirm(31), covers: ['change.pointsShort'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.pointsShortText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.buy') })).toBeVisible();
  },
});

export const BarredMeanwhile = meta.story({
  ...refused('CHG02'),
  parameters: { address: confirm(31), covers: ['change.barred'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.barredText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('left.people') })).toBeVisible();
  },
});

export const ExpiredMeanwhile = meta.story({
  ...refused('CHG05'),
  parameters: { address: confirm(31), covers: ['change.expired'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.expiredText'))).toBeVisible();
  },
});

export const RefusedOtherwise = meta.story({
  ...refused(undefined),
  parameters: { address: confirm(31) },
  play: async ({ canvas, globals }) => {
    await submit({ canvas, globals });
    await expect(await canvas.findByText('The airline’s own words')).toBeVisible();
  },
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

export const QuoteFailed = meta.story({
  parameters: { address: confirm(31) },
  beforeEach: ({ airline }) => airline.fault({ path: quoteChange.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('quote.failed'));
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
  },
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
    await expect(canvas.getByRole('link', { name: t('bar.pay') })).toHaveAttribute(
      'href',
      '/mapp/pay/26130100000001',
    );
    await expect(canvas.getByRole('button', { name: t('cancel') })).toBeVisible();
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
    await expect(canvas.getByRole('link', { name: t('bar.pay') })).toBeVisible();
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
    await expect(canvas.queryByRole('link', { name: t('bar.pay') })).toBeNull();
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

/** A change that waits for a seat, and is given up. */
export const WaitlistGivenUp = meta.story({
  parameters: { address: `/reschedule/index?change=${seededChanges.waitlist}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('cancel.waitlist') }));
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.cancelled') })).toBeVisible();
    await expect(canvas.queryByText(t('outcome.pay'))).toBeNull();
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
    await userEvent.click(await canvas.findByRole('button', { name: t('cancel.waitlist') }));
    await expect(await canvas.findByText(t('refused.closedText'))).toBeVisible();
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
