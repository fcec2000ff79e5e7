import { MineScreen } from '@mapp/kit/screens/mine/mine';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { addressesIn, linksTo } from '../../links.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const meta = preview.meta({ component: MineScreen, tags: ['!autodocs'], parameters: { address: '/mine' } });

const summaryPath = '/api/memberApi/member/getAllCountActivitys';

/** The row of the order to be paid next. */
const pending = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole<HTMLAnchorElement>('link')
    .find(({ pathname }) => pathname.endsWith('rderDetail'));

const cardOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('region')
    .find((region) => region.hasAttribute('aria-label'));

const shows =
  (cardNumber: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(cardOf(canvasElement)).toHaveTextContent(cardNumber));
    await waitFor(() => expect(within(canvasElement).queryAllByRole('definition')).toHaveLength(3));
  };

export const Basic = meta.story({
  play: async (context) => {
    await shows('6000 0000 0001')(context);
    const { canvasElement } = context;
    await waitFor(() => expect(pending(canvasElement)).toBeVisible());
    const hrefs = addressesIn(within(canvasElement).getByRole('main'));
    await expect(hrefs).toEqual([
      '/mapp/myBill',
      '/mapp/mine/mycoupons',
      '/mapp/mine/myOrder',
      '/mapp/order/list?status=waiting',
      '/mapp/boarde/seatOrder',
      '/mapp/mine/orderList',
      '/mapp/mine/gradeOrder',
      expect.stringMatching(/^\/mapp\/(boarde|mine)\/\w*rderDetail\?\w+=\w+$/),
      '/mapp/integralCheckIn',
      '/mapp/calculator',
      '/mapp/beneficiaryManage',
      '/mapp/mine/memberUpgrade',
      '/mapp/mine/accountManage',
      '/mapp/mine/mycoupons',
      '/mapp/mine/commonInformation/aircrew',
      '/mapp/mine/ticketExchange',
      '/mapp/mine/buyPoints',
      '/mapp/mine/supermaster',
      '/mapp/youthLeague/home',
      '/mapp/business/home',
      '/mapp/mine/rule',
      '/mapp/boarde',
      '/mapp/mine/set',
      '/mapp/mine/areaLang',
      'tel:95530',
    ]);
  },
});

export const SilverMember = meta.story({
  parameters: { member: '600000000002' },
  play: shows('6000 0000 0002'),
});
export const GoldMember = meta.story({
  parameters: { member: '600000000003' },
  play: shows('6000 0000 0003'),
});
export const PlatinumMember = meta.story({
  parameters: { member: '600000000004' },
  play: shows('6000 0000 0004'),
});
export const Child = meta.story({ parameters: { member: '600000000005' }, play: shows('6000 0000 0005') });
export const InTheDark = meta.story({ globals: { theme: 'dark' }, play: shows('6000 0000 0001') });
export const Elder = meta.story({ globals: { textSize: 'elder' }, play: shows('6000 0000 0001') });

export const HostDrawsTheBar = meta.story({
  parameters: { address: '/mine?hideHeader=1' },
  play: async (context) => {
    await shows('6000 0000 0001')(context);
    const { canvas, canvasElement } = context;
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(there(cardOf(canvasElement)).getBoundingClientRect().top).toBeGreaterThanOrEqual(16);
  },
});

/** The partner shows the orders itself. */
export const WithoutOrders = meta.story({
  parameters: { address: '/mine?hideOrderMenus=1' },
  play: async (context) => {
    await shows('6000 0000 0001')(context);
    await expect(linksTo(context.canvasElement, '/mapp/mine/myOrder')).toHaveLength(0);
  },
});

export const UnderAStatusBar = meta.story({
  parameters: { address: '/mine?appStatusHeight=44' },
  play: async (context) => {
    await shows('6000 0000 0001')(context);
    await expect(
      context.canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(44);
  },
});

export const CardNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: summaryPath, kind: 'http500', times: 1 }),
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert');
    await expect(linksTo(canvasElement, '/mapp/mine/set')[0]).toBeVisible();
    const again = within(there(alert.parentElement)).getByRole('button');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(again);
    await waitFor(() => expect(cardOf(canvasElement)).toHaveTextContent('6000 0000 0001'));
  },
});

export const OfflineKeepsTheFigures = meta.story({
  play: async ({ canvasElement, host }) => {
    await waitFor(() => expect(cardOf(canvasElement)).toBeVisible());
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
    await expect(cardOf(canvasElement)).toBeVisible();
  },
});

/** Money is due for orders: for how many, whatever their kind. */
export const MoneyIsDue = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect(await canvas.findByText(t('due', { count: 5 }))).toBeInTheDocument();
  },
});

export const OnTheWay = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(within(canvasElement).getByRole('main')).getAllByRole('status')[0]).toBeVisible(),
    );
    await expect(cardOf(canvasElement)).toBeUndefined();
  },
});

/** The buttons of the question: the one that changes nothing comes first. */
const answers = async (canvasElement: HTMLElement) => {
  await userEvent.click(there(within(within(canvasElement).getByRole('main')).getAllByRole('button').at(-1)));
  return within(await screen.findByRole('dialog')).getAllByRole('button');
};

export const SignedOut = meta.story({
  play: async ({ canvasElement, host, navigation, airline }) => {
    await waitFor(() => expect(cardOf(canvasElement)).toBeVisible());
    const [, leave] = await answers(canvasElement);
    await userEvent.click(there(leave));
    await waitFor(() => expect(host.environment().proof).toBe(''));
    await expect(navigation.log).toContainEqual({ action: 'replace', to: '/Home' });
    await waitFor(() => expect(airline.requests().map(({ path }) => path)).toContain('/api/account/signOut'));
  },
});

export const StaysSignedIn = meta.story({
  play: async ({ canvasElement, host, navigation }) => {
    await waitFor(() => expect(cardOf(canvasElement)).toBeVisible());
    const [stay] = await answers(canvasElement);
    await userEvent.click(there(stay));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(host.environment().proof).not.toBe('');
    await expect(navigation.log).toEqual([]);
  },
});

/** The order whose time runs out first, with what it costs; it leads to that order. */
export const TheOrderToBePaidNext = meta.story({
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'orders-hub');
    await waitFor(() => expect(pending(canvasElement)).toBeVisible());
    const row = there(pending(canvasElement));
    await expect(row).toHaveTextContent(t('due.within', { minutes: 15 }));
    await expect(row).toHaveTextContent('380');
    await expect(row).toHaveAttribute('href', expect.stringMatching(/boarde\/orderDetail\?order=\d+$/));
  },
});

export const NothingToBePaid = meta.story({
  parameters: { member: '600000000004' },
  play: async (context) => {
    await shows('6000 0000 0004')(context);
    await expect(pending(context.canvasElement)).toBeUndefined();
  },
});

/** The member's number as a code, and in digits. */
export const MemberCodeOpened = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'mine');
    await userEvent.click(await canvas.findByRole('button', { name: t('code.title') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('code.title') }));
    await expect(await sheet.findByRole('img', { name: t('code.title') })).toBeVisible();
    await expect(sheet.getByText('6000 0000 0001')).toBeVisible();
  },
});

/** The whole text of a notice comes in the place of the list, and leads back to it. */
export const NoticesOpened = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'mine');
    const bell = await canvas.findByRole('button', { name: t('notices.concerning', { count: 1 }) });
    await userEvent.click(bell);
    const list = within(await screen.findByRole('dialog', { name: t('notices.title') }));
    const first = there((await list.findAllByRole('listitem'))[0], 'a notice');
    await userEvent.click(within(first).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: t('notices.title') })).toBeNull());
    const one = within(await screen.findByRole('dialog'));
    await userEvent.click(one.getByRole('button', { name: t('close') }));
    await expect(await screen.findByRole('dialog', { name: t('notices.title') })).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(summaryPath));
