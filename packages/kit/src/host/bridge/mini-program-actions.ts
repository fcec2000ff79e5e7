import { attempt } from '../attempt.ts';
import type { Actions, AdapterContext } from '../bridged.ts';
import { appearing } from './appearing.ts';
import { pageOpener, type MiniProgramApi } from './page-opener.ts';
import { tell } from './tell.ts';
import { HostRefusal, type LoginRequest } from '../host.ts';
import { barPages, mostPages, type HostPages } from '../pages.ts';
import { untilToken, wayBack } from '../sign-in.ts';

/** Differences between the mini-programs. */
export interface MiniProgramKind {
  /** Its functions on the page; undefined while they are not there. */
  readonly find: (window: Window) => MiniProgramApi | undefined;
  /** The event after which they are there. */
  readonly event?: string;
  /** Which of its pages signs in. */
  readonly loginPage: (context: AdapterContext, request: LoginRequest) => keyof HostPages;
}

/** Functions of a mini-program under a global's name. */
export const functionsAt = (found: unknown): MiniProgramApi | undefined =>
  typeof found === 'object' && found !== null && 'navigateTo' in found
    ? (found as MiniProgramApi)
    : undefined;

/** Pages that lie open when the site is shown; its host says so in `pageDepth`. */
const depthIn = (query: string): number => {
  const depth = Number(new URLSearchParams(query).get('pageDepth') ?? 1);
  return Number.isInteger(depth) && depth >= 1 ? Math.min(depth, mostPages) : 1;
};

const urlOf = (path: string, query: Readonly<Record<string, string>>): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;

/** Query of the sign-in page. Bill, youth-league and group flows see neither the mobile login nor the cover page. */
const loginQuery = ({ hideMobileLogin, groupId }: LoginRequest, url: string) => ({
  url,
  ...(hideMobileLogin ? { hideMobileLogin: '1' } : { cover: '1' }),
  ...(groupId && { groupId }),
});

/** A mini-program's actions: its own pages, and the site's where it has none. Source: membership.md section 4. */
export function miniProgramActions(
  context: AdapterContext,
  kind: MiniProgramKind,
): Actions & { ready: () => Promise<MiniProgramApi | undefined> } {
  const { identity, window, site, query } = context;
  const ready = appearing(window, () => kind.find(window), kind.event);
  const open = pageOpener(window, ready, depthIn(query));
  const show = async (page: keyof HostPages, sent: Readonly<Record<string, string>>, keepPage = false) => {
    const path = identity.pages?.[page];
    return path !== undefined && open(urlOf(path, sent), { inBar: barPages.has(page), keepPage });
  };
  const to = (page: keyof HostPages, otherwise: () => Promise<void>) => async () => {
    if (!(await show(page, {}))) await otherwise();
  };
  const leave = async () => {
    const api = await ready();
    if (api) api.navigateBack({ delta: 1 });
    else await site.goHome();
  };
  return {
    ready,
    async login(request) {
      const sent = loginQuery(request, wayBack(request, window.location));
      const page = kind.loginPage(context, request);
      const { keepPage = false } = request;
      if (!(await show(page, sent, keepPage))) {
        if (keepPage && (await ready())) throw new HostRefusal('login');
        await site.login(request);
      } else if (keepPage) await untilToken(window, () => site.environment().proof);
    },
    goHome: to('home', site.goHome),
    openCheckIn: to('checkIn', site.openCheckIn),
    openFlightNews: to('flightNews', site.openFlightNews),
    openMine: to('mine', site.openMine),
    openTicketOrders: to('ticketOrders', site.openTicketOrders),
    async openOrder(order) {
      if (!(await show('order', { orderId: order.id }))) await site.openOrder(order);
    },
    async pay(order) {
      if (!(await show('payment', { orderId: order.id }))) await site.pay(order);
    },
    showTab(index) {
      if (identity.ownTabBar)
        void ready().then((api) => api && tell(api, { data: { type: 'tab', index: index ?? null } }));
    },
    async share(what) {
      // It arrives when the mini-program's own menu shares; until then the address is in the clipboard.
      const api = await ready();
      if (api) tell(api, { data: { type: 'share', title: what.title, url: what.url } });
      return site.share(what);
    },
    goBack() {
      if (attempt(() => window.history.length, 1) > 1) site.goBack();
      else void leave();
    },
    closeWebview: () => void leave(),
  };
}
