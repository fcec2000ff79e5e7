import { Screen, Shell } from '@mapp/kit/primitives/screen';
import { AppBar } from '@mapp/kit/primitives/app-bar';
import { Button } from '@mapp/kit/primitives/button';
import { Card, Section } from '@mapp/kit/primitives/card';
import { TabBar } from '@mapp/kit/primitives/tab-bar';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';

const meta = preview.meta({
  component: Screen,
  subcomponents: { Shell },
  args: {
    bar: <AppBar title="积分账单" back={{ label: '返回', onClick: fn() }} />,
    skipLabel: '跳到正文',
    children: (
      <Section title="2026年5月">
        <Card>积分发放</Card>
      </Section>
    ),
  },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const main = canvas.getByRole('main');
    await expect(main).toContainElement(canvas.getByText(said('积分发放')));
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: said('跳到正文') });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    await expect(canvas.getByText(said('积分发放')).getBoundingClientRect().left).toBe(16);
  },
});

export const WithMainAction = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>{`第 ${index + 1} 行`}</p>),
    footer: <Button wide>保存受益人</Button>,
  },
  play: async ({ canvas, said }) => {
    const button = canvas.getByRole('button', { name: said('保存受益人') });
    await expect(Math.round(button.getBoundingClientRect().bottom)).toBe(window.innerHeight - 12);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByText(said('第 40 行')).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    window.scrollTo(0, 0);
  },
});

/** As the toolbar draws them: the bar still hides what scrolls below it. */
export const ForcedColours = meta.story({
  ...WithMainAction.input,
  globals: { contrast: 'forced' },
  play: async ({ canvas, said }) => {
    const bar = canvas.getByRole('main').lastElementChild;
    await expect(bar).toContainElement(canvas.getByRole('button', { name: said('保存受益人') }));
    const { position, backgroundColor } = getComputedStyle(there(bar));
    await expect(position).toBe('sticky');
    await expect(backgroundColor).toMatch(/^rgb\(/);
  },
});

export const WithBand = meta.story({ args: { band: <p style={{ paddingBlock: 16 }}>可用积分 12,480</p> } });

const tabs = [
  { id: 'home', label: '首页', icon: 'home', href: '/mapp/Home' },
  { id: 'mine', label: '我的', icon: 'person', href: '/mapp/mine' },
] as const;

export const AboveTheTabBar = meta.story({
  render: (args) => (
    <Shell tabBar={<TabBar label="主导航" items={tabs} current="mine" />}>
      <Screen {...args} />
    </Shell>
  ),
  play: async ({ canvas, said }) => {
    const bar = canvas.getByRole('navigation', { name: said('主导航') }).getBoundingClientRect();
    await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
});

export const OneColumnOnAWideWindow = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBe(560 - 32);
  },
});

export const TheWholeWidth = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { wide: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBeGreaterThan(1000);
  },
});
