import { Button } from '@mapp/kit/primitives/button';
import {
  ChosenSummary,
  DayCalendar,
  type DayCalendarProps,
  type MonthPrices,
} from '@mapp/kit/components/price-calendar';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { addDays, holidayMarks, lowestOf, type DayFare } from '@mapp/kit/rules';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const fares = Array.from({ length: 61 }, (_, at): DayFare => {
  const date = addDays('2026-06-01', at);
  if (at === 12) return { date, state: 'soldOut' };
  if (at === 13) return { date, state: 'noFlight' };
  return { date, state: 'open', price: { amount: 60_000 + ((at * 7) % 11) * 6000, currency: 'CNY' } };
});
const known = (month: string): MonthPrices => {
  const days = fares.filter(({ date }) => date.startsWith(month));
  return { state: 'known', fares: new Map(days.map((fare) => [fare.date, fare])), lowest: lowestOf(days) };
};

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'calendar');
const dayOf = (canvasElement: HTMLElement, day: string) =>
  there(withoutRole(canvasElement, `[data-day="${day}"]`)[0], day);
/** Lower edge of the words in an element, without its padding. */
const footOf = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().bottom);
};
const spoken = (element: HTMLElement) => element.firstElementChild?.textContent ?? '';

const meta = preview.meta({
  component: DayCalendar,
  subcomponents: { ChosenSummary },
  args: {
    bounds: { min: '2026-06-03', max: '2026-07-31' },
    today: '2026-06-03',
    trip: 'RT' as const,
    value: { out: '2026-06-18', back: '2026-06-24' },
    onSelect: fn<(day: string) => void>(),
    holidays: new Map(),
    pricesOf: known,
    onLoadMonth: fn<(month: string) => void>(),
  },
});

export const Basic = meta.story({
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByRole('grid')).toHaveLength(2);
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
    await expect(spoken(dayOf(canvasElement, '2026-06-18'))).toContain(t('spoken.out'));
    await expect(spoken(dayOf(canvasElement, '2026-06-24'))).toContain(t('spoken.back'));
    // The lowest is said, and written, and not only coloured.
    const low = dayOf(canvasElement, '2026-06-12');
    await expect(spoken(low)).toContain(t('day.lowest'));
    await expect(low).toHaveTextContent(t('low', { price: '600' }).replace(/.*600/, '600'));
    // A day that cannot be had says why and takes no tap.
    const full = dayOf(canvasElement, '2026-06-13');
    await expect(spoken(full)).toContain(t('spoken.soldOut'));
    await expect(spoken(dayOf(canvasElement, '2026-06-14'))).toContain(t('spoken.noFlight'));
    await userEvent.click(full);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(dayOf(canvasElement, '2026-06-26'));
    await expect(args.onSelect).toHaveBeenCalledWith('2026-06-26');
    await expect(args.onLoadMonth).toHaveBeenCalledWith('2026-06');
    // A day that is past stands on the line of those that have a price.
    const [june] = canvas.getAllByRole('grid');
    const [past, , open] = within(there(june)).getAllByRole('gridcell');
    await expect(footOf(within(there(past)).getByText('1'))).toBe(footOf(within(there(open)).getByText('3')));
  },
});

/** Tab reaches one day; the keys lead on from there, across months. */
export const ByKeys = meta.story({
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const at = () => there(canvasElement.ownerDocument.activeElement as HTMLElement | null).dataset['day'];
    await expect(at()).toBe('2026-06-24');
    for (const [key, day] of [
      ['ArrowRight', '2026-06-25'],
      ['ArrowDown', '2026-07-02'],
      ['Home', '2026-06-29'],
      ['End', '2026-07-05'],
      ['PageUp', '2026-06-05'],
      ['ArrowUp', '2026-06-03'],
      ['ArrowLeft', '2026-06-03'],
      ['PageDown', '2026-07-03'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(at()).toBe(day);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-07-03');
    const stops = withoutRole(canvasElement, '[data-day]').filter(
      (each) => each.getAttribute('tabindex') === '0',
    );
    await expect(stops).toHaveLength(1);
  },
});

export const SameDay = meta.story({
  args: { value: { out: '2026-06-18', back: '2026-06-18' } },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(spoken(dayOf(canvasElement, '2026-06-18'))).toContain(t('spoken.both'));
  },
});

const dragonBoat = holidayMarks({
  years: [2026],
  days: [
    { date: '2026-06-19', kind: 'rest', holiday: 'dragonBoat' },
    { date: '2026-06-20', kind: 'rest' },
    { date: '2026-06-28', kind: 'work' },
  ],
});

/** Free days and made-up work days are written, said and explained; what is chosen goes before them on the day. */
export const PublicHolidays = meta.story({
  args: { holidays: dragonBoat, value: { out: '2026-06-20', back: '2026-06-24' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    const festival = dayOf(canvasElement, '2026-06-19');
    await expect(festival).toHaveTextContent(t('mark.dragonBoat'));
    await expect(spoken(festival)).toContain([t('holiday.dragonBoat'), t('spoken.rest')].join(t('and')));
    await expect(spoken(dayOf(canvasElement, '2026-06-28'))).toContain(t('spoken.work'));
    const chosen = dayOf(canvasElement, '2026-06-20');
    await expect(chosen).toHaveTextContent(t('day.out'));
    await expect(spoken(chosen)).toContain(t('spoken.rest'));
    await expect(canvas.getByText(t('legend.rest'))).toBeVisible();
    await expect(canvas.getByText(t('legend.work'))).toBeVisible();
  },
});

/** While the holidays are on their way their legend keeps its place, unseen and unsaid; where there are none it has none. */
export const HolidaysOnTheirWay = meta.story({
  args: { holidays: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const place = canvas.getByText(t('legend.rest'));
    await expect(place).not.toBeVisible();
    await expect(place.getBoundingClientRect().height).toBeGreaterThan(0);
  },
});

/** No mark within the bounds, no legend. */
export const WithoutHolidays = meta.story({
  args: { holidays: dragonBoat, bounds: { min: '2026-07-01', max: '2026-07-31' }, value: {} },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.queryByText(t('legend.rest'))).toBeNull();
    await expect(canvas.queryByText(t('legend.work'))).toBeNull();
  },
});

export const WithoutPrices = meta.story({
  render: ({ bounds, today, holidays, onSelect }) => (
    <DayCalendar {...{ bounds, today, holidays, onSelect }} trip="OW" value={{}} />
  ),
  play: async ({ args, canvasElement, globals }) => {
    const t = await words(globals);
    const today = dayOf(canvasElement, '2026-06-03');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(spoken(today)).toContain(t('spoken.today'));
    await userEvent.click(today);
    await expect(args.onSelect).toHaveBeenCalledWith('2026-06-03');
  },
});

/** Days are there at once; their prices come. */
export const OnTheWay = meta.story({
  args: { pricesOf: () => ({ state: 'waiting' }) },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('grid')[0]).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(dayOf(canvasElement, '2026-06-26'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** A day that is pressed while its price is on its way is chosen when that has come: the last one pressed, if it can be had. */
export const PressedEarly = meta.story({
  render: (args) => <Early {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const come = canvas.getByRole('button', { name: 'Prices' });
    await userEvent.click(dayOf(canvasElement, '2026-06-26'));
    await userEvent.click(dayOf(canvasElement, '2026-06-27'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(come);
    await expect(args.onSelect).toHaveBeenCalledWith('2026-06-27');
    // Once chosen, it is not chosen again by prices that come anew; one that is sold out is not.
    await userEvent.click(come);
    await userEvent.click(dayOf(canvasElement, '2026-06-13'));
    await userEvent.click(come);
    await expect(dayOf(canvasElement, '2026-06-13')).toHaveAttribute('data-state', 'soldOut');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

function Early(args: DayCalendarProps) {
  const [come, setCome] = useState(false);
  return (
    <>
      <Button onClick={() => setCome(!come)}>Prices</Button>
      <DayCalendar {...args} pricesOf={come ? known : () => ({ state: 'waiting' })} />
    </>
  );
}

const onRetry = fn();
export const OneMonthFailed = meta.story({
  args: {
    value: {},
    pricesOf: (month) => (month === '2026-06' ? { state: 'failed', onRetry, busy: false } : known(month)),
  },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('again') }));
    await expect(onRetry).toHaveBeenCalled();
    // A day can be chosen without its price.
    await userEvent.click(dayOf(canvasElement, '2026-06-26'));
    await expect(args.onSelect).toHaveBeenCalledWith('2026-06-26');
  },
});

export const NoFlights = meta.story({
  args: {
    value: {},
    pricesOf: () => ({ state: 'known', fares: new Map() }),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByText(t('month.none'))).toHaveLength(2);
  },
});

export const NarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Summary = meta.story({
  render: ({ value }) => <ChosenSummary trip="RT" value={value} ends={{ from: '北京', to: '上海' }} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('nights', { nights: 6 }))).toBeVisible();
  },
});
