import { TabBar } from '@mapp/kit/primitives/tab-bar';
import { LinkProvider } from '@mapp/kit/primitives/link';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { fits } from './padded.tsx';

const navigate = fn();

const meta = preview.meta({
  component: TabBar,
  decorators: [(Story) => <LinkProvider navigate={navigate}>{Story()}</LinkProvider>],
  args: {
    label: '主导航',
    items: [
      { id: 'home', label: '首页', icon: 'home' as const, href: '/mapp/Home' },
      { id: 'dynamics', label: '航班动态', icon: 'takeoff' as const, href: '/mapp/dynamics' },
      { id: 'check-in', label: '选座值机', icon: 'seat' as const, href: '/mapp/checkin' },
      { id: 'mine', label: '我的', icon: 'person' as const, href: '/mapp/mine' },
    ],
    current: 'home',
  },
  beforeEach: () => void navigate.mockClear(),
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const bar = canvas.getByRole('navigation', { name: said('主导航') });
    await expect(bar.getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(said('首页'));
    await userEvent.click(canvas.getByRole('link', { name: said('我的') }));
    await expect(navigate).toHaveBeenCalledWith('/mapp/mine');
  },
});

export const BelowAllOfThem = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBe(72);
  },
});

export const LongWordsOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Разделы',
    items: [
      { id: 'home', label: 'Главная', icon: 'home', href: '/mapp/Home' },
      { id: 'dynamics', label: 'Табло рейсов', icon: 'takeoff', href: '/mapp/dynamics' },
      { id: 'check-in', label: 'Регистрация', icon: 'seat', href: '/mapp/checkin' },
      { id: 'mine', label: 'Личный кабинет', icon: 'person', href: '/mapp/mine' },
    ],
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toSatisfy(fits);
  },
});
