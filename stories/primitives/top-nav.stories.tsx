import { LinkProvider } from '@mapp/kit/primitives/link';
import { Screen, Shell } from '@mapp/kit/primitives/screen';
import { AppBar } from '@mapp/kit/primitives/app-bar';
import { TabBar } from '@mapp/kit/primitives/tab-bar';
import { TopNav, TopNavLink } from '@mapp/kit/primitives/top-nav';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../links.ts';
import { fits } from './padded.tsx';

const navigate = fn();
const signIn = fn();

const items = [
  { id: 'home', label: '首页', href: '/mapp/Home' },
  { id: 'flights', label: '航班动态', href: '/mapp/flight' },
  { id: 'trip', label: '行程', href: '/mapp/trip' },
  { id: 'checkIn', label: '选座值机', href: '/mapp/boarde' },
  { id: 'mine', label: '我的', href: '/mapp/mine' },
];

const meta = preview.meta({
  component: TopNav,
  subcomponents: { TopNavLink },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Shell
          topNav={Story()}
          tabBar={<TabBar label="标签栏" items={items.map((item) => ({ ...item, icon: 'home' }))} />}
        >
          <Screen bar={<AppBar title="我的订单" back={{ label: '返回', onClick: fn() }} />}>第一段</Screen>
        </Shell>
      </LinkProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: '主要导航',
    brand: { label: 'MU航空', href: '/mapp/Home' },
    items,
    current: 'home',
    skipLabel: '跳到主要内容',
    children: (
      <>
        <TopNavLink icon="globe" label="语言" href="/mapp/mine/areaLang">
          语言
        </TopNavLink>
        <TopNavLink icon="headset" label="客服热线 95530" href="tel:95530">
          95530
        </TopNavLink>
        <TopNavLink
          href="/mapp/login"
          onClick={(event) => {
            event.preventDefault();
            signIn();
          }}
        >
          登录
        </TopNavLink>
      </>
    ),
  },
  beforeEach: () => {
    navigate.mockClear();
    signIn.mockClear();
  },
});

/** In place of the tab bar; the app bar is the head of the page, and goes with it. */
export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const nav = canvas.getByRole('navigation', { name: said('主要导航') });
    await expect(nav.getBoundingClientRect().height).toBe(64);
    await expect(canvas.queryByRole('navigation', { name: said('标签栏') })).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(said('首页'));
    await expect(getComputedStyle(canvas.getByRole('banner')).position).toBe('static');
    const rows = within(nav).getAllByRole('listitem');
    const links = rows.flatMap((row) => within(row).getAllByRole('link'));
    for (const link of [...links, ...linksTo(nav, 'tel:')]) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('link', { name: said('我的') }));
    await expect(navigate).toHaveBeenCalledWith('/mapp/mine');
    await userEvent.click(canvas.getByRole('link', { name: said('登录') }));
    await expect(signIn).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

/** One is at a page of the member's own: the entry is marked, but is not the page. */
export const BelowAnEntry = meta.story({
  args: { current: 'mine', exact: false },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(said('我的'));
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const BelowNoneOfThem = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { current: 'page' })).toBeNull(),
});

/** The first stop of the keyboard jumps over it. */
export const Skipped = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: said('跳到主要内容') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** Below 960 px there is none, and the tab bar is there. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, said }) => {
    await expect(canvas.queryByRole('navigation', { name: said('主要导航') })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: said('标签栏') })).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Главное меню',
    brand: { label: 'МУ Авиалинии', href: '/mapp/Home' },
    items: [
      { id: 'home', label: 'Главная', href: '/mapp/Home' },
      { id: 'flights', label: 'Табло рейсов', href: '/mapp/flight' },
      { id: 'trip', label: 'Поездки', href: '/mapp/trip' },
      { id: 'checkIn', label: 'Регистрация', href: '/mapp/boarde' },
      { id: 'mine', label: 'Личный кабинет', href: '/mapp/mine' },
    ],
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toSatisfy(fits);
  },
});
