import { AppBar, AppBarAction } from '@mapp/kit/primitives/app-bar';
import { IconButton } from '@mapp/kit/primitives/button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';

const back = fn();

const meta = preview.meta({
  component: AppBar,
  subcomponents: { AppBarAction },
  args: { title: '积分账单', back: { label: '返回', onClick: back } },
  beforeEach: () => void back.mockClear(),
});

/** How far an element's middle is from the middle of the window, in px. */
const fromMiddle = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return Math.abs((left + right) / 2 - window.innerWidth / 2);
};

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: said('积分账单') });
    await expect(fromMiddle(heading)).toBeLessThan(1);
    await userEvent.click(canvas.getByRole('button', { name: said('返回') }));
    await expect(back).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(44);
  },
});

export const WithAction = meta.story({
  args: { action: <AppBarAction onClick={fn()}>筛选</AppBarAction> },
  play: async ({ canvas, said }) => {
    await expect(fromMiddle(canvas.getByRole('heading'))).toBeLessThan(1);
    const { width, height } = canvas.getByRole('button', { name: said('筛选') }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(43);
  },
});

export const WithIconAction = meta.story({
  args: { title: '订单详情', action: <IconButton onBar icon="headset" label="联系客服" href="tel:95530" /> },
});

export const LongTitle = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    title: 'Выписка по бонусным баллам за последние двенадцать месяцев',
    action: <AppBarAction onClick={fn()}>Фильтр</AppBarAction>,
  },
  play: async ({ canvas, said }) => {
    const heading = canvas.getByRole('heading');
    const { left, right } = heading.getBoundingClientRect();
    // The ellipsis may stand in the padding, which counts as overflow.
    const room = heading.clientWidth + parseFloat(getComputedStyle(heading).paddingInlineEnd);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(room);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(44);
    await expect(left).toBeGreaterThanOrEqual(
      canvas.getByRole('button', { name: said('返回') }).getBoundingClientRect().right,
    );
    await expect(right).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Фильтр' }).getBoundingClientRect().left,
    );
    await expect(
      canvas.getByRole('button', { name: 'Фильтр' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PageOfAnotherSite = meta.story({
  args: { title: '统一登录', back: { label: '关闭', icon: 'close', onClick: back } },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('button', { name: said('关闭') })).toBeVisible();
  },
});

export const UnderTheHostsStatusBar = meta.story({
  args: { appStatusHeight: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(76);
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(32);
  },
});

/** The host draws its own bar: the heading stays for screen readers. */
export const HiddenByTheHost = meta.story({
  args: { hidden: true },
  play: async ({ canvas, said }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: said('积分账单') })).toBeInTheDocument();
  },
});

/** The host draws its own bar, which has no place for what can be done with the screen. */
export const HiddenWithAction = meta.story({
  args: { hidden: true, action: <AppBarAction onClick={fn()}>筛选</AppBarAction> },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(said('筛选'));
    await expect(canvas.getByRole('heading', { level: 1, name: said('积分账单') })).toBeInTheDocument();
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // On a phone there is one action.
  parameters: { breaks: ['Points'] },
  args: {
    action: (
      <>
        <AppBarAction icon="filter" onClick={fn()}>
          近 3 个月
        </AppBarAction>
        <AppBarAction href="/mapp/Home">积分补登</AppBarAction>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeLessThan(120);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
  },
});
