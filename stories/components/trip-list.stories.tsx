import { TripDetail, TripList, TripListSkeleton, TripRows } from '@mapp/kit/components/trip-list';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { tripsOf } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  airport,
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
import { fillsItsLine, isBelow } from '../lines.ts';
import { there } from '../there.ts';

const shared = { now, links, main: 'S-closing' };
const usual = segmentOf({});
const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'trip');
const comingOf = (...journeys: ReturnType<typeof journeyOf>[]) => tripsOf(journeys, now).upcoming;

const meta = preview.meta({
  component: TripList,
  subcomponents: { TripDetail, TripListSkeleton, TripRows },
  decorators: [padded],
  args: {
    shared,
    legs: comingOf(
      journeyOf(closing),
      journeyOf({ passengers: family, airport }, { ...onward, passengers: family }),
      journeyOf(early),
    ),
  },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const flights = canvas.getAllByRole('article');
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(
      ['MU5105', 'MU5101', 'MU5407', 'MU591'].map((name) => expect.stringContaining(name)),
    );
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const [nearest, , onwards] = flights.map((flight) => within(flight));
    await expect(there(nearest).getByRole('link')).toHaveAttribute(
      'href',
      '/mapp/boarde/passengerList?segment=S-closing',
    );
    // The second flight waits for the first.
    await expect(there(onwards).queryByRole('link')).toBeNull();
    await expect(there(onwards).getByText(t('leg', { number: 2 }))).toBeVisible();
    await expect(canvas.getByText(t('day.same'))).toBeVisible();
    await expect(canvas.getByText(new RegExp(t('gate', { gate: 'C23' })))).toBeVisible();
  },
});

/** Check-in is over for somebody else: the member's own flight is the large one. */
export const SomebodyElseIsTooLate = meta.story({
  args: {
    legs: comingOf(journeyOf({ ...closed, passengers: [people.wife] }), journeyOf({})),
  },
  play: async ({ canvas }) => {
    const [others, own] = canvas.getAllByRole('article').map((article) => within(article));
    // Only the large one has a time by itself at either end.
    await expect(there(own).getByText('08:00')).toBeVisible();
    await expect(there(others).queryByText('10:40')).toBeNull();
    await expect(there(others).getByText(/10:40/)).toBeVisible();
  },
});

export const CheckedIn = meta.story({
  args: { legs: comingOf(journeyOf({ passengers: [inSeat(people.self, '31A', '012')] })) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/boardingCard?segment=S-1'),
});

/** Three people on two seats: the third is an infant. */
export const WithAnInfant = meta.story({
  args: { legs: comingOf(journeyOf({ passengers: [...family, people.infant] })) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(new RegExp(t('people.infants', { count: 1 })))).toBeVisible();
    await expect(canvas.queryByText(t('people', { count: [...family, people.infant].length }))).toBeNull();
  },
});

export const OtherAirline = meta.story({
  args: { legs: comingOf(journeyOf(otherAirline)) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});

export const InTheAir = meta.story({
  args: {
    legs: comingOf(
      journeyOf({
        departure: { ...usual.departure, time: '2026-06-01T08:30:00+08:00' },
        arrival: { ...usual.arrival, time: '2026-06-01T10:45:00+08:00' },
        passengers: [inSeat(people.self, '31A', '012')],
      }),
    ),
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(t('state.departed'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/boardingCard?segment=S-1');
  },
});

const july = Date.parse('2026-07-01T00:00:00+08:00');
const flown = { passengers: [inSeat(people.self, '31A', '012')] };

/** Of what is behind, a flight that was missed leaves something to do. */
export const PastMissed = meta.story({
  args: {
    past: true,
    shared: { ...shared, now: july },
    legs: tripsOf([journeyOf(flown, { ...onward, ...flown }), journeyOf(early)], july).past,
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(t('state.missed'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:95530');
  },
});

/** Two months; nothing is to do for what is behind. */
export const Past = meta.story({
  args: {
    past: true,
    shared: { ...shared, now: july },
    legs: tripsOf([journeyOf(flown, { ...onward, ...flown }), journeyOf({ ...early, ...flown })], july).past,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName(/MU591/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A button that finds no room beside its words takes the whole line below; people who find none beside the number begin it. */
export const NarrowPhone = meta.story({
  args: {
    legs: comingOf(
      journeyOf(closing),
      journeyOf({
        passengers: [
          { ...people.self, name: 'San Zhang' },
          { ...people.wife, name: 'Fang Wang' },
        ],
      }),
      journeyOf({ segmentId: 'S-again', passengers: [{ ...people.self, state: 'cancelled' }] }),
      journeyOf(early),
    ),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const buttons = canvas.getAllByRole('link');
    await expect(buttons).toHaveLength(4);
    const alone = buttons.filter((button) => isBelow(button, there(button.previousElementSibling)));
    await expect(alone.length).toBeGreaterThan(0);
    for (const button of alone) await expect(fillsItsLine(button)).toBe(true);
    // People who stand below the number begin where it does: the dot between them is not left at the end of its line.
    const names = canvas.getByText(/San.Zhang/);
    const number = there(names.previousElementSibling);
    await expect(isBelow(names, number)).toBe(true);
    await expect(number.getBoundingClientRect().left).toBe(names.getBoundingClientRect().left);
  },
});

export const OnTheWay = meta.story({ render: () => <TripListSkeleton /> });

const hrefOf = ({ segmentId }: { readonly segmentId: string }) => `/mapp/trip?segment=${segmentId}`;

/** Beside the one that is shown in full. */
export const AsRows = meta.story({
  render: ({ legs }) => <TripRows legs={legs} now={now} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link');
    await expect(rows).toHaveLength(4);
    await expect(there(rows[0])).toHaveAttribute('href', '/mapp/trip?segment=S-closing');
    await expect(there(rows[0])).toHaveTextContent('MU5105');
  },
});

export const InFull = meta.story({
  render: ({ legs }) => <TripDetail leg={there(legs[1])} shared={shared} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/MU5101/);
    await expect(canvas.getByText('C23')).toBeVisible();
    await expect(canvas.getByText(t('fact.notChosen'))).toBeVisible();
    await expect(canvas.getAllByText(/781-/).length).toBeGreaterThan(1);
  },
});

export const InFullCheckedIn = meta.story({
  render: () => <TripDetail leg={there(comingOf(journeyOf({ ...flown, airport }))[0])} shared={shared} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('31A')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/boardingCard?segment=S-1');
  },
});

/** Check-in was cancelled: nothing is told of boarding, and it can be done once more. */
export const Cancelled = meta.story({
  args: {
    legs: comingOf(journeyOf({ passengers: [{ ...people.self, state: 'cancelled' }], airport })),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const checkIn = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(checkIn('state.cancelled'))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('gate', { gate: 'C23' })))).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(checkIn('again.of', { flight: 'MU5101' }));
  },
});

/** Check-in is not open yet: the flight is booked, and seats can be chosen. */
export const Booked = meta.story({
  args: { legs: comingOf(journeyOf(early)) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.booked'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/boarde/chooseSeat'),
    );
  },
});

export const CheckInOpen = meta.story({
  args: { legs: comingOf(journeyOf({})) },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(t('state.open'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/passengerList?segment=S-1');
  },
});

/** Half an hour before departure, with a pass: the gate, until when it is open, and the pass. */
export const Boarding = meta.story({
  args: {
    legs: comingOf(
      journeyOf({
        departure: { ...usual.departure, time: '2026-06-01T10:30:00+08:00' },
        airport: {
          gate: 'C23',
          boards: '2026-06-01T09:50:00+08:00',
          gateCloses: '2026-06-01T10:15:00+08:00',
        },
        ...flown,
      }),
    ),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.boarding'))).toBeVisible();
    await expect(canvas.getByText(t('boarding.go', { gate: 'C23' }))).toBeVisible();
    await expect(canvas.getByText(t('boarding.closes', { time: '10:15' }))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/boarde/boardingCard?segment=S-1');
  },
});

const decision = '/mapp/order/detail/26110000000011?view=change';

/** The airline has moved it, days ahead: the way to the decision. */
export const ChangedByTheAirline = meta.story({
  args: {
    shared: { ...shared, changeOf: () => ({ kind: 'time', href: decision }) },
    legs: comingOf(journeyOf(early)),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.changed'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: new RegExp(t('change.of', { flight: 'MU591 .*' })) }),
    ).toHaveAttribute('href', decision);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** The airline does not fly it: nothing is told of a gate, nobody is led to check-in. */
export const FlightCancelled = meta.story({
  args: {
    shared: { ...shared, changeOf: () => ({ kind: 'cancelled', href: decision }) },
    legs: comingOf(journeyOf({ airport })),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('state.flightCancelled'))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('gate', { gate: 'C23' })))).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([decision]);
  },
});

/** It has landed: nobody looks for its gate any more. */
export const LandedAtItsGate = meta.story({
  args: {
    shared: { ...shared, now: july },
    past: true,
    legs: tripsOf([journeyOf({ ...flown, airport })], july).past,
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const checkIn = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(checkIn('state.landed'))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('gate', { gate: 'C23' })))).toBeNull();
  },
});

/** It has landed: what is left is to claim points that did not come. */
export const InFullLanded = meta.story({
  render: () => (
    <TripDetail leg={there(tripsOf([journeyOf(flown)], july).past[0])} shared={{ ...shared, now: july }} />
  ),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(t('state.landed'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mapp/integralCheckIn');
  },
});
