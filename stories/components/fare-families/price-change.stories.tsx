import { PriceChange } from '@mapp/kit/components/fare-families';
import { formatsFor, messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { standard } from '../../fixtures/fares.ts';
import { digitsOf } from '../../fixtures/fees.tsx';
import { padded } from '../../primitives/padded.tsx';
import { there } from '../../there.ts';
import { overfullCells, partedWords } from '../../whole-words.ts';

const yuan = (amount: number) => ({ amount, currency: 'CNY' });

const meta = preview.meta({
  component: PriceChange,
  args: {
    was: yuan(144_000),
    is: yuan(156_000),
    part: 'fare',
    prices: [{ kind: 'adults' as const, count: 2, each: standard.price.adult }],
    flight: 'MU5101',
    keptUntil: '2026-06-01T10:32:00+08:00',
    today: '2026-06-01',
  },
  decorators: [padded],
});

const wordsOf = async (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'fare-families');
const cellsOf = (row: HTMLElement | undefined) => within(there(row)).getAllByRole('cell').map(digitsOf);

/** 120 dearer: old, new, difference, and the fare alone marked. */
export const Dearer = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByRole('heading', { name: t('changed.up') })).toBeVisible();
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map(cellsOf)).toEqual([
      ['1300', '1420', '120'],
      ['100', '100', '0'],
      ['40', '40', '0'],
      ['1440', '1560', '120'],
    ]);
    await expect(rows.filter(({ dataset }) => dataset['state'] === 'changed')).toHaveLength(1);
    await expect(canvas.queryByText(t('kept.same'))).toBeNull();
  },
});

/** The prices are those of now: what was offered follows from the difference. */
export const PricesOfNow = meta.story({
  args: { was: yuan(132_000), is: yuan(144_000) },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map(cellsOf)).toEqual([
      ['1180', '1300', '120'],
      ['100', '100', '0'],
      ['40', '40', '0'],
      ['1320', '1440', '120'],
    ]);
  },
});

/** 80 cheaper now. */
export const Cheaper = meta.story({
  args: { is: yuan(136_000) },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByRole('heading', { name: t('changed.down') })).toBeVisible();
    await expect(canvas.getByText(t('changed.less'))).toBeVisible();
  },
});

export const TaxesChanged = meta.story({
  args: { is: yuan(146_000), part: 'taxes' },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map(cellsOf)).toEqual([
      ['1300', '1300', '0'],
      ['140', '160', '20'],
      ['1440', '1460', '20'],
    ]);
  },
});

/** The airline has not said which part it is: nothing is guessed. */
export const PartUntold = meta.story({
  args: { part: undefined },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByText(t('changed.untold'))).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  },
});

/** Price and payment end at one time: one line. */
export const OneClock = meta.story({
  args: { payUntil: '2026-06-01T10:32:00+08:00' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByText(t('kept.same'))).toBeVisible();
  },
});

/** Two clocks: the price is kept until one time, and paid by another. */
export const TwoClocks = meta.story({
  args: { payUntil: '2026-06-01T11:00:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10:32/)).toBeVisible();
    await expect(canvas.getByText(/11:00/)).toBeVisible();
  },
});

/** Before there is an order its time to pay is told in minutes. */
export const BeforeTheOrder = meta.story({
  args: { payMinutes: 30 },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByText(/10:32/)).toBeVisible();
    await expect(canvas.getByText(t('kept.order', { minutes: 30 }))).toBeVisible();
  },
});

/** Late in the evening the price is kept until a time of the next day, which is told with its day; so is one of the next year. */
export const KeptOverMidnight = meta.story({
  args: {
    keptUntil: '2027-01-01T00:10:00+08:00',
    payUntil: '2026-12-31T23:59:00+08:00',
    today: '2026-12-31',
  },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const kept = `${date('2027-01-01', 'date')} 00:10`;
    await expect(canvas.getByText(t('kept.title', { time: t('inZone', { time: kept }) }))).toBeVisible();
    await expect(canvas.getByText(t('kept.pay', { time: t('inZone', { time: '23:59' }) }))).toBeVisible();
  },
});

/** Large text on a narrow phone: every sum in sight, and no word is parted. */
export const InLargeText = meta.story({
  globals: { locale: 'ru', textSize: 'elder', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(partedWords(canvasElement)).toEqual([]);
    const { getAllByRole } = within(canvas.getByRole('table'));
    for (const cell of getAllByRole('cell'))
      await expect(cell.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await expect(overfullCells([...getAllByRole('rowheader'), ...getAllByRole('cell')])).toEqual([]);
  },
});
