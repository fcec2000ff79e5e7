import { BarChart, BarChartSkeleton, BarLegend } from '@mapp/kit/primitives/bar-chart';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { Said } from '../../.storybook/said.ts';
import { countedMotions, countMotions } from '../running.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const words = {
  caption: '近 6 个月',
  in: '获得',
  out: '使用',
  period: '月份',
  asTable: '以表格查看',
  asChart: '以图表查看',
};

const bars = [
  { key: '1', label: '1月', name: '2026年1月', in: 1860, out: 0 },
  { key: '2', label: '2月', name: '2026年2月', in: 2400, out: -1200 },
  { key: '3', label: '3月', name: '2026年3月', in: 980, out: 0 },
  { key: '4', label: '4月', name: '2026年4月', in: 3120, out: -2800 },
  { key: '5', label: '5月', name: '2026年5月', in: 2640, out: 0 },
  { key: '6', label: '6月', name: '2026年6月', in: 2160, out: -3000 },
];

const june = (said: Said) => `${said('2026年6月')}, ${said('获得')} +2,160, ${said('使用')} -3,000`;

const head = (
  <>
    <h2>{words.caption}</h2>
    <BarLegend words={words} />
  </>
);

const meta = preview.meta({
  component: BarChart,
  args: {
    words,
    bars,
    format: (value) => new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }).format(value),
    value: '6',
    head,
    onChange: fn(),
  },
});

export const Basic = meta.story({
  play: async ({ canvas, args, said }) => {
    const columns = await canvas.findAllByRole('button', { name: /2026/ });
    await expect(columns).toHaveLength(6);
    await expect(columns[5]).toHaveAttribute('aria-pressed', 'true');
    await expect(columns[5]).toHaveAccessibleName(june(said));
    await userEvent.click(there(columns[1]));
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
});

/** Without `onChange` nothing of it can be pressed but the way to the table. */
export const ToLookAt = meta.story({
  render: ({ onChange: _onChange, ...args }) => <BarChart {...args} />,
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByText(june(said))).toBeInTheDocument();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const [toggle] = await canvas.findAllByRole('button');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, said }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(words.asTable) }));
    const table = canvas.getByRole('table', { name: said(words.caption) });
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: said(words.asChart) }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** The bars grow together, as they are seen for the first time, not as they come back from the table. */
export const Grows = meta.story({
  globals: { motion: 'full' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: countMotions,
  play: async ({ canvas, said }) => {
    await waitFor(() => expect(countedMotions().ended).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: said(words.asTable) }));
    await userEvent.click(canvas.getByRole('button', { name: said(words.asChart) }));
    await expect(canvas.getByRole('group')).toBeVisible();
    await new Promise((done) => setTimeout(done, 100));
    await expect(countedMotions().started).toBe(1);
  },
});

export const Still = meta.story({
  globals: { motion: 'reduced' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toBeVisible();
    await expect(document.getAnimations()).toEqual([]);
  },
});

export const NothingYet = meta.story({
  args: { bars: bars.map((bar) => ({ ...bar, in: 0, out: 0 })) },
  play: async ({ canvas, said }) => {
    await expect(
      await canvas.findAllByRole('button', { name: new RegExp(`${said('获得')} 0`) }),
    ).toHaveLength(6);
  },
});

export const OneHugeMonth = meta.story({
  args: { bars: [...bars.slice(0, 5), { ...there(bars[5]), in: 1_234_567 }] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /2026/ });
    // The smallest amounts stay visible beside the largest.
    await expect(
      Math.min(
        ...withoutRole(there(first), '*')
          .map((part) => part.getBoundingClientRect().height)
          .filter((height) => height > 0),
      ),
    ).toBeGreaterThanOrEqual(1);
  },
});

export const Legend = meta.story({
  render: () => <BarLegend words={words} />,
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByText(said('获得'))).toBeVisible();
  },
});

/** As high as the chart that comes. */
export const OnTheWay = meta.story({
  render: (args) => (
    <>
      <BarChartSkeleton head={head} labels={bars.map(({ label }) => label)} />
      <BarChart {...args} head={head} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = there(withoutRole(canvasElement, '[aria-hidden="true"]')[0]).getBoundingClientRect();
    const chart = there(canvas.getByRole('group').parentElement).getBoundingClientRect();
    await expect(Math.abs(skeleton.height - chart.height)).toBeLessThanOrEqual(1);
  },
});
