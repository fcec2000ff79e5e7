import { FareFamilies } from '@mapp/kit/components/fare-families';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { basic, departs, flex, standard, tenDaysBefore, untold } from '../../fixtures/fares.ts';
import { padded } from '../../primitives/padded.tsx';
import { there } from '../../there.ts';
import { overfullCells, partedWords } from '../../whole-words.ts';

const meta = preview.meta({
  component: FareFamilies,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    fares: [basic, standard, flex],
    departs,
    now: tenDaysBefore,
    passengers: { adults: 1, children: 1, infants: 0 },
    hotline: '95530',
    onChange: fn(),
  },
  decorators: [padded],
});

const wordsOf = async (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'fare-families');

/** A column for each family, a row for each question. */
export const SideBySide = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await wordsOf(globals);
    const table = within(canvas.getByRole('table', { name: t('compare') }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      t('row.baggage'),
      t('row.change'),
      t('row.refund'),
      t('row.earned'),
    ]);
    await userEvent.click(there(table.getAllByRole('radio')[1]));
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
    await expect(canvas.getByRole('table', { name: t('prices') })).toBeVisible();
  },
});

/** The chosen one's fees and prices lie below, side by side. */
export const ChosenBelow = meta.story({
  args: { defaultValue: 'basic' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const fees = await messagesFor(globals['locale'] as Locale, 'fees');
    const ladder = within(canvas.getByRole('region', { name: t('ladder.adults') }))
      .getByRole('table', { name: fees('table') })
      .getBoundingClientRect();
    const prices = canvas.getByRole('table', { name: t('prices') }).getBoundingClientRect();
    await expect(prices.left).toBeGreaterThan(ladder.right);
  },
});

/** An airline that tells nothing of a fare is told so beside the others. */
export const OneUntold = meta.story({
  args: { fares: [basic, untold] },
  play: async ({ canvas }) => expect(canvas.getAllByText(/95530/)).toHaveLength(3),
});

/** Large text in a wide window: no word is parted, and none reaches into the next column. */
export const SideBySideInLargeText = meta.story({
  globals: { locale: 'ru', textSize: 'elder' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const table = canvas.getByRole('table', { name: t('compare') });
    await expect(partedWords(table)).toEqual([]);
    const { getAllByRole } = within(table);
    await expect(overfullCells([...getAllByRole('rowheader'), ...getAllByRole('cell')])).toEqual([]);
  },
});
