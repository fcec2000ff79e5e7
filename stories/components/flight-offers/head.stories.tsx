import { ChosenFlight, DayStrip, type DayStripProps } from '@mapp/kit/components/flight-offers';
import type { DayFare } from '@mapp/kit/rules';
import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { connecting, fareAt, namesOf } from '../../fixtures/offers.ts';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const days = [
  '2026-06-05',
  '2026-06-06',
  '2026-06-07',
  '2026-06-08',
  '2026-06-09',
  '2026-06-10',
  '2026-06-11',
];
const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' });

const fares: readonly DayFare[] = [
  { date: '2026-06-05', state: 'open', price: yuan(720) },
  { date: '2026-06-06', state: 'soldOut' },
  { date: '2026-06-07', state: 'noFlight' },
  { date: '2026-06-08', state: 'open', price: yuan(680) },
  { date: '2026-06-09', state: 'open', price: yuan(560) },
  { date: '2026-06-10', state: 'open', price: yuan(1180) },
];

/** On the navy that it is made for. */
const OnNavy = (props: DayStripProps) => (
  <div style={{ background: vars.color.background.bar, padding: 16 }}>
    <DayStrip {...props} />
  </div>
);

const meta = preview.meta({
  component: OnNavy,
  args: {
    days,
    current: '2026-06-08',
    hrefOf: (day: string) => `#${day}`,
    calendar: '#calendar',
    fares,
    travellers: 2,
  },
});

/** The lowest price has the word; a day without a price says why, or nothing where nothing is told. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(canvas.getByRole('navigation', { name: t('days') })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(there(links[3])).toHaveAttribute('aria-current', 'date');
    await expect(there(links[4])).toHaveTextContent(t('day.lowest'));
    await expect(there(links[1])).toHaveTextContent(t('day.soldOut'));
    await expect(there(links[2])).toHaveTextContent(t('day.noFlight'));
    await expect(canvas.getByText(t('days.shown', { count: 2 }))).toBeVisible();
  },
});

/** The days are known before their prices. */
export const Waiting = meta.story({
  args: { fares: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
});

/** A flight of an earlier segment, with the way to choose another. */
export const Chosen = meta.story({
  render: () => (
    <div style={{ background: vars.color.background.bar, padding: 16 }}>
      <ChosenFlight offer={connecting} fare={fareAt(680)} label="已选去程" namesOf={namesOf} again="#again" />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(canvas.getByRole('link', { name: t('again') })).toHaveAttribute('href', '#again');
    await expect(canvas.getByText('09:30 – 16:30')).toBeVisible();
  },
});
