import { messagesFor, type Locale } from '@mapp/kit/messages';
import { SelectDateScreen } from '@mapp/kit/screens/dates/select-date';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';
import { withoutRole } from '../../without-role.ts';

const at = (query: Record<string, string>) =>
  `/selectDate?${new URLSearchParams({ returnUrl: '/mapp/calculator?of=exchange', ...query })}`;

const meta = preview.meta({
  component: SelectDateScreen,
  tags: ['!autodocs'],
  parameters: { address: at({}), member: null },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'calendar');
const dayOf = (canvasElement: HTMLElement, day: string) =>
  there(withoutRole(canvasElement, `[data-day="${day}"]`)[0], day);

/** Today in one tap. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('button', { name: t('confirm') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('todayGo') }));
    await userEvent.click(canvas.getByRole('button', { name: t('confirm') }));
    await expect(navigation.log.at(-1)?.to).toBe('/calculator?of=exchange&date=2026-06-01');
  },
});

export const TwoDates = meta.story({
  parameters: { address: at({ trip: 'RT' }) },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('ask.out'))).toBeVisible();
    await userEvent.click(dayOf(canvasElement, '2026-06-10'));
    await expect(canvas.getByText(t('ask.back'))).toBeVisible();
    await userEvent.click(dayOf(canvasElement, '2026-07-02'));
    await userEvent.click(canvas.getByRole('button', { name: t('confirm') }));
    await expect(navigation.log.at(-1)?.to).toBe(
      '/calculator?of=exchange&date=2026-06-10&returnDate=2026-07-02',
    );
  },
});

/** Days outside are there and cannot be chosen; today is none of them. */
export const WithinBounds = meta.story({
  parameters: { address: at({ min: '2026-06-10', max: '2026-06-20', date: '2026-06-12' }) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findAllByRole('grid')).toHaveLength(1);
    await expect(withoutRole(canvasElement, '[data-day]')).toHaveLength(11);
    await expect(canvas.queryByRole('button', { name: t('todayGo') })).toBeNull();
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('12');
  },
});

/** Of years whose holidays are not published nothing is said. */
export const PublicHolidays = meta.story({
  parameters: { address: at({ min: '2026-09-01', max: '2027-01-31' }) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    // Their line keeps its place while they are on their way.
    await waitFor(() => expect(canvas.getByText(t('legend.work'))).toBeVisible());
    await expect(dayOf(canvasElement, '2026-10-01')).toHaveTextContent(t('holiday.nationalDay'));
    await expect(dayOf(canvasElement, '2026-09-20')).toHaveTextContent(t('spoken.work'));
    await expect(dayOf(canvasElement, '2027-01-01')).not.toHaveTextContent(t('holiday.newYear'));
  },
});

/** Without them the calendar is as it was. */
export const HolidaysFailed = meta.story({
  parameters: { address: at({ min: '2026-09-01', max: '2026-10-31' }) },
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/customize/calendar/holiday', kind: 'http500', times: 1 }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await waitFor(() => expect(airline.requests()).toHaveLength(1));
    await expect(dayOf(canvasElement, '2026-10-01')).toBeVisible();
    // Their line keeps its place until it is known that none come.
    await waitFor(() => expect(canvas.queryByText(t('legend.rest'))).toBeNull());
  },
});

/** Nobody asked: the day goes to the search for flights. */
export const NobodyAsked = meta.story({
  parameters: { address: '/selectDate' },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    await canvas.findAllByRole('grid');
    await userEvent.click(dayOf(canvasElement, '2026-06-10'));
    await userEvent.click(canvas.getByRole('button', { name: t('confirm') }));
    await expect(navigation.log).toEqual([
      { action: 'replace', to: '/reserve/reserveTickets?date=2026-06-10' },
    ]);
  },
});

/** A foreign address is not gone to, but the search for flights. */
export const ForeignReturn = meta.story({
  parameters: { address: '/selectDate?returnUrl=https%3A%2F%2Fevil.example%2Fmapp' },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals);
    await expect((await canvas.findAllByRole('grid')).length).toBeGreaterThan(10);
    await userEvent.click(dayOf(canvasElement, '2026-06-10'));
    await userEvent.click(canvas.getByRole('button', { name: t('confirm') }));
    await expect(navigation.log.map(({ to }) => to)).toEqual(['/reserve/reserveTickets?date=2026-06-10']);
  },
});

/** Two months beside each other. */
export const Desktop = meta.story({
  parameters: {
    viewport: { options: { desktop: { name: '1280', styles: { width: '1280px', height: '900px' } } } },
    address: at({ min: '2026-06-01', max: '2026-08-31' }),
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('grid');
    const tops = () => canvas.getAllByRole('grid').map((month) => month.getBoundingClientRect().top);
    await waitFor(() => expect(tops()[1]).toBe(tops()[0]));
    await expect(tops()[2]).toBeGreaterThan(there(tops()[1]));
  },
});
