import { ServiceGrid } from '@mapp/kit/primitives/service-grid';
import { Count } from '@mapp/kit/primitives/badge';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { fits, padded } from './padded.tsx';

const cells = [
  { icon: 'receipt', label: '我的订单', href: '/mapp/orders' },
  { icon: 'undo', label: '退票', href: '/mapp/refunds' },
  { icon: 'change', label: '改签升舱', href: '/mapp/changes' },
  { icon: 'calculator', label: '退改计算', href: '/mapp/calculator' },
  { icon: 'baggage', label: '行李额', href: '/mapp/baggage' },
  { icon: 'people', label: '常用旅客', href: '/mapp/saved' },
  { icon: 'claim', label: '积分补登', href: '/mapp/retro' },
  { icon: 'grid', label: '全部服务', href: '/mapp/services' },
] as const;

const meta = preview.meta({ component: ServiceGrid, decorators: [padded], args: { cells, label: '服务' } });

/** How many different places the cells begin at: the number of columns. */
const columns = (links: HTMLElement[]): number =>
  new Set(links.map((link) => Math.round(link.getBoundingClientRect().left))).size;

export const Basic = meta.story({
  play: async ({ canvas, said, globals }) => {
    await expect(canvas.getByRole('list', { name: said('服务') })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(8);
    // Russian words are longer than a quarter of a phone.
    await expect(columns(links)).toBe(globals['locale'] === 'ru' ? 3 : 4);
    // Some of the English labels take two lines, and a row is as high as its highest cell.
    const line = globals['locale'] === 'zh' ? 0 : 16;
    await expect(links[0]?.getBoundingClientRect().height).toBe(88 + line);
  },
});

export const AnUnfilledRow = meta.story({ args: { cells: cells.slice(0, 6) } });

/** A cell that acts here is a button, and looks like the others. */
export const SomethingThatHappensHere = meta.story({
  args: { cells: [...cells.slice(0, 3), { icon: 'globe', label: '语言', onClick: fn() }] },
  play: async ({ canvas, args, said }) => {
    const button = canvas.getByRole('button', { name: said('语言') });
    const link = canvas.getByRole('link', { name: said('退票') });
    await userEvent.click(button);
    await expect(args.cells[3]?.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBe(link.getBoundingClientRect().height);
    for (const property of ['font-size', 'color', 'border-block-start-width', 'background-color'])
      await expect(getComputedStyle(button).getPropertyValue(property)).toBe(
        getComputedStyle(link).getPropertyValue(property),
      );
  },
});

export const WithCounts = meta.story({
  args: {
    cells: [
      {
        icon: 'card',
        label: '待付款',
        href: '/mapp/a',
        count: <Count value={1} tone="pay" label="1 笔" />,
      },
      { icon: 'takeoff', label: '待出行', href: '/mapp/b', count: <Count value={2} label="2 个" /> },
      { icon: 'undo', label: '退改中', href: '/mapp/c' },
      { icon: 'star-circle', label: '积分订单', href: '/mapp/d', count: <Count value={0} label="没有" /> },
    ],
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('link', { name: `${said('1 笔')} ${said('待付款')}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('积分订单') })).toBeVisible();
  },
});

export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(columns(links)).toBe(2);
    for (const link of links) await expect(link).toSatisfy(fits);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getAllByRole('link'))).toBe(3);
  },
});

/** On the page itself, three in a row; in a wide window all of them in one. */
export const Open = meta.story({
  args: { look: 'open', columns: 3, cells: cells.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getAllByRole('link'))).toBe(3);
    await expect(getComputedStyle(canvas.getByRole('list')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
});

export const OpenInAWideWindow = meta.story({
  ...Open.input,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => expect(columns(canvas.getAllByRole('link'))).toBe(6),
});
