import { FareFamilies } from '@mapp/kit/components/fare-families';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { basic, business, departs, flex, standard, tenDaysBefore, untold } from '../fixtures/fares.ts';
import { digitsOf } from '../fixtures/fees.tsx';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: FareFamilies,
  args: {
    fares: [basic, standard, flex],
    departs,
    now: tenDaysBefore,
    passengers: { adults: 2, children: 0, infants: 0 },
    hotline: '95530',
    onChange: fn(),
  },
  decorators: [padded],
});

const wordsOf = async (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'fare-families');

/** Three families, nothing chosen: each answers in one sentence. */
export const Basic = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await wordsOf(globals);
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(3);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    const terms = within(there(canvas.getAllByRole('listitem')[0])).getAllByRole('term');
    await expect(terms.map(({ textContent }) => textContent)).toEqual([
      t('row.baggage'),
      t('row.change'),
      t('row.refund'),
      t('row.earned'),
    ]);
    await expect(canvas.getAllByText(t('earned.base'))).toHaveLength(3);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(there(radios[1]));
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
    await expect(canvas.getByRole('table', { name: t('prices') })).toBeVisible();
  },
});

/** The chosen one opens its fees and its prices. */
export const Chosen = meta.story({
  args: { defaultValue: 'standard' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const fees = await messagesFor(globals['locale'] as Locale, 'fees');
    const ladder = within(canvas.getByRole('table', { name: fees('table') }))
      .getAllByRole('row')
      .slice(1);
    await expect(ladder).toHaveLength(4);
    await expect(there(ladder[0])).toHaveAttribute('data-state', 'current');
    const prices = within(canvas.getByRole('table', { name: t('prices') })).getAllByRole('row');
    await expect(digitsOf(there(within(there(prices.at(-1))).getByRole('cell')))).toBe('1440');
  },
});

/** A fare that is not refunded gives its taxes back, and a change is refused from some time on. */
export const Restricted = meta.story({
  args: { fares: [basic], defaultValue: 'basic' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const answers = canvas.getAllByRole('definition');
    await expect(there(answers[0])).toHaveTextContent(t('baggage.refused'));
    await expect(digitsOf(there(answers[2]))).toBe('70');
  },
});

/** Unknown is said as such, with whom to ask, and never as no. Source: decisions.md 46. */
export const Untold = meta.story({
  args: { fares: [untold], defaultValue: 'untold' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const [baggage, change, refund, earned] = canvas.getAllByRole('definition');
    await expect(there(baggage)).toHaveTextContent(t('baggage.unknown'));
    for (const answer of [change, refund]) await expect(there(answer)).toHaveTextContent(t('fee.unknown'));
    await expect(canvas.getAllByText(/95530/)).toHaveLength(3);
    await expect(there(earned)).toHaveTextContent(t('earned.unknown'));
    await expect(canvas.queryByText(t('earned.base'))).toBeNull();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await expect(canvas.getByRole('radio')).toBeEnabled();
  },
});

/** 650 by the child's own fare, 630 at the price of an adult: the 630, and how it differs. */
export const ChildAtAdultPrice = meta.story({
  args: {
    fares: [basic, standard],
    defaultValue: 'basic',
    passengers: { adults: 1, children: 1, infants: 1 },
  },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByText(t('child.atAdult'))).toBeVisible();
    await expect(canvas.getByText(t('child.differs'))).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: t('prices') })).getAllByRole('row');
    const each = within(there(rows.at(-2))).getAllByRole('cell');
    await expect(each.map(digitsOf)).toEqual(['630', '630', '130']);
    await userEvent.click(there(canvas.getAllByRole('radio')[1]));
    await expect(canvas.queryByText(t('child.atAdult'))).toBeNull();
  },
});

/** Fees of a child and of an infant are of their own fares. */
export const FeesByPassenger = meta.story({
  args: { fares: [standard], defaultValue: 'standard', passengers: { adults: 1, children: 1, infants: 1 } },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const fees = await messagesFor(globals['locale'] as Locale, 'fees');
    const first = (['ladder.adults', 'ladder.children', 'ladder.infants'] as const).map((name) => {
      const table = within(canvas.getByRole('region', { name: t(name) })).getByRole('table', {
        name: fees('table'),
      });
      return there(within(there(within(table).getAllByRole('row')[1])).getAllByRole('cell')[1]);
    });
    await expect(first.map(digitsOf)).toEqual(['65', '64', '13']);
  },
});

/** Each flight of a connection counts from its own departure, as it will in the ticket. */
export const Connection = meta.story({
  args: {
    fares: [
      {
        ...standard,
        price: {
          adult: {
            ...standard.price.adult,
            fare: 200_000,
            total: 207_000,
            byLeg: [
              { fare: 100_000, taxes: 3500 },
              { fare: 100_000, taxes: 3500 },
            ],
          },
        },
      },
    ],
    defaultValue: 'standard',
    departs: [departs, '2026-06-12T12:30:00+08:00'],
    now: Date.parse('2026-06-12T05:00:00+08:00'),
  },
  play: async ({ canvas, globals }) => {
    const fees = await messagesFor(globals['locale'] as Locale, 'fees');
    const rows = within(canvas.getByRole('table', { name: fees('table') })).getAllByRole('row');
    const current = there(rows.find((row) => row.dataset['state'] === 'current'));
    // Change: 40 and 20 per cent of the two flights; refund: 70 and 40. The second is more than four hours away.
    await expect(within(current).getAllByRole('cell').map(digitsOf)).toEqual(['600', '1100']);
  },
});

/** A price that is not told for infants leaves the sum open. */
export const InfantPriceUntold = meta.story({
  args: {
    fares: [{ ...standard, price: { adult: standard.price.adult } }],
    defaultValue: 'standard',
    passengers: { adults: 1, children: 0, infants: 1 },
  },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    const rows = within(canvas.getByRole('table', { name: t('prices') })).getAllByRole('row');
    await expect(there(rows.at(-1))).toHaveTextContent(t('price.untold'));
  },
});

/** Several cabins: each has its lowest price on its tab. */
export const Cabins = meta.story({
  args: { fares: [basic, standard, flex, business] },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map(digitsOf)).toEqual(['630', '2360']);
    await userEvent.click(there(tabs[1]));
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
});

/** A cabin that we do not know is drawn as it is told. */
export const CabinOfItsOwn = meta.story({
  args: { fares: [basic, { ...business, cabin: 'Sky Suite' }] },
  play: async ({ canvas }) => expect(there(canvas.getAllByRole('tab')[1])).toHaveTextContent('Sky Suite'),
});

/** Few seats are left of one; of another there is none, and it cannot be chosen. */
export const SeatsLeft = meta.story({
  args: { fares: [{ ...basic, seatsLeft: 0 }, { ...standard, seatsLeft: 1 }, flex] },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(there(canvas.getAllByRole('radio')[0])).toBeDisabled();
    await expect(canvas.getByText(t('soldOut'))).toBeVisible();
    await expect(canvas.getByText(t('left', { count: 1 }))).toBeVisible();
  },
});

/** Prices in points, taxes besides; a fare without one has its price in money. */
export const InPoints = meta.story({
  args: { fares: [standard, untold], points: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(there(first)).toHaveTextContent(/14[,\s\u00a0]?000/);
    await expect(there(second)).toHaveTextContent(/720/);
  },
});

/** Steps that are over are not told any more. */
export const DayBefore = meta.story({
  args: { now: Date.parse(departs) - 300 * 60_000, defaultValue: 'standard' },
  play: async ({ canvas, globals }) => {
    const fees = await messagesFor(globals['locale'] as Locale, 'fees');
    const ladder = within(canvas.getByRole('table', { name: fees('table') }))
      .getAllByRole('row')
      .slice(1);
    await expect(there(ladder[2])).toHaveAttribute('data-state', 'current');
  },
});

/** A host decides what is chosen. */
export const Controlled = meta.story({
  args: { value: 'flex' },
  play: async ({ args, canvas }) => {
    await userEvent.click(there(canvas.getAllByRole('radio')[0]));
    await expect(args.onChange).toHaveBeenCalledWith('basic');
    await expect(there(canvas.getAllByRole('radio')[2])).toBeChecked();
  },
});

/** A host that has chosen nothing yet keeps it so. */
export const ControlledNothing = meta.story({
  args: { value: null },
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await userEvent.click(there(radios[0]));
    await expect(args.onChange).toHaveBeenCalledWith('basic');
    for (const radio of radios) await expect(radio).not.toBeChecked();
  },
});
