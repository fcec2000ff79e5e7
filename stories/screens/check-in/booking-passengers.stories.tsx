import { checkInJourneys } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { BookingPassengersScreen } from '@mapp/kit/screens/check-in/booking-passengers';
import { passengers, segments } from '@mapp/sandbox/check-in';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';

const at = (segment: string, purpose = 'checkIn') =>
  `/boarde/passengerList?segment=${segment}&purpose=${purpose}`;

const meta = preview.meta({
  component: BookingPassengersScreen,
  tags: ['!autodocs'],
  parameters: { address: at(segments.first), ...tall.parameters },
  globals: tall.globals,
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** The screen once it is there, and its way on. */
async function open({ canvasElement, globals }: Played) {
  const t = await words(globals);
  const main = mainOf(canvasElement);
  const boxes = await main.findAllByRole<HTMLInputElement>('checkbox');
  const next = () => userEvent.click(main.getByRole('button', { name: t('party.next') }));
  return { t, main, boxes, next };
}

export const Basic = meta.story({
  play: async ({ navigation, ...played }) => {
    const { boxes, next } = await open(played);
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
    await userEvent.click(there(boxes[1]));
    await next();
    await expect(navigation.log).toEqual([
      {
        action: 'push',
        to: `/boarde/choose_seat?segment=${segments.first}&passengers=${passengers.self}%2C${passengers.daughter}`,
      },
    ]);
  },
});

export const ForSeatsAlone = meta.story({
  parameters: { address: at(segments.first, 'seats') },
  play: async ({ navigation, ...played }) => {
    const { t, main, next } = await open(played);
    await expect(main.getByRole('heading', { name: t('party.seats') })).toBeVisible();
    await next();
    await expect(navigation.log[0]?.to).toContain('/boarde/chooseSeat?segment=');
  },
});

export const InternationalNeedsInformation = meta.story({
  parameters: { address: at(segments.abroad) },
  play: async ({ navigation, ...played }) => {
    const { next } = await open(played);
    await next();
    await expect(navigation.log[0]?.to).toContain('/boarde/verify?segment=');
  },
});

export const ChildAlone = meta.story({
  parameters: { covers: ['companion.childAlone'] },
  play: async ({ navigation, ...played }) => {
    const { t, main, boxes, next } = await open(played);
    await userEvent.click(there(boxes[0]));
    await userEvent.click(there(boxes[1]));
    await expect(main.getByText(t('childAlone'))).toBeVisible();
    await expect(main.getByRole('link', { name: t('party.companion') })).toHaveAttribute(
      'href',
      `/mapp/boarde/travelPartner?segment=${segments.first}`,
    );
    await next();
    await expect(navigation.log).toEqual([]);
    await userEvent.click(there(boxes[1]));
    await expect(main.queryByText(t('childAlone'))).toBeNull();
  },
});

export const NobodyChosen = meta.story({
  play: async ({ navigation, ...played }) => {
    const { t, main, boxes, next } = await open(played);
    for (const box of boxes) await userEvent.click(box);
    await next();
    await expect(main.getByRole('alert')).toHaveTextContent(t('party.missing'));
    await expect(navigation.log).toEqual([]);
  },
});

export const InfantWithItsAdult = meta.story({
  parameters: { address: at(segments.checkedIn, 'seats') },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await mainOf(canvasElement).findByText(t('party.none'))).toBeVisible();
  },
});

/** A segment of which nobody can be chosen, and where it leads instead. */
const stopped = (
  address: string,
  title: 'notOpen' | 'outOfTurn' | 'notSupported',
  covers: string,
  way: string,
) => ({
  parameters: { address, covers: [covers] },
  play: async ({ canvasElement, globals }: Played) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t(title))).toBeVisible();
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link')).toHaveAttribute('href', expect.stringContaining(way));
  },
});

export const NotOpenYet = meta.story(
  stopped(at(segments.later), 'notOpen', 'checkIn.notOpen', '/mapp/boarde/chooseSeat'),
);
export const OutOfTurn = meta.story(
  stopped(
    at(segments.second),
    'outOfTurn',
    'checkIn.outOfTurn',
    `/mapp/boarde/passengerList?segment=${segments.first}`,
  ),
);
const unsupported = stopped(at(segments.otherAirline), 'notSupported', 'seat.notSupported', '/mapp/boarde');
export const OtherAirline = meta.story({
  ...unsupported,
  parameters: { ...unsupported.parameters, member: '600000000004' },
});

export const ClosedMeanwhile = meta.story({
  parameters: { address: at(segments.closing), covers: ['checkIn.closed'] },
  // Looked at before, and again half an hour later: there are thirty minutes to departure.
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T10:30:00+08:00');
  },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('closed'))).toBeVisible();
    await expect(main.getByText(t('counter.title'))).toBeVisible();
  },
});

export const MissedMeanwhile = meta.story({
  parameters: { address: at(segments.closing) },
  beforeEach: async ({ airline, world }) => {
    await world.client.send(checkInJourneys, {});
    airline.freeze('2026-06-01T11:30:00+08:00');
  },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('missed'))).toBeVisible();
    await expect(main.queryByText(t('counter.title'))).toBeNull();
    await expect(main.getByRole('link', { name: /95530/ })).toBeVisible();
  },
});

export const NoSuchSegment = meta.story({
  parameters: { address: at('S-0000-0') },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await mainOf(canvasElement).findByText(t('missing.title'))).toBeVisible();
  },
});

/** An address without a segment: a flight is chosen first. */
export const NoSegmentAsked = meta.story({
  parameters: { address: '/boarde/passengerList' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await expect(await main.findByText(t('unasked.title'))).toBeVisible();
    await expect(main.getByRole('link', { name: t('unasked.go') })).toHaveAttribute('href', '/mapp/boarde');
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const ServerError = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/check-in/journeys', kind: 'http500', times: 1 }),
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toBeVisible();
    await userEvent.click(main.getByRole('button'));
    await expect(await main.findAllByRole('checkbox')).toHaveLength(3);
  },
});
