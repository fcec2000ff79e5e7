import { RequestFailure, type Failure } from '@mapp/kit/client';
import {
  ChunkFailure,
  NotFound,
  RequestFailed,
  ScreenFailed,
  SignInFirst,
  screensIn,
  Site,
  StartFailed,
  type SiteProps,
} from '@mapp/kit/screens/shell';
import { Card } from '@mapp/kit/primitives/card';
import { Screen } from '@mapp/kit/primitives/screen';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Airline } from '@mapp/sandbox/engine';
import preview from '#storybook/preview';
import type { World } from '../../.storybook/world.ts';
import { linksTo } from '../links.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';

const meta = preview.meta({ component: NotFound, tags: ['!autodocs'] });

const at = '2026-06-01T10:00:24+08:00';
const retry = fn();

/** A read that failed in one way, as every screen shows it. */
const failed = (failure: Failure) => ({
  render: () => (
    <Screen>
      <Card>
        <RequestFailed
          title="积分账单没有取到"
          failure={new RequestFailure(failure, 'pointsSummary', at)}
          onRetry={retry}
        />
      </Card>
    </Screen>
  ),
});

const asksWhatToDo = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(linksTo(canvasElement, 'tel:95530')[0]).toBeVisible();
  retry.mockClear();
  const [again] = within(canvas.getByRole('main')).getAllByRole('button');
  await userEvent.click(there(again));
  await expect(retry).toHaveBeenCalledOnce();
};

export const UnknownAddress = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(linksTo(canvasElement, '/mapp/Home')[0]).toBeVisible();
    await expect(host.log.some(({ action }) => action === 'setTitle')).toBe(true);
  },
});

/** A host has opened it, and can close it again. */
export const UnknownAddressInAHost = meta.story({
  globals: { host: 'app' },
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'shell');
    await userEvent.click(await canvas.findByRole('button', { name: t('close') }));
    await expect(host.log.map(({ action }) => action)).toContain('closeWebview');
  },
});

export const NoConnection = meta.story({
  ...failed({ kind: 'network' }),
  parameters: { covers: ['request.network'] },
  play: asksWhatToDo,
});
export const NoAnswerInTime = meta.story({
  ...failed({ kind: 'timeout', seconds: 60 }),
  parameters: { covers: ['request.timeout'] },
  play: asksWhatToDo,
});
export const GivenUpByLeaving = meta.story({
  ...failed({ kind: 'aborted' }),
  parameters: { covers: ['request.aborted'] },
  play: asksWhatToDo,
});
export const NotSignedIn = meta.story({
  ...failed({ kind: 'unauthorised', code: '401', message: '' }),
  parameters: { covers: ['request.unauthorised'] },
  play: asksWhatToDo,
});
export const SessionExpired = meta.story({
  ...failed({ kind: 'unauthorised', code: '-998', message: '' }),
  parameters: { covers: ['request.sessionExpired'] },
  play: asksWhatToDo,
});
export const AnotherMemberSignedIn = meta.story({
  ...failed({ kind: 'otherMember' }),
  parameters: { covers: ['request.otherMember'] },
  play: asksWhatToDo,
});
/** The airline's own words say it; the screen keeps what was filled in. */
export const NumberUsedBefore = meta.story({
  ...failed({ kind: 'refused', code: '40902', message: '该请求编号已用于其他内容，本次操作未办理' }),
  parameters: { covers: ['request.conflict'] },
  play: asksWhatToDo,
});
export const SpecialHandling = meta.story({
  ...failed({ kind: 'special', code: '40500', message: '请到营业部办理' }),
  parameters: { covers: ['request.special'] },
  play: asksWhatToDo,
});
export const Refused = meta.story({
  ...failed({ kind: 'refused', code: '-1', message: '请稍后再试' }),
  parameters: { covers: ['request.refused'] },
  play: asksWhatToDo,
});
export const UnexpectedResponse = meta.story({
  ...failed({ kind: 'unexpected', status: 200, field: 'remainPoint' }),
  parameters: { covers: ['request.unexpected'] },
  play: async (context) => {
    await asksWhatToDo(context);
    await expect(context.canvasElement).not.toHaveTextContent('remainPoint');
  },
});

const chunk = (reason: 'timeout' | 'missing') => ({
  render: () => <ScreenFailed destination="bill" error={new ChunkFailure('bill', reason)} onRetry={retry} />,
  parameters: { covers: [`chunk.${reason}`] },
});

export const ChunkTooLate = meta.story({
  ...chunk('timeout'),
  play: async (context) => {
    await asksWhatToDo(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('120');
  },
});

export const ChunkMissing = meta.story({
  ...chunk('missing'),
  play: async (context) => {
    await asksWhatToDo(context);
    const t = await words(context.globals, 'shell');
    // The part is in small print alone; the bar has the name of the area.
    await expect(context.canvas.getByRole('alert')).not.toHaveTextContent('bill');
    await expect(context.canvas.getByText('chunk.missing · bill')).toBeVisible();
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('section.points'));
  },
});

/** Without a network it says so, and the page's own words are silent about it. */
export const ChunkMissingWithoutANetwork = meta.story({
  ...chunk('missing'),
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'shell');
    host.setOnline(false);
    await expect(await canvas.findByText(t('chunk.offline'))).toBeVisible();
    await expect(canvas.queryByText(t('offline.now'))).toBeNull();
  },
});

/** A page that says nothing of its own about it. */
export const WithoutANetwork = meta.story({
  render: () => <NotFound />,
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'shell');
    const said = () => canvas.queryByText(t('offline.now'));
    await expect(said()).toBeNull();
    host.setOnline(false);
    await waitFor(() => expect(said()).toBeVisible());
    host.setOnline(true);
    await waitFor(() => expect(said()).toBeNull());
  },
});

export const ScreenCrashed = meta.story({
  render: () => <ScreenFailed error={new TypeError('x is undefined')} onRetry={retry} />,
  play: asksWhatToDo,
});

export const GuestIsSentToSignIn = meta.story({
  render: () => <SignInFirst />,
  parameters: { member: null, address: '/myBill' },
  play: async ({ host }) => {
    await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
  },
});

export const BrokenConfiguration = meta.story({
  render: (_, { globals }) => (
    <StartFailed
      locale={globals['locale'] as 'zh'}
      part="config"
      hotline="95530"
      detail="config.json hotline: a telephone number"
      onRetry={retry}
    />
  ),
  play: asksWhatToDo,
});

export const MissingPart = meta.story({
  render: (_, { globals }) => (
    <StartFailed
      locale={globals['locale'] as 'zh'}
      part="part"
      hotline="95530"
      detail="Failed to fetch"
      onRetry={retry}
    />
  ),
  play: asksWhatToDo,
});

const page = (heading: string) => async () => () => (
  <Screen>
    <h1>{heading}</h1>
  </Screen>
);

const screens = screensIn({
  home: { load: page('首页'), catalogues: [] },
  mine: { load: page('我的'), catalogues: [] },
  bill: { load: () => Promise.reject(new TypeError('Failed to fetch')), catalogues: [] },
});

const site = (address: string) => ({
  render: (
    _: unknown,
    { world }: { world: { special: SiteProps['special']; signIn: SiteProps['signIn'] } },
  ) => (
    <Site
      screens={screens}
      address={address}
      visit={{ key: 'first', arrival: 'first' }}
      special={world.special}
      signIn={world.signIn}
    />
  ),
  parameters: { address },
});

/** Links of what is drawn, without the navigation of another width. */
const tabsIn = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('navigation')
    .flatMap((navigation) => within(navigation).queryAllByRole('link'));

export const SiteWithTabBar = meta.story({
  ...site('/Home'),
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('heading', { level: 1, name: '首页' });
    const tabs = tabsIn(canvasElement);
    const host = String(globals['host']);
    const more = /^(app|miniprogram|ali|douyin)$/.test(host) ? 1 : 0;
    await expect(tabs).toHaveLength(host === 'rail' ? 0 : 2 + more);
    if (tabs.length > 0) await expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  },
});

/** The host has a page of flight news. */
export const SiteInAHost = meta.story({
  ...SiteWithTabBar.input,
  globals: { host: 'app' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'shell');
    await canvas.findByRole('heading', { level: 1, name: '首页' });
    const hrefs = tabsIn(canvasElement).map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/mapp/Home', '/mapp/flight/index', '/mapp/mine']);
    await expect(canvas.getByRole('link', { name: t('tabs.flights') })).toBeVisible();
  },
});

/** It draws its own bar, and is told which entry is lit. */
export const SiteInAHostWithABar = meta.story({
  ...SiteWithTabBar.input,
  globals: { host: 'app' },
  beforeEach: ({ host }) => void Object.assign(host, { can: () => true }),
  play: async ({ canvas, host }) => {
    await canvas.findByRole('heading', { level: 1, name: '首页' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(host.log).toContainEqual({ action: 'showTab', detail: 0 });
  },
});

/** A member's page, and a token that changes under it. */
const crossed = (act: (world: World, airline: Airline) => unknown) => ({
  ...site('/mine'),
  play: async ({ canvas, globals, world, airline }: Crossed) => {
    await canvas.findByRole('heading', { level: 1, name: '我的' });
    await world.client.holder.learn();
    await act(world, airline);
    world.host.tellToken();
    const cover = within(await screen.findByRole('dialog'));
    return { cover, t: await words(globals, 'holder'), below: canvas };
  },
});
type Crossed = Pick<StoryContext, 'canvas' | 'globals' | 'world' | 'airline'>;
const signIn = (cardNo: string) => (world: World, airline: Airline) =>
  world.host.signIn(airline.signIn(cardNo));

const byAnother = crossed(signIn('600000000002'));
export const AnotherMemberCoversThePage = meta.story({
  ...byAnother,
  play: async (context) => {
    const { cover, t, below } = await byAnother.play(context);
    const name = context.globals['locale'] === 'zh' || context.globals['locale'] === 'ja' ? '李敏' : 'Min Li';
    await cover.findByRole('heading', { name: t('other.title', { name }) });
    await expect(below.queryByRole('heading', { level: 1, name: '我的', hidden: true })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(cover.getByRole('button', { name: t('goOnAs', { name }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.navigation.log.at(-1)).toMatchObject({ action: 'replace' });
  },
});

const bySignOut = crossed((world) => world.host.logout());
export const SignedOutElsewhere = meta.story({
  ...bySignOut,
  play: async (context) => {
    const { cover, t, below } = await bySignOut.play(context);
    await cover.findByRole('heading', { name: t('left.title') });
    await expect(below.queryByRole('heading', { level: 1, name: '我的', hidden: true })).toBeNull();
    await userEvent.click(cover.getByRole('button', { name: t('signIn') }));
    await waitFor(() =>
      expect(context.host.log).toContainEqual(
        expect.objectContaining({ action: 'login', detail: expect.objectContaining({ keepPage: true }) }),
      ),
    );
    await expect(cover.getByRole('button', { name: t('guest') })).toBeVisible();
  },
});

const byNobodyKnown = crossed((world, airline) => {
  airline.fault({ path: '/api/user/getUserInfo', kind: 'network', times: 3 });
  signIn('600000000001')(world, airline);
});
export const NobodyCanTellWhoIsSignedIn = meta.story({
  ...byNobodyKnown,
  play: async (context) => {
    const { cover, t, below } = await byNobodyKnown.play(context);
    await cover.findByRole('heading', { name: t('unsure.title') });
    await userEvent.click(cover.getByRole('button', { name: t('retry') }));
    // The same member: the page is as it was.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(below.getByRole('heading', { level: 1, name: '我的' })).toBeVisible();
  },
});

export const SiteForRailPartner = meta.story({ ...SiteWithTabBar.input, globals: { host: 'rail' } });

export const SiteWithFailedChunk = meta.story({
  ...site('/myBill'),
  // React tells of what a boundary caught.
  parameters: { address: '/myBill', logs: [/ChunkFailure|bill: missing/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('chunk.missing · bill')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const SiteAtUnknownAddress = meta.story({
  ...site('/nowhere'),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(linksTo(within(canvasElement).getByRole('main'), '/mapp/Home')[0]).toBeVisible(),
    );
  },
});
