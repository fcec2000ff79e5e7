import { ChangeSums, FlightChange } from '@mapp/kit/components/ticket-change';
import { changeSum, type FeeRule } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { words } from '../words.ts';

const was = {
  flightNo: 'MU5101',
  departs: '2026-06-05T08:00:00+08:00',
  arrives: '2026-06-05T10:15:00+08:00',
  from: 'SHA',
  to: 'PEK',
  fromPlace: '虹桥 T2',
  toPlace: '首都 T2',
  cabin: '经济舱 Y',
};
const is = {
  ...was,
  flightNo: 'MU5117',
  departs: '2026-06-06T12:00:00+08:00',
  arrives: '2026-06-06T14:15:00+08:00',
};

const meta = preview.meta({ component: FlightChange, args: { was, is: [is] }, decorators: [padded] });

/** The old flight struck through above the perforation, the new one below it. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(canvas.getByRole('group', { name: t('flight.was') })).toHaveTextContent('08:00');
    await expect(canvas.getByRole('group', { name: t('flight.is') })).toHaveTextContent('12:00');
  },
});

/** Nothing is chosen yet: nothing is struck through. */
export const NothingChosen = meta.story({
  args: { is: [] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(canvas.queryByRole('group', { name: t('flight.is') })).toBeNull();
  },
});

export const Done = meta.story({
  args: { done: true },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(canvas.getByText(t('flight.now'))).toBeVisible();
  },
});

/** It waits for a seat or a payment: the old flight still stands, and nothing is struck through. */
export const Kept = meta.story({
  args: { kept: true },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(canvas.getByRole('group', { name: t('flight.is') })).toHaveTextContent('12:00');
    await expect(canvas.queryAllByRole('deletion')).toEqual([]);
  },
});

/** It has come to nothing: the new flight is struck through, and the old one holds, in large figures. */
export const Dropped = meta.story({
  args: { dropped: true },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const struck = within(canvas.getByRole('group', { name: t('flight.is') })).getAllByRole('deletion');
    await expect(struck.map(({ textContent }) => textContent)).toEqual(['12:00', '14:15']);
    const holds = canvas.getByRole('group', { name: t('flight.was') });
    await expect(holds).toHaveTextContent(t('flight.holds'));
    await expect(within(holds).queryAllByRole('deletion')).toEqual([]);
  },
});

const rule: FeeRule = [{ refund: { answer: 'unknown' }, change: { answer: 'amount', amount: 24_000 } }];
const sumOf = (fare: number, newFare: number, lowerFare: 'refunded' | 'forfeited', involuntary = false) =>
  changeSum(
    {
      ticket: {
        currency: 'CNY',
        rounding: 100,
        involuntary,
        legs: [{ departs: was.departs, fare, taxes: 7000, flown: false, rule }],
      },
      newFare,
      lowerFare,
    },
    0,
  );

const sums = (
  <ChangeSums
    currency="CNY"
    passengers={[
      { ticketNo: '1', name: '张三', sum: sumOf(120_000, 136_000, 'refunded') },
      { ticketNo: '2', name: '李四', sum: sumOf(166_000, 136_000, 'refunded') },
      { ticketNo: '3', name: '王五', sum: sumOf(166_000, 136_000, 'forfeited') },
      { ticketNo: '4', name: '赵敏', sum: sumOf(120_000, 136_000, 'refunded', true), along: true },
    ]}
  />
);

/** Large text on a narrow phone: the terms stand below each other, and no word is parted. */
export const SumsInLargeText = meta.story({
  globals: { textSize: 'elder', viewport: { value: 'narrow', isRotated: false } },
  render: () => sums,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const left = (text: string) => there(canvas.getAllByText(text)[0]).getBoundingClientRect().left;
    await expect(Math.abs(left(t('sums.fee')) - left(t('sums.difference')))).toBeLessThan(24);
  },
});

/** Pay, get back, forfeited, free: the same three columns for every passenger. */
export const Sums = meta.story({
  render: () => sums,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(canvas.getAllByText(t('outcome.pay'))).toHaveLength(2);
    await expect(canvas.getByText(t('outcome.back'))).toBeVisible();
    await expect(canvas.getByText(t('outcome.even'))).toBeVisible();
    await expect(canvas.getByText(t('sums.free'))).toBeVisible();
    // What the rule keeps is in no sum: it is struck through, and its name says it.
    await expect(canvas.getByText(t('sums.forfeitedDifference'))).toBeVisible();
    await expect(canvas.getByRole('deletion')).toHaveTextContent(/^−.*300/);
  },
});
