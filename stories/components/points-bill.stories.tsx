import { BillSkeleton, EntriesSkeleton, EntryDetail, PointsBill } from '@mapp/kit/components/points-bill';
import { activityCodes } from '@mapp/kit/rules';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { words } from '../words.ts';
import {
  batches,
  bill,
  entries,
  everyActivity,
  flight,
  manyEntries,
  summary,
  today,
} from '../fixtures/points.ts';
import { withoutRole } from '../without-role.ts';

const meta = preview.meta({
  component: PointsBill,
  args: {
    data: bill(),
    links: {
      entry: (entry) => `#${entry.activityId}`,
      expiring: '#expiring',
      about: '#about',
      filter: '#filter',
    },
    onMonthChange: fn(),
  },
});

/** The entries that are drawn: the list draws only what is near the screen. */
const drawnItems = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-posinset'));
const drawnRows = (canvas: HTMLElement) =>
  drawnItems(canvas).flatMap((item) => within(item).queryAllByRole<HTMLAnchorElement>('link'));

export const Basic = meta.story({
  play: async ({ canvas, args, userEvent: user }) => {
    await canvas.findByText(/^12.480$/);
    // What has expired is among what was used: credited less this is the balance.
    await expect(canvas.getByText(/^\u221219.160$/)).toBeVisible();
    const links = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#a-'));
    await expect(links).toHaveLength(entries.length);
    await expect(links[1]).toHaveTextContent(/\u22123.000/);
    await expect(links[5]).not.toHaveTextContent(/[+\u2212]/);
    const bars = canvas.getAllByRole('button', { pressed: false });
    await user.click(there(bars[0]));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-01');
  },
});

export const EveryActivity = meta.story({
  args: { data: bill(everyActivity, { startDate: '2026-05-15', endDate: today }) },
  parameters: { covers: [...activityCodes, 'OTHER'].map((code) => `points.activity.${code}`) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('list');
    const labels = new Map<string, string>();
    const note = () =>
      drawnRows(canvasElement).forEach((row) =>
        labels.set(row.hash, within(row).getByRole('time').nextElementSibling?.textContent ?? ''),
      );
    note();
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 100_000);
    await waitFor(() => {
      note();
      return expect(labels.size).toBe(everyActivity.length);
    });
    // An unknown code and "other adjustment" may share a word; every other activity has its own.
    await expect(new Set(labels.values()).size).toBeGreaterThanOrEqual(activityCodes.length);
  },
});

export const TwelveThousandEntries = meta.story({
  args: { data: bill(manyEntries(12_000), { startDate: '2021-06-02', endDate: today }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('list');
    const view = there(canvasElement.ownerDocument.defaultView);
    const drawn = () => drawnRows(canvasElement);
    await expect(drawn().length).toBeLessThan(60);
    view.scrollTo(0, 400_000);
    await waitFor(() =>
      expect(Number(drawnItems(canvasElement)[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(3000),
    );
    const screen = drawn().filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < view.innerHeight;
    });
    await expect(screen.length).toBeGreaterThan(5);
    await expect(drawn().length).toBeLessThan(60);
    view.scrollTo(0, 0);
    await waitFor(() => expect(drawnItems(canvasElement)[0]).toHaveAttribute('aria-posinset', '1'));
  },
});

export const NoEntries = meta.story({
  args: { data: bill([]) },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toContain('#filter');
  },
});

export const OneMonthShown = meta.story({
  args: { data: bill(entries, { startDate: '2026-05-01', endDate: '2026-05-31' }) },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals, 'points');
    const [month, ...others] = await canvas.findAllByRole('button', { pressed: true });
    await expect(others).toEqual([]);
    // The window is the month before the last of the bars.
    await expect(month?.nextElementSibling).toBe(month?.parentElement?.lastElementChild);
    // The chart and the chip over the entries say which.
    const title = there(canvas.getAllByRole('heading', { level: 2 })[0]).textContent;
    await expect(canvas.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute(
      'href',
      '#filter',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('bill.usual') }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(there(month));
    await expect(args.onMonthChange).toHaveBeenCalledTimes(2);
  },
});

/** The heads of months that the period cuts say which days they sum. */
export const MonthsCutByThePeriod = meta.story({
  args: { data: bill(entries, { startDate: '2026-04-10', endDate: '2026-05-20' }) },
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('heading', { level: 3 });
    const cut = heads.map((head) => head.textContent.match(/\d+/g));
    await expect(cut[0]).toContain('20');
    await expect(cut.at(-1)).toContain('10');
  },
});

export const FiguresAsTable = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points');
    await userEvent.click(await canvas.findByRole('button', { name: t('chart.asTable') }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await expect(within(table).getByText(/\+2.160/)).toBeVisible();
  },
});

export const NothingExpires = meta.story({
  args: { data: { ...bill(), batches: [] } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('list');
    await expect(canvas.queryByText(/1.200/)).toBeNull();
  },
});

export const ExpiresToday = meta.story({
  args: { data: { ...bill(), batches: [{ points: 500, expireDate: today }, ...batches] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1.700/)).toBeVisible();
  },
});

export const LargeFigures = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    data: {
      ...bill(),
      summary: {
        ...summary,
        remainPoint: 1_234_567_890,
        consumePoint: 9_876_543_210,
        useConsumePoint: 8_641_975_320,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/1.234.567.890/)).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** A balance of nothing that is less than nothing. */
export const Overdrawn = meta.story({
  args: { data: { ...bill(), summary: { ...summary, remainPoint: 0, overConsumePoint: 431 } } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points');
    await expect(await canvas.findByText(t('bill.overdrawn', { points: 431 }))).toBeVisible();
  },
});

export const DetailBeside = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { chosen: { id: 'a-1', detail: <EntryDetail entry={there(entries[0])} air={[flight]} /> } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: /28/ });
    const chosen = canvas.getByRole('link', { current: true });
    await expect(chosen).toBeVisible();
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(chosen.getBoundingClientRect().right);
    await expect(canvas.getByText('781-1234567890')).toBeVisible();
  },
});

/** The whole bill in its shape: what is known is in real type, and nothing of it is said aloud. */
export const OnTheWay = meta.story({
  render: () => (
    <BillSkeleton today={today} window={{ startDate: '2026-05-01', endDate: '2026-06-01' }} months={6} />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'points');
    await expect(canvasElement).toHaveTextContent(t('bill.available'));
    const [heading] = canvas.getAllByRole('heading', { level: 2, hidden: true });
    const shape = withoutRole(canvasElement, '[aria-hidden="true"]').find((each) =>
      each.contains(there(heading)),
    );
    await expect(there(shape)).toBeVisible();
  },
});

export const EntriesOnTheWay = meta.story({
  render: () => <EntriesSkeleton />,
  play: async ({ canvasElement }) =>
    expect(withoutRole(canvasElement, '[aria-hidden="true"]')).toHaveLength(12),
});
