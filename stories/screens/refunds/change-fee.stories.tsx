import { ticketFees } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ChangeFeeScreen } from '@mapp/kit/screens/refunds/change-fee';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { digitsOf, feeWords, withTicket } from '../../fixtures/fees.tsx';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: withTicket(ChangeFeeScreen),
  tags: ['!autodocs'],
  parameters: { address: '/rm_calculator/calChange', member: null },
  args: { ticketNo: '7812100000001' },
});

/** The difference, the fee, and both together. */
export const Basic = meta.story({
  args: { ticketNo: '7812100000031' },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole<HTMLSelectElement>('combobox')).options).toHaveLength(3);
    await expect(canvas.getAllByRole('definition').map(digitsOf)).toEqual(['160', '120', '280']);
  },
});

/** The fare of the ticket's class on each flight, as it is sold. */
export const AsSold = meta.story({
  play: async ({ canvas }) => {
    const target = await canvas.findByRole<HTMLSelectElement>('combobox');
    for (const { value } of target.options) {
      await userEvent.selectOptions(target, value);
      const [difference, fee, due] = canvas.getAllByRole('definition').map((each) => Number(digitsOf(each)));
      await expect(fee).toBe(240);
      await expect([240 + there(difference), 240 - there(difference)].map(Math.abs)).toContain(due);
    }
  },
});

/** A lower fare that is given back. */
export const LowerFareRefunded = meta.story({
  args: { ticketNo: '7812100000032' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.getAllByRole('definition').map(digitsOf)).toEqual(['90', '120', '30']);
  },
});

/** A lower fare that is forfeited. */
export const LowerFareForfeited = meta.story({
  args: { ticketNo: '7812100000033' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.getAllByRole('definition').map(digitsOf)).toEqual(['90', '120', '120']);
  },
});

/** A result that was saved for one flight is not one for another. */
export const SavedForOneFlight = meta.story({
  args: { ticketNo: '7812100000031' },
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    await expect(await canvas.findByText(t('saved'))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '1');
    await userEvent.click(await canvas.findByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(t('saved'))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '0');
    await expect(await canvas.findByRole('button', { name: t('save') })).toBeVisible();
  },
});

export const NotChangeable = meta.story({
  args: { ticketNo: '7812100000034' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(there(canvas.getAllByRole('radio')[1])).toBeDisabled();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { ticketNo: undefined },
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('noTicket'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('enterTicket') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvas, globals }) => {
    const shell = await messagesFor(globals['locale'] as Locale, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: ticketFees.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: ticketFees.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});
