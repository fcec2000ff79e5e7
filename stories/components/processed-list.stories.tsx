import { ProcessedCard, ProcessedList, type ProcessedSegment } from '@mapp/kit/components/processed-list';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { processedOf } from '@mapp/kit/rules';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { closed, inSeat, journeyOf, now, onward, people } from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const items = processedOf(
  [
    journeyOf({
      passengers: [
        { ...inSeat(people.self, '31F', '046'), infantId: 'P-4' },
        inSeat(people.wife, '31E', '047'),
        { ...people.infant, state: 'checkedIn', sequence: '048' },
      ],
    }),
    journeyOf({ ...onward, passengers: [{ ...people.self, state: 'cancelled' }] }),
  ],
  now,
);

const links = {
  pass: ({ segment }: ProcessedSegment) => `/mapp/boarde/boardingCard?segment=${segment.segmentId}`,
  again: ({ segment }: ProcessedSegment) => `/mapp/boarde/passengerList?segment=${segment.segmentId}`,
  change: ({ segment }: ProcessedSegment, passengerId: string) =>
    `/mapp/boarde/choose_seat?segment=${segment.segmentId}&change=${passengerId}`,
};

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const meta = preview.meta({
  component: ProcessedList,
  subcomponents: { ProcessedCard },
  decorators: [padded],
  args: { items, now, links },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const anchors = canvas.getAllByRole('link');
    await expect(anchors.map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      '/mapp/boarde/boardingCard?segment=S-1',
      '/mapp/boarde/passengerList?segment=S-2',
    ]);
  },
});

const cancel = fn();

/** One card of its own. */
const card = (index: number, at = now, given = items) => ({
  render: () => <ProcessedCard item={there(given[index])} now={at} links={links} onCancel={cancel} />,
});

export const CheckedIn = meta.story({
  ...card(0),
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await expect(canvas.getByRole('link', { name: t('change.of', { name: said('张三') }) })).toHaveAttribute(
      'href',
      '/mapp/boarde/choose_seat?segment=S-1&change=P-1',
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(cancel).toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  ...card(1),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const late = processedOf([journeyOf({ ...closed, passengers: [inSeat(people.self, '31F', '046')] })], now);

export const NoMoreChanges = meta.story({
  ...card(0, now, late),
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('until.over'))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NarrowPhone = meta.story({
  ...card(0),
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** A seat change that lost both seats leaves somebody without one. */
const seatless = processedOf([journeyOf({ passengers: [{ ...people.self, state: 'checkedIn' }] })], now);

export const NoSeatAnyMore = meta.story({
  ...card(0, now, seatless),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('seat.none'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(`${t('seat.choose')} ${said('张三')}`);
  },
});

export const NoSeatAnyMoreInShort = meta.story({
  args: { items: seatless },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals);
    await expect(canvas.getByText(new RegExp(`${said('张三')} ${t('seat.none')}`))).toBeVisible();
  },
});
