import { preloadMessages, type Catalogue, type Locale } from '@mapp/kit/messages';
import { HomeScreen } from '@mapp/kit/screens/home/home';
import { vars } from '@mapp/kit/theme';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/csf';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { addressesIn, linksTo } from '../../links.ts';
import { refundsTold } from '../../refunds-told.ts';
import { there } from '../../there.ts';
import { withoutRole } from '../../without-role.ts';
import { asRead, words } from '../../words.ts';

const meta = preview.meta({ component: HomeScreen, tags: ['!autodocs'], parameters: { address: '/Home' } });

const paths = {
  notices: '/customize/main/notice/',
  trip: '/api/orders/nextTrip',
  summary: '/api/memberApi/member/getAllCountActivitys',
  account: '/api/memberApi/member/retrieveAccountSummary',
  offers: '/sale/ticketRecommend',
  orders: '/api/orders/list',
  pending: '/api/orders/pending',
} as const;

const mainOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('main');

const hrefs = (canvasElement: HTMLElement) => addressesIn(mainOf(canvasElement));

const sections = (canvasElement: HTMLElement) => within(mainOf(canvasElement)).queryAllByRole('region');

const sectionOf = (canvasElement: HTMLElement, part: HTMLElement) =>
  there(sections(canvasElement).find((section) => section.contains(part)));

/** The rows of the notices, each with its day. */
const noticeRows = (canvasElement: HTMLElement) =>
  within(mainOf(canvasElement))
    .queryAllByRole('button')
    .filter((button) => within(button).queryByRole('time') !== null);

/** The search is behind the lens. */
const openSearch = async (globals: Record<string, unknown>) => {
  const t = await words(globals, 'home');
  await userEvent.click(await screen.findByRole('button', { name: t('actions.search') }));
  const sheet = await screen.findByRole('dialog', { name: t('actions.search') });
  const field = await within(sheet).findByRole('searchbox');
  await waitFor(() => expect(field).toHaveFocus());
  return { field, found: within(sheet) };
};

/** The standard home has the lens, that of large text has not. */
const lens = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('banner'))
    .queryAllByRole('button')
    .find((button) => button.ariaHasPopup === 'dialog') ?? null;

/** Flights of a fare that the airline recommends. */
const offered = '/mapp/reserve/flightList?';

/** A guest's notices are read once they come into sight. */
const noticesAreThere = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(sections(canvasElement).length).toBeGreaterThan(1));
  for (const section of sections(canvasElement)) section.scrollIntoView();
  await waitFor(() => expect(noticeRows(canvasElement).length).toBeGreaterThan(1));
};

/** The figure of the points card is on a tier's surface. */
const pointsAreThere = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(
      sections(canvasElement)
        .flatMap((section) => withoutRole(section, 'svg'))
        .filter((drawing) => drawing.hasAttribute('preserveAspectRatio')),
    ).toHaveLength(1),
  );

const allButRetry = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('alert');

export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, canvasElement, host, airline }) => {
    await noticesAreThere(canvasElement);
    await waitFor(() => expect(linksTo(canvasElement, offered)).toHaveLength(4));
    await expect(hrefs(canvasElement).filter((href) => !href?.startsWith(offered))).toEqual([
      '/mapp/calendarPage',
      '/mapp/flight/checkSeat',
      '/mapp/calculator',
      '/mapp/rm_calculator',
      '/mapp/notice/free-baggage',
      '/mapp/service',
      '/mapp/login?redirect=%2Fmapp%2FHome',
      '/mapp/register',
      'tel:95530',
    ]);
    await expect(
      airline
        .requests()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([paths.notices, paths.offers].toSorted());
    const header = within(canvas.getByRole('banner'));
    await userEvent.click(there(header.getAllByRole('link').at(-1)));
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
  },
});

/** Nobody is signed in here, somebody is with the host. */
export const KnownToTheHost = meta.story({
  parameters: { member: null },
  globals: { host: 'app' },
  beforeEach: ({ host }) =>
    void Object.assign(host, {
      userStatus: async () => 'member',
      userInfo: async () => ({ userId: 'U1', name: '王五' }),
    }),
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'home');
    const button = await canvas.findByRole('link', { name: t('signIn.as', { name: '王五' }) });
    await userEvent.click(button);
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
  },
});

/** The next flight leaves in three days: when check-in opens is told with its day and its hour. */
export const CheckInOpensLater = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'next-trip');
    await expect(await canvas.findByText(t('opens'))).toBeVisible();
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(/2.* 08:00$/);
  },
});

/** Pages that need no account need no sign-in: the settings open here, and the language from them. */
export const GuestSettings = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'home');
    const mine = await words(globals, 'mine');
    await userEvent.click(await canvas.findByRole('button', { name: t('entry.settings') }));
    const settings = await screen.findByRole('dialog', { name: t('entry.settings') });
    await userEvent.click(await within(settings).findByRole('radio', { name: mine('set.theme.dark') }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await userEvent.click(within(settings).getByRole('radio', { name: mine('set.theme.system') }));
    await userEvent.click(
      within(settings).getByRole('button', { name: (name) => name.startsWith(t('entry.language')) }),
    );
    const language = await screen.findByRole('dialog', { name: t('language.title') });
    await expect(within(language).getAllByRole('radio')).toHaveLength(5);
    await expect(host.log.filter(({ action }) => action === 'login')).toEqual([]);
  },
});

/** In large text too. */
export const ElderGuestLanguage = meta.story({
  parameters: { member: null },
  globals: { textSize: 'elder' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'home');
    await userEvent.click(await canvas.findByRole('button', { name: t('actions.language') }));
    await expect(await screen.findByRole('dialog', { name: t('language.title') })).toBeVisible();
  },
});

/** A member in large text has the language where a guest has it. */
export const ElderMemberLanguage = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'home');
    await userEvent.click(await canvas.findByRole('button', { name: t('actions.language') }));
    await expect(await screen.findByRole('dialog', { name: t('language.title') })).toBeVisible();
  },
});

export const Member = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('MU5102')).toBeVisible();
    await pointsAreThere(canvasElement);
    await noticesAreThere(canvasElement);
    const header = within(canvas.getByRole('banner'));
    await waitFor(() =>
      expect(header.getByRole('heading', { level: 1 })).toHaveTextContent(/张三|San Zhang/),
    );
    await expect(linksTo(canvas.getByRole('banner'), '/mapp/mine')[0]).toBeVisible();
  },
});

/** Trip and services at the start, points and what waits beside them. */
export const InAWideWindow = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const hub = await words(globals, 'orders-hub');
    await pointsAreThere(canvasElement);
    await noticesAreThere(canvasElement);
    const trip = sectionOf(canvasElement, await canvas.findByText('MU5102')).getBoundingClientRect();
    const waiting = await canvas.findByRole('region', { name: hub('waiting') });
    await expect(waiting.getBoundingClientRect().left).toBeGreaterThan(trip.right);
  },
});

/** The way to the money among what waits, by what it tells. */
const moneyOf = async ({ canvas, globals }: StoryContext, told: string) => {
  const hub = await words(globals, 'orders-hub');
  const waiting = await canvas.findByRole('region', { name: hub('waiting') });
  return within(waiting).findByRole('link', { name: (name) => asRead(name).includes(told) });
};

/** Of several refunds the one that is late leads, and says by how much. */
export const RefundIsLate = meta.story({
  play: async (context) => {
    const hub = await words(context.globals, 'orders-hub');
    const way = await moneyOf(context, hub('waiting.moneyLate', { days: 2 }));
    await expect(way).toHaveAttribute('href', '/mapp/generalRefund/detail?request=RF2611000006');
    await expect(way).toHaveTextContent('910');
  },
});

/** The only refund is on its way: by when it is there. */
export const RefundUnderWay = meta.story({
  beforeEach: refundsTold({ RF2611000003: '26110000000002' }),
  play: async (context) => {
    const hub = await words(context.globals, 'orders-hub');
    const way = await moneyOf(context, hub('waiting.money'));
    await expect(way).toHaveAttribute('href', '/mapp/generalRefund/detail?request=RF2611000003');
    await expect(way).toHaveTextContent('910');
    await expect(way).not.toHaveTextContent(hub('waiting.moneyCount', { count: 1 }));
  },
});

/** Several refunds in time: their list. */
export const SeveralRefunds = meta.story({
  beforeEach: refundsTold({ RF2611000002: '26110000000002', RF2611000003: '26110000000011' }),
  play: async (context) => {
    const hub = await words(context.globals, 'orders-hub');
    const way = await moneyOf(context, hub('waiting.moneyCount', { count: 2 }));
    await expect(way).toHaveAttribute('href', '/mapp/generalRefund/list?tab=returned');
  },
});

/** Flights that the airline has changed wait beside the payment that is due, and lead to the decision. */
export const ChangesWait = meta.story({
  play: async ({ canvas, globals }) => {
    const hub = await words(globals, 'orders-hub');
    const waiting = within(await canvas.findByRole('region', { name: hub('waiting') }));
    const changes = await waiting.findByRole('link', {
      name: (name) => asRead(name).includes(hub('waiting.changes', { count: 3 })),
    });
    await expect(changes).toHaveAttribute('href', '/mapp/order/list');
    await expect(
      waiting.getByRole('link', { name: (name) => asRead(name).includes(hub('waiting.abnormal')) }),
    ).toBeVisible();
  },
});

/** Late: the time that counts, the planned one struck, and boarding goes with it. */
export const TripIsLate = meta.story({
  beforeEach: ({ airline }) =>
    void airline.flightEvent({ flight: 'MU5102', kind: 'delay', minutes: 50, cause: 'weather' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'duration');
    await expect(await canvas.findByText('19:20')).toBeVisible();
    const trip = within(sectionOf(canvasElement, canvas.getByText('MU5102')));
    await expect(trip.getByText(t('formerly', { time: '18:30' }))).toBeInTheDocument();
    await expect(await trip.findByText('18:40')).toBeVisible();
  },
});

/** Not flown: no pass and no seat, but the way to what one may ask for. */
export const TripIsCancelled = meta.story({
  beforeEach: ({ airline }) =>
    void airline.flightEvent({ flight: 'MU5102', kind: 'cancel', cause: 'weather' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'trip');
    await expect(await canvas.findByText(t('state.flightCancelled'))).toBeVisible();
    await expect(linksTo(canvasElement, '/mapp/flight/details?flight=MU5102')[0]).toHaveTextContent(
      t('dynamics'),
    );
    await expect(linksTo(canvasElement, '/mapp/boarde/boardingPass')).toHaveLength(0);
  },
});

export const GuestInAWideWindow = meta.story({
  parameters: { member: null },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'home');
    await noticesAreThere(canvasElement);
    const [here, join] = [t('guest.here'), t('guest.join')].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    await expect(there(join).left).toBeGreaterThan(there(here).right);
  },
});

/** Story of a member: card number → whether a journey lies ahead. */
const asMember = (member: string, travels: boolean) => ({
  parameters: { member },
  play: async ({ canvasElement }: StoryContext) => {
    await pointsAreThere(canvasElement);
    await noticesAreThere(canvasElement);
    const times = within(mainOf(canvasElement))
      .queryAllByRole<HTMLTimeElement>('time')
      .filter(({ dateTime }) => dateTime.includes('T'));
    await expect(times).toHaveLength(travels ? 1 : 0);
  },
});

export const SilverMember = meta.story(asMember('600000000002', true));
export const GoldMember = meta.story(asMember('600000000003', true));
export const PlatinumMember = meta.story(asMember('600000000004', true));
/** No journey lies ahead. */
export const Child = meta.story(asMember('600000000005', false));

export const InTheDark = meta.story({ ...Member.input, globals: { theme: 'dark' } });

export const HostDrawsTheBar = meta.story({
  parameters: { address: '/Home?hideHeader=1&appStatusHeight=44' },
  play: async ({ canvas, canvasElement }) => {
    await pointsAreThere(canvasElement);
    const header = within(canvas.getByRole('banner'));
    await expect(header.queryByText(/^MU/)).toBeNull();
    await expect(there(header.getAllByRole('button')[0]).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      44,
    );
  },
});

/** The only filled button of a page of large text, as high as a thumb. */
const oneFilled = async (canvasElement: HTMLElement) => {
  const main = within(mainOf(canvasElement));
  const fills = [...main.queryAllByRole('link'), ...main.queryAllByRole('button')].filter(
    (each) => getComputedStyle(each).backgroundColor === fillColor(canvasElement),
  );
  await expect(fills).toHaveLength(1);
  await expect(there(fills[0]).getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
};

/** The colour of a filled button, as the theme in use has it. */
const fillColor = (canvasElement: HTMLElement): string => {
  const probe = canvasElement.ownerDocument.createElement('i');
  probe.style.color = vars.color.action.fill;
  canvasElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** The next journey with its times and one button, what waits, four ways on that no tab leads to, and somebody to talk to. */
export const ElderMember = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(lens(canvasElement)).toBeNull());
    await expect(await canvas.findByText('MU5102')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/张三|San Zhang/),
    );
    const hub = await words(globals, 'orders-hub');
    const waiting = within(await canvas.findByRole('region', { name: hub('waiting') }));
    await expect(waiting.getAllByRole('listitem').length).toBeGreaterThan(1);
    await waitFor(() => expect(hrefs(canvasElement).at(-1)).toBe('tel:95530'));
    await expect(hrefs(canvasElement).slice(-5)).toEqual([
      '/mapp/reserve/reserveTickets',
      '/mapp/mine/myOrder',
      '/mapp/myBill',
      '/mapp/service',
      'tel:95530',
    ]);
    await oneFilled(canvasElement);
    const ways = within(there(within(mainOf(canvasElement)).getAllByRole('list').at(-1)));
    const rows = [...ways.getAllByRole('link'), ...ways.getAllByRole('button')];
    await expect(rows).toHaveLength(5);
    for (const row of [...rows, ...linksTo(mainOf(canvasElement), 'tel:')]) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(84);
    }
  },
});

export const ElderMemberOnANarrowPhone = meta.story({
  globals: { textSize: 'elder', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('MU5102')).toBeVisible();
    await waitFor(() => expect(hrefs(canvasElement).at(-1)).toBe('tel:95530'));
    await waitFor(() => expect(sections(canvasElement)).toHaveLength(1));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Nothing lies ahead: one sentence, and the way to add a journey. */
export const ElderMemberWithoutATrip = meta.story({
  globals: { textSize: 'elder' },
  parameters: { member: '600000000005' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(hrefs(canvasElement)[0]).toMatch(/tab=query/));
    await oneFilled(canvasElement);
  },
});

export const ElderGuest = meta.story({
  globals: { textSize: 'elder' },
  parameters: { member: null },
  play: async ({ canvas, canvasElement, globals, host }) => {
    await waitFor(() => expect(lens(canvasElement)).toBeNull());
    const t = await words(globals, 'home');
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: t('signIn') }));
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
  },
});

/** The search finds what has no row of its own: a guest’s settings too. */
export const ElderGuestSearches = meta.story({
  globals: { textSize: 'elder' },
  parameters: { member: null },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(lens(canvasElement)).toBeNull());
    const t = await words(globals, 'home');
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${t('actions.search')}`) }));
    const sheet = within(await screen.findByRole('dialog', { name: t('actions.search') }));
    await userEvent.type(await sheet.findByRole('searchbox'), t('entry.settings'));
    const [settings] = await sheet.findAllByRole('button', { name: new RegExp(`^${t('entry.settings')}`) });
    await userEvent.click(there(settings));
    await expect(await screen.findByRole('dialog', { name: t('entry.settings') })).toBeVisible();
  },
});

export const ElderModeTurnedOnAndOff = meta.story({
  parameters: { member: null },
  play: async ({ canvas, canvasElement }) => {
    await noticesAreThere(canvasElement);
    await userEvent.click(there(within(canvas.getByRole('banner')).getAllByRole('button')[0]));
    await waitFor(() => expect(lens(canvasElement)).toBeNull());
    await expect(document.documentElement).toHaveAttribute('data-text-size', 'elder');
    await userEvent.click(there(within(canvas.getByRole('banner')).getAllByRole('button')[0]));
    await waitFor(() => expect(lens(canvasElement)).toBeVisible());
  },
});

/** Catalogues of the home and its search. */
const ofHome: Catalogue[] = [
  'home',
  'tiers',
  'shell',
  'flight-search',
  'forms',
  'places',
  'validation',
  'service',
  'notices',
  'failures',
  'site-search',
  'next-trip',
  'duration',
  'reserve',
];

/** A language other than the one in use. */
const other = (locale: unknown): Locale => (locale === 'ko' ? 'ja' : 'ko');

export const LanguageChosenByAGuest = meta.story({
  beforeEach: ({ globals }) => preloadMessages(other(globals['locale']), ofHome),
  parameters: { member: null },
  play: async ({ canvas, canvasElement, globals, host }) => {
    const chosen = other(globals['locale']);
    await noticesAreThere(canvasElement);
    await userEvent.click(there(within(canvas.getByRole('banner')).getAllByRole('button')[2]));
    const radios = within(await screen.findByRole('dialog')).getAllByRole<HTMLInputElement>('radio');
    await userEvent.click(there(radios.find(({ value }) => value === chosen)));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', chosen));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(host.local.get('mapp.language')).toBe(chosen);
  },
});

export const Searched = meta.story({
  play: async ({ globals, navigation }) => {
    const { field, found } = await openSearch(globals);
    await userEvent.type(field, 'bill');
    await expect(found.getAllByRole('link')[0]).toHaveAttribute('href', '/mapp/myBill');
    await userEvent.keyboard('{Enter}');
    await expect(navigation.log).toContainEqual({ action: 'push', to: '/myBill' });
  },
});

export const SearchedForANotice = meta.story({
  play: async ({ canvasElement, globals }) => {
    await noticesAreThere(canvasElement);
    const row = there(noticeRows(canvasElement)[2]);
    const title = there(row.textContent).replace(within(row).getByRole('time').textContent, '');
    const { field, found } = await openSearch(globals);
    await userEvent.type(field, title.slice(0, 12));
    await userEvent.click(await found.findByRole('button', { name: new RegExp(title.slice(0, 6)) }));
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  },
});

/** Orders by their number, a ticket, a city and a flight; what is typed is sent nowhere. */
export const SearchedForAnOrder = meta.story({
  play: async ({ airline, globals, queries }) => {
    const { field, found } = await openSearch(globals);
    const order = '/mapp/order/detail/26110000000002';
    await waitFor(() => expect(airline.requests().map(({ path }) => path)).toContain(paths.orders));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    const asked = airline.requests().length;
    for (const typed of ['26110000000002', '7812100000091', '781-2100000091']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await waitFor(() => expect(addressesIn(found.getByRole('list'))).toEqual([order]));
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'MU5101');
    await expect(linksTo(found.getByRole('list'), '/mapp/order/detail/')).not.toHaveLength(0);
    await expect(there(linksTo(found.getByRole('list'), '/mapp/')[0])).toHaveAttribute(
      'href',
      '/mapp/flight/details?flight=MU5101&day=2026-06-01',
    );
    const [first] = linksTo(found.getByRole('list'), '/mapp/order/detail/');
    const city = there(there(first).textContent.match(/[\p{L}]+/u)?.[0]);
    await userEvent.clear(field);
    await userEvent.type(field, city);
    await waitFor(() => expect(linksTo(found.getByRole('list'), '/mapp/order/detail/')).not.toHaveLength(0));
    await expect(airline.requests()).toHaveLength(asked);
  },
});

/** A number that is none of the last orders leads to the page that looks further back. */
export const SearchedForAnOlderOrder = meta.story({
  play: async ({ globals }) => {
    const { field, found } = await openSearch(globals);
    await userEvent.type(field, '26110099999999');
    await waitFor(() => expect(addressesIn(found.getByRole('list'))).toEqual(['/mapp/myOrder/query']));
  },
});

/** A guest has no orders, and nothing is asked for one. */
export const SearchedForAnOrderByAGuest = meta.story({
  parameters: { member: null },
  play: async ({ airline, globals }) => {
    const { field, found } = await openSearch(globals);
    await userEvent.type(field, '26110000000002');
    await expect(found.getByRole('link')).toHaveAttribute('href', 'tel:95530');
    const asked = airline.requests().map(({ path }) => path);
    await expect(asked).not.toContain(paths.orders);
    await expect(asked).not.toContain('/api/refunds/tickets');
  },
});

export const SearchedForALanguageByAGuest = meta.story({
  parameters: { member: null },
  play: async ({ globals }) => {
    const t = await words(globals, 'home');
    const { field } = await openSearch(globals);
    await userEvent.type(field, '日本語');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: t('language.title') })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async ({ globals }) => {
    const { field, found } = await openSearch(globals);
    await userEvent.type(field, 'xyz');
    await expect(found.getByRole('link')).toHaveAttribute('href', 'tel:95530');
  },
});

export const NoticeRead = meta.story({
  play: async ({ canvasElement }) => {
    await noticesAreThere(canvasElement);
    const row = there(noticeRows(canvasElement)[0]);
    await userEvent.click(row);
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-05-30');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
});

/** One part fails once; it says so in its place, the rest stands, and the retry brings it. */
const failsOnce = (path: string) => ({
  beforeEach: ({ airline }: StoryContext) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvasElement, queries }: StoryContext) => {
    await waitFor(() => expect(allButRetry(canvasElement)).toHaveLength(1));
    // A late answer draws its section again, and a finger would miss the button.
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    const place = sectionOf(canvasElement, there(allButRetry(canvasElement)[0]));
    await expect(hrefs(canvasElement)).toContain('/mapp/beneficiaryManage');
    await userEvent.click(within(place).getByRole('button'));
    await waitFor(() => expect(allButRetry(canvasElement)).toHaveLength(0));
    // Trip, what waits, points, recommended fares and notices.
    await waitFor(() => expect(sections(canvasElement)).toHaveLength(5));
  },
});

export const PointsNotToBeHad = meta.story(failsOnce(paths.summary));
export const TierNotToBeHad = meta.story(failsOnce(paths.account));
export const TripNotToBeHad = meta.story(failsOnce(paths.trip));
export const NoticesNotToBeHad = meta.story(failsOnce(paths.notices));

/** Waiting orders without an answer: it says so in their place, beside what else waits, and the rest is there. */
export const OrdersNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.pending, kind: 'http500', times: Infinity }),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'orders-hub');
    await waitFor(() => expect(allButRetry(canvasElement)).toHaveLength(1));
    await expect(there(allButRetry(canvasElement)[0])).toHaveTextContent(t('waiting.failed'));
    await waitFor(() => expect(sections(canvasElement)).toHaveLength(5));
  },
});

export const NothingToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '*', kind: 'http500', times: 50 }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(allButRetry(canvasElement)).toHaveLength(4));
    await expect(lens(canvasElement)).toBeVisible();
  },
});

export const SessionOver = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.summary, kind: 'session-expired', times: 1 }),
  play: async ({ canvasElement, host }) => {
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
    // The rest of the page is a guest's.
    await waitFor(() => expect(hrefs(canvasElement)).toContain('/mapp/register'));
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.summary, kind: 'refused', times: 1 }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(allButRetry(canvasElement)).toHaveLength(1));
  },
});

export const OfflineKeepsTheFigures = meta.story({
  play: async ({ canvasElement, host }) => {
    await pointsAreThere(canvasElement);
    await noticesAreThere(canvasElement);
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
    await pointsAreThere(canvasElement);
    host.setOnline(true);
    await waitFor(() => expect(keptSince(canvasElement)).toBeUndefined());
  },
});

export const OnTheWay = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        sections(canvasElement).flatMap((section) => within(section).queryAllByRole('status')),
      ).toHaveLength(3),
    );
  },
});
