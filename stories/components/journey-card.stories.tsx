import { JourneyCard, JourneyCardSkeleton, type AutoOutcome } from '@mapp/kit/components/journey-card';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead } from '../words.ts';
import {
  closed,
  closing,
  early,
  family,
  inSeat,
  journeyOf,
  now,
  onward,
  otherAirline,
  people,
  segmentOf,
  links,
} from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';

const autoAs = (on: boolean, outcome?: AutoOutcome) => ({
  isOn: () => on,
  set: fn(),
  outcome: () => outcome,
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const meta = preview.meta({
  component: JourneyCard,
  subcomponents: { JourneyCardSkeleton },
  decorators: [padded],
  args: { journey: journeyOf(closing), now, links, auto: autoAs(false), main: 'S-closing' },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11:00')).toBeVisible();
    await expect(canvas.getByText('15')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/mapp/boarde/passengerList?segment=S-closing',
    );
    await expect(canvas.getByRole('article', { name: /MU5105/ })).toBeVisible();
  },
});

export const OpenUntilTomorrow = meta.story({
  args: { journey: journeyOf({}), main: undefined },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'duration');
    await expect(canvas.getByRole('strong')).toHaveTextContent(
      asRead(t('hoursAndMinutes', { hours: 21, minutes: 15 })),
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/passengerList?segment=S-1');
  },
});

export const SegmentsInTheirOrder = meta.story({
  args: {
    journey: journeyOf({ passengers: family }, { ...onward, passengers: family }),
    main: undefined,
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(t('locked', { number: 1 }))).toBeVisible();
    await expect(canvas.getByText(t('step.locked', { number: 2 }))).toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const FirstSegmentDone = meta.story({
  args: {
    journey: journeyOf({ passengers: [inSeat(people.self, '31A', '046')] }, onward),
    main: 'S-2',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('step.done', { number: 1 }))).toBeInTheDocument();
    await expect(canvas.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      '/mapp/boarde/boardingCard?segment=S-1',
      '/mapp/boarde/passengerList?segment=S-2',
    ]);
  },
});

export const FirstSegmentCancelled = meta.story({
  args: {
    journey: journeyOf({ passengers: [{ ...people.self, state: 'cancelled' }] }, onward),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.cancelled'))).toBeVisible();
    await expect(canvas.getByText(t('locked', { number: 1 }))).toBeVisible();
  },
});

export const FirstSegmentHasLeft = meta.story({
  args: {
    journey: journeyOf(
      {
        departure: { ...segmentOf({}).departure, time: '2026-06-01T08:00:00+08:00' },
        passengers: [inSeat(people.self, '31A', '046')],
      },
      onward,
    ),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.departed'))).toBeVisible();
    await expect(canvas.getByText(t('step.done', { number: 1 }))).toBeInTheDocument();
    await expect(canvas.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      '/mapp/boarde/boardingCard?segment=S-1',
      '/mapp/boarde/passengerList?segment=S-2',
    ]);
  },
});

const at = (departs: string, arrives: string) => ({
  departure: { ...segmentOf({}).departure, time: `2026-06-01T${departs}:00+08:00` },
  arrival: { ...segmentOf({}).arrival, time: `2026-06-01T${arrives}:00+08:00` },
});

/** The first flight left without anybody: nothing is done, and only a call helps for the second. */
export const MissedConnection = meta.story({
  args: {
    journey: journeyOf({ passengers: family, ...at('08:00', '10:15') }, { ...onward, passengers: family }),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.missed'))).toBeVisible();
    await expect(canvas.getByText(t('step.missed', { number: 1 }))).toBeInTheDocument();
    await expect(canvas.getByText(t('state.missedConnection'))).toBeVisible();
    await expect(canvas.getByText(t('missedConnection.do'))).toBeVisible();
    await expect(canvas.queryByText(t('locked', { number: 1 }))).toBeNull();
    await expect(canvas.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      'tel:95530',
      'tel:95530',
    ]);
  },
});

export const Missed = meta.story({
  args: { journey: journeyOf(at('08:00', '10:15')) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('missed'))).toBeVisible();
    await expect(canvas.queryByText(t('counter.title'))).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:95530');
  },
});

export const Landed = meta.story({
  args: {
    journey: journeyOf({ ...at('07:00', '09:15'), passengers: [inSeat(people.self, '31A', '046')] }),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.landed'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/integralCheckIn');
  },
});

export const NotOpenYet = meta.story({
  args: { journey: journeyOf(early), auto: autoAs(true) },
  parameters: { covers: ['checkIn.notOpen'] },
  play: async ({ canvas, args, globals, userEvent }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.early'))).toBeVisible();
    await expect(canvas.getByRole('strong')).toHaveTextContent(asRead(t('left.days', { days: 8, hours: 2 })));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/chooseSeat?segment=S-early');
    const auto = canvas.getByRole('switch');
    await expect(auto).toBeChecked();
    await userEvent.click(auto);
    await expect(args.auto.set).toHaveBeenCalledWith(
      expect.objectContaining({ segmentId: 'S-early' }),
      false,
    );
  },
});

const paidFor = { ...people.self, seat: '42A', seatOrder: '72' };

/** A seat that is paid for leads to its order, and is not to be chosen again. */
export const SeatsPaid = meta.story({
  args: { journey: journeyOf({ ...early, passengers: [paidFor] }) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('seats.paid', { count: 1, seats: '42A' }))).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      '/mapp/boarde/orderDetail?order=72',
    ]);
  },
});

export const SomeSeatsPaid = meta.story({
  args: { journey: journeyOf({ ...closing, passengers: [paidFor, { ...people.wife, seat: '42B' }] }) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('seats.paid', { count: 1, seats: '42A' }))).toBeVisible();
    await expect(canvas.getByText(t('seats.chosen', { seats: '42B' }))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** The seat change lost both seats: something is said, and no pass is offered. */
export const CheckedInWithoutASeat = meta.story({
  args: {
    journey: journeyOf({ ...early, passengers: [{ ...people.self, state: 'checkedIn' }] }),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('seat.noneText'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const SeatsChosenAlready = meta.story({
  args: { journey: journeyOf({ ...early, passengers: [{ ...people.self, seat: '42A' }] }) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('seats.chosen', { seats: '42A' }))).toBeVisible();
  },
});

export const AutoCheckInPutBack = meta.story({
  args: { journey: journeyOf(early), auto: autoAs(false, 'failedOn') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('auto.failedOn'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const AutoCheckInStaysOn = meta.story({
  args: { journey: journeyOf(early), auto: autoAs(true, 'failedOff') },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeChecked(),
});

export const AutoCheckInUnknown = meta.story({
  args: { journey: journeyOf(early), auto: autoAs(true, 'unknown') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('auto.unknown'))).toBeVisible();
  },
});

export const EachNotOpenYet = meta.story({
  args: {
    journey: journeyOf(early, {
      ...early,
      segmentId: 'S-back',
      flightNo: 'MU592',
      departure: {
        airport: 'SVO',
        name: '莫斯科谢列梅捷沃',
        terminal: 'C',
        time: '2026-06-20T19:30:00+03:00',
      },
      arrival: { airport: 'PVG', name: '上海浦东', terminal: 'T1', time: '2026-06-21T10:20:00+08:00' },
      autoCheckIn: false,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('switch')).toHaveLength(2),
});

export const Closed = meta.story({
  args: { journey: journeyOf(closed) },
  parameters: { covers: ['checkIn.closed'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('closed'))).toBeVisible();
    await expect(canvas.getByText('E12–E18')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const OtherAirline = meta.story({
  args: { journey: journeyOf(otherAirline) },
  parameters: { covers: ['seat.notSupported'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('notSupported'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const NarrowPhone = meta.story({
  args: { journey: journeyOf({ passengers: family }, onward) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const OnTheWay = meta.story({ render: () => <JourneyCardSkeleton /> });
