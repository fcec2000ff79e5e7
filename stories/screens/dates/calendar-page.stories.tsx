import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CalendarPageScreen } from '@mapp/kit/screens/dates/calendar-page';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';
import { withoutRole } from '../../without-role.ts';

const returnUrl = '/mapp/calculator?of=exchange';
const at = (query: Record<string, string>) =>
  `/calendarPage?${new URLSearchParams({ from: 'BJS', to: 'SHA', returnUrl, ...query })}`;

const meta = preview.meta({
  component: CalendarPageScreen,
  tags: ['!autodocs'],
  parameters: { address: at({}), member: null },
});

const path = '/sale/queryFlightCalendar';
const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'calendar');
const priced = (canvasElement: HTMLElement) =>
  waitFor(() =>
    there(
      withoutRole(canvasElement, '[data-day]').find(
        (day) => day.getAttribute('aria-disabled') === 'false' && /[¥元]/.test(day.textContent),
      ),
    ),
  );
const dayOf = (canvasElement: HTMLElement, day: string) =>
  there(withoutRole(canvasElement, `[data-day="${day}"]`)[0], day);

/** One way: a day, its price, and back to who asked. */
export const Basic = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    await priced(canvasElement);
    // A route is between cities, SHA the city among them.
    const route = canvas.getByText(/上海|Shanghai|상하이|Шанхай/);
    await expect(route).not.toHaveTextContent(/虹桥|Hongqiao|홍차오|Хунцяо/);
    await userEvent.click(dayOf(canvasElement, '2026-06-09'));
    await expect(await canvas.findByText(t('total.OW', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('confirm') }));
    await expect(navigation.log.at(-1)?.to).toBe('/calculator?of=exchange&date=2026-06-09');
    // Months that nobody has come near are not asked for.
    const asked = airline.requests().filter((one) => one.path === path);
    await expect(asked.length).toBeLessThan(6);
  },
});

/** One day alone is asked for, and the prices are those of the search: its party, and its cabin. */
export const OneDayOfASearch = meta.story({
  parameters: { address: at({ trip: 'OW', only: '1', adults: '2', cabin: 'business' }) },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await priced(canvasElement);
    await expect(canvas.queryByRole('radio', { name: t('trip.RT') })).toBeNull();
    const shown = t('shown.one', { count: 2 });
    await expect(canvas.getByText(shown)).toBeVisible();
    const described = new RegExp(shown.replace(/[()]/g, '.'));
    await expect(canvas.getAllByRole('button', { description: described }).length).toBeGreaterThan(0);
    await expect(sentTo(airline, path)[0]).toMatchObject({
      passengers: { adults: 2, children: 0, infants: 0 },
      cabin: 'business',
    });
  },
});

/** With the way out chosen, the days show the prices of the way back. */
export const RoundTrip = meta.story({
  parameters: { address: at({ trip: 'RT', date: '2026-06-18' }) },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('shown.back', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(t('ask.back'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('confirm') })).toBeDisabled();
    await waitFor(() => expect(dayOf(canvasElement, '2026-06-25')).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(dayOf(canvasElement, '2026-06-25'));
    await expect(canvas.getByText(t('nights', { nights: 7 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('confirm') }));
    await expect(navigation.log.at(-1)?.to).toBe(
      '/calculator?of=exchange&date=2026-06-18&returnDate=2026-06-25',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    await expect(canvas.getByText(t('ask.out'))).toBeVisible();
  },
});

/** A day of the address that is sold out is said, and goes back to nobody. */
export const SoldOutDay = meta.story({
  parameters: {
    address: at({ from: 'SHA', to: 'KWL', trip: 'RT', date: '2026-06-23', returnDate: '2026-07-02' }),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('confirm') })).toBeDisabled();
  },
});

/** Nobody of this site asked: the day leads to its flights. */
export const OnlyLooking = meta.story({
  parameters: { address: '/calendarPage?from=BJS&to=SHA&returnUrl=https%3A%2F%2Fevil.example' },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    const search = await messagesFor(globals['locale'] as Locale, 'flight-search');
    const toFlights = await canvas.findByRole('button', { name: search('submit') });
    await expect(toFlights).toBeDisabled();
    await priced(canvasElement);
    await userEvent.click(dayOf(canvasElement, '2026-06-18'));
    await expect(await canvas.findByText(t('total.OW', { count: 1 }))).toBeVisible();
    await userEvent.click(toFlights);
    await expect(navigation.log.at(-1)?.to).toBe(
      '/reserve/flightList?trip=oneway&seg=BJS-SHA-2026-06-18&adults=1',
    );
  },
});

export const WithoutARoute = meta.story({
  parameters: { address: '/calendarPage' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('route.title'))).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const NoFlights = meta.story({
  parameters: { address: '/calendarPage?from=BJS&to=PEK' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('none.title'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('none.change') }));
    await expect(canvas.getByText(t('route.title'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 9 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('grid')[0]).toHaveAttribute('aria-busy', 'true'));
  },
});

/** One month fails; the next try has its prices. */
export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('again') }));
    await waitFor(() => expect(canvas.queryByText(t('month.failed'))).toBeNull());
    await priced(canvasElement);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  parameters: { address: at({ trip: 'RT', date: '2026-06-18', returnDate: '2026-06-25' }) },
  play: async ({ canvasElement }) => {
    await priced(canvasElement);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
