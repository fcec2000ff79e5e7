import { checkInJourneys, paySeatOrder } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ChooseSeatScreen } from '@mapp/kit/screens/check-in/choose-seat';
import { orders, passengers, seatInputs, segments } from '@mapp/sandbox/check-in';

import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { confirm, paidFor, refusals, seat, sheet, take, words } from '../../fixtures/choosing.ts';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';
import { toldName } from '../../told-name.ts';
import { tops } from '../../tops.ts';
import { withoutRole } from '../../without-role.ts';
import { showsThatItWaits } from '../../waiting.ts';

const addressOf = (segment: string, ...people: string[]) =>
  `/boarde/chooseSeat?segment=${segment}${people.length > 0 ? `&passengers=${people.join(',')}` : ''}`;
const { self, wife } = passengers;

const meta = preview.meta({
  component: ChooseSeatScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(segments.first, self, wife) },
});

const choosePath = '/api/check-in/choose-seats';
const mapPath = '/api/check-in/seat-map';
const seatsOf = (sent: Record<string, unknown> | undefined) =>
  (there(sent)['seats'] as { segmentId: string; passengerId: string; seat: string }[]).map(
    ({ segmentId, passengerId, seat: designator }) => `${segmentId} ${passengerId} ${designator}`,
  );

const seatOf = (passengerId: string, designator: string) => ({
  segmentId: segments.first,
  passengerId,
  seat: designator,
});

/** Two passengers on two flights, one total, one order. */
export const Basic = meta.story({
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals);
    await take('5A', '5B');
    await userEvent.click(canvas.getByText('MU5407'));
    await take('22A', '22B');
    const lines = () => canvas.getAllByRole('paragraph').map(({ textContent }) => textContent);
    await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/120/)));
    await confirm(t('choose.submit'));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(navigation.log[0]?.to).toMatch(/^\/boarde\/orderDetail\?order=\d+$/);
    const [sent, ...more] = sentTo(airline, choosePath);
    await expect(more).toEqual([]);
    await expect(seatsOf(sent)).toEqual([
      `${segments.first} ${self} 5A`,
      `${segments.first} ${wife} 5B`,
      `${segments.second} ${self} 22A`,
      `${segments.second} ${wife} 22B`,
    ]);
    await expect(sent?.['notices']).toEqual(['safety']);
  },
});

/** The cabin lies across; people, costs and the one button are beside it, the other flight above. */
export const InAWideWindow = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const told = await messagesFor(globals['locale'] as Locale, 'seats');
    await take('5A', '5B');
    const panel = await canvas.findByRole('region', { name: told('panel') });
    await expect(there(within(panel).getAllByText(/120/)[0])).toBeVisible();
    await expect(within(panel).getByRole('button', { name: t('choose.submit') })).toBeEnabled();
    await expect(canvas.getAllByRole('button', { name: t('choose.submit') })).toHaveLength(1);
    const [a, b] = [await seat('5A'), await seat('5B')].map((cell) => cell.getBoundingClientRect());
    await expect(there(a).top).toBeGreaterThan(there(b).top);
    await userEvent.click(canvas.getByText('MU5407'));
    await take('22A');
    // Costs of both flights.
    await expect(there((await canvas.findAllByText(/5A$/))[0])).toBeVisible();
    await expect(there(canvas.getAllByText(/22A$/)[0])).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await seat('5A');
    await expect(canvas.getByRole('button', { name: t('choose.submit') })).toBeDisabled();
  },
});

/** A seat that no money pays is told as such before anything is ordered. */
export const PointsOnly = meta.story({
  parameters: { address: addressOf(segments.points), member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await take('21C');
    await expect(await canvas.findByText(t('pointsOnly.title', { seats: '21C' }))).toBeVisible();
    // Thousands are parted by a space that does not break.
    const told = t('pointsOnly.text', { points: 120_000 }).replaceAll(/\s/g, ' ');
    await expect(canvas.getByText(told)).toBeVisible();
  },
});

/** After departure nobody is sent to a counter. */
export const AfterDeparture = meta.story({
  parameters: { address: addressOf(segments.closing) },
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T11:30:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('missed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
  },
});

/** The flight before this one has left without the passenger: no seats are sold on this one, though it is still there. */
export const MissedConnection = meta.story({
  parameters: { address: addressOf(segments.second, self, wife) },
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-02T10:00:00+08:00');
  },
  play: async ({ canvas, globals, airline }) => {
    const told = await refusals(globals);
    await expect(await canvas.findByText(told('missedConnection'))).toBeVisible();
    await expect(canvas.getByText(told('missedConnection.do'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
    await expect(sentTo(airline, mapPath)).toEqual([]);
  },
});

/** A paid seat is no comfort on a flight that has left. */
export const MissedWithASeatPaid = meta.story({
  parameters: { address: addressOf(segments.first, self) },
  beforeEach: async (context) => {
    await paidFor(seatOf(self, '5A'))(context);
    await context.world.client.send(checkInJourneys, {});
    context.airline.freeze('2026-06-02T13:30:00+08:00');
  },
  play: async ({ canvas, globals }) => {
    const [t, told] = [await words(globals), await refusals(globals)];
    await expect(await canvas.findByText(told('missed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /95530/ })).toBeVisible();
    await expect(canvas.queryByText(t('paid.all'))).toBeNull();
  },
});

export const NothingToPay = meta.story({
  parameters: { address: addressOf(segments.first, self) },
  play: async ({ globals, navigation }) => {
    const t = await words(globals);
    await take('22A');
    await confirm(t('choose.submit'));
    await waitFor(() => expect(navigation.log[0]?.to).toMatch(/^\/boarde\/chooseseatSucc\?order=\d+$/));
  },
});

export const SafetyNoticeClosed = meta.story({
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals);
    await take('5A');
    await userEvent.click(canvas.getByRole('button', { name: t('choose.submit') }));
    const opened = await sheet();
    await userEvent.click(there(opened.getAllByRole('button')[0]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await seat('5A')).toHaveAttribute('aria-selected', 'true');
    await expect(sentTo(airline, choosePath)).toEqual([]);
  },
});

/** One seat went to somebody else; the other is kept, and one like it is proposed. */
export const SeatLost = meta.story({
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals);
    await take(seatInputs.lost, '21B');
    await confirm(t('choose.submit'));
    const lost = await sheet();
    await expect(lost.getByRole('heading', { level: 2 })).toHaveTextContent(seatInputs.lost);
    const seats = await messagesFor(globals['locale'] as Locale, 'seats');
    await expect(lost.getByText(seats('lost.together', { people: 2 }))).toBeVisible();
    await userEvent.click(there(lost.getAllByRole('button').at(-1)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigation.log).toEqual([]);
    await expect(await seat(seatInputs.lost)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t('choose.submit') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    const [, second] = sentTo(airline, choosePath);
    await expect(seatsOf(second)).not.toContain(`${segments.first} ${self} ${seatInputs.lost}`);
  },
});

export const SeatLostAndGivenUp = meta.story({
  play: async ({ globals }) => {
    const t = await words(globals);
    await take(seatInputs.lost, '21B');
    await confirm(t('choose.submit'));
    const opened = await sheet();
    await userEvent.click(there(opened.getAllByRole('button')[0]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await seat('21B')).toHaveAttribute('aria-selected', 'true');
    await expect(await seat(seatInputs.lost)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An unpaid order keeps the seat: it is paid, not ordered twice. */
export const Held = meta.story({
  parameters: { address: addressOf(segments.later) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await seat('42A')).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('10:15')).toBeVisible();
    await expect(canvas.getByText(t('held.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('choose.pay') })).toHaveAttribute(
      'href',
      `/mapp/boarde/orderDetail?order=${orders.waiting}`,
    );
  },
});

export const HoldExpired = meta.story({
  parameters: { address: addressOf(segments.later) },
  play: async ({ canvas, globals, airline, queries }) => {
    const t = await words(globals);
    const renew = (await messagesFor(globals['locale'] as Locale, 'seats'))('hold.renew');
    await seat('42A');
    airline.freeze('2026-06-01T10:16:01+08:00');
    // Any answer sets the clock right.
    await queries.invalidateQueries({ queryKey: [checkInJourneys.name] });
    await userEvent.click(await canvas.findByRole('button', { name: renew }));
    await waitFor(() => expect(canvas.queryByText(t('held.title'))).toBeNull());
    await expect(await seat('42A')).not.toHaveAttribute('aria-selected', 'true');
  },
});

/** A map that the airline refuses says why in its own words, and what to do. */
const refusedMap = (
  segment: string,
  code: string,
  key: 'mapFailed' | 'bookingAbnormal' | 'bookingNotProcessed',
) => ({
  parameters: { member: '600000000002', address: addressOf(segment), covers: [code] },
  play: async ({ canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>) => {
    const t = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t(key));
    await expect(canvas.getByText(t(`${key}.do`))).toBeVisible();
  },
});

export const MapFailed = meta.story(refusedMap(segments.noMap, 'seat.mapFailed', 'mapFailed'));

export const BookingAbnormal = meta.story(
  refusedMap(segments.abnormal, 'seat.bookingAbnormal', 'bookingAbnormal'),
);

export const BookingNotProcessed = meta.story(
  refusedMap(segments.notProcessed, 'seat.bookingNotProcessed', 'bookingNotProcessed'),
);

export const NotSupported = meta.story({
  parameters: {
    member: '600000000004',
    address: addressOf(segments.otherAirline),
    covers: ['seat.notSupported'],
  },
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByText(t('notSupported'))).toBeVisible();
  },
});

/** A seat that is paid for is said before anything is chosen, stays where it is, and its order is where it is given back. */
export const OneSeatPaid = meta.story({
  beforeEach: async (context) => void (await paidFor(seatOf(self, '5A'))(context)),
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals);
    await expect(
      await canvas.findByText(t('paid.title', { count: 1, seats: `${toldName('张三', globals)} 5A` })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('paid.order') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/boarde\/orderDetail\?order=\d+$/),
    );
    await take('5B');
    await expect(await seat('5B')).toHaveAttribute('aria-selected', 'true');
    await confirm(t('choose.submit'));
    await waitFor(async () =>
      expect(seatsOf(sentTo(airline, choosePath).at(-1))).toEqual([`${segments.first} ${wife} 5B`]),
    );
  },
});

export const EverySeatPaid = meta.story({
  parameters: { address: addressOf(segments.later) },
  beforeEach: async ({ world }) =>
    void (await world.client.send(paySeatOrder, {
      orderNo: orders.waiting,
      by: 'points',
      returnTo: '/mapp',
    })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('paid.all'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('paid.order') })).toHaveAttribute(
      'href',
      `/mapp/boarde/orderDetail?order=${orders.waiting}`,
    );
  },
});

export const NoneLeftToChoose = meta.story({
  parameters: { address: addressOf(segments.checkedIn) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('choose.shut.title'))).toBeVisible();
  },
});

export const NotAmongTheJourneys = meta.story({
  parameters: { address: addressOf('S-9999-1') },
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByText(t('missing.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('missing.back') })).toHaveAttribute(
      'href',
      '/mapp/boarde',
    );
  },
});

export const NoSegmentAsked = meta.story({
  parameters: { address: '/boarde/chooseSeat' },
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByText(t('unasked.title'))).toBeVisible();
  },
});

/** The passengers are where they were while the seats were on their way, where the flight above them takes one line. */
export const NothingMoves = meta.story({
  parameters: { latency: 800, member: '600000000002', address: addressOf(segments.points) },
  globals: { locale: 'zh' },
  play: async ({ canvas, canvasElement }) => {
    const shapes = () =>
      tops(
        withoutRole(canvasElement, '[aria-hidden="true"]').filter(
          ({ tagName, offsetHeight }) => tagName === 'SPAN' && offsetHeight > 0,
        ),
      );
    await waitFor(() => expect(shapes().length).toBeGreaterThan(20));
    const chips = there(shapes()[1]);
    const labels = () =>
      canvas.queryAllByRole<HTMLInputElement>('radio').flatMap((radio) => [...(radio.labels ?? [])]);
    await waitFor(() => expect(there(labels()[0])).toBeVisible(), { timeout: 8000 });
    await expect(Math.abs(there(tops(labels())[0]) - chips)).toBeLessThanOrEqual(1);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const JourneyNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: checkInJourneys.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await refusals(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('read.failed'));
    await userEvent.click(there(canvas.getAllByRole('button').at(-1)));
    await expect(await seat('5A')).toBeVisible();
  },
});

export const MapNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: mapPath, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('map.failed'));
    await userEvent.click(within(there(canvas.getByRole('alert').parentElement)).getByRole('button'));
    await expect(await seat('5A')).toBeVisible();
  },
});

/** Nobody knows whether the order was made: it is looked up, and the seats stay chosen. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: choosePath, kind: 'network', times: 1 }),
  play: async ({ canvas, globals, airline, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await words(globals);
    await take('5A', '5B');
    await confirm(t('choose.submit'));
    const check = await canvas.findByRole('button', { name: outcome('check') });
    // It is told once: no toast says it too.
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(screen.queryByText(failures('systemError'))).toBeNull();
    await userEvent.click(check);
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await expect(await seat('5A')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t('choose.submit') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, choosePath)).toHaveLength(2);
  },
});

export const OutcomeUnknownAndOrdered = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: choosePath, kind: 'network', times: 1, after: true }),
  play: async ({ canvas, globals, airline, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await words(globals);
    await take('5A', '5B');
    await confirm(t('choose.submit'));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log[0]?.to).toMatch(/orderDetail\?order=/));
    await expect(sentTo(airline, choosePath)).toHaveLength(1);
  },
});

/** The session ended while the seats were chosen: they are still there after signing in. */
export const SessionEnded = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: choosePath, kind: 'session-expired', times: 1 }),
  play: async ({ globals, navigation }) => {
    const t = await words(globals);
    await take('5A');
    await confirm(t('choose.submit'));
    await waitFor(async () => expect(await seat('5A')).toHaveAttribute('aria-selected', 'true'));
    await expect(navigation.log).toEqual([]);
  },
});

export const RefusedInWords = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: choosePath, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await take('5A');
    await confirm(t('choose.submit'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await seat('5A')).toHaveAttribute('aria-selected', 'true');
    await expect(navigation.log).toEqual([]);
  },
});

export const FiftyTaps = meta.story({
  parameters: { latency: 50 },
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals);
    await take('5A');
    await userEvent.click(canvas.getByRole('button', { name: t('choose.submit') }));
    const notice = await sheet();
    const box = notice.getByRole('checkbox');
    box.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    const button = there(notice.getAllByRole('button').at(-1));
    for (let tap = 0; tap < 50; tap += 1) button.click();
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, choosePath)).toHaveLength(1);
  },
});
