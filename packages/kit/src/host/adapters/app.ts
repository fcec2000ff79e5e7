import { attempt } from '../attempt.ts';
import { appLine } from '../bridge/app-line.ts';
import { createAsker } from '../bridge/asker.ts';
import type { Ask, Asked } from '../bridge/messages.ts';
import type { Actions, AdapterContext } from '../bridged.ts';
import { HostRefusal } from '../host.ts';
import { isPicture } from '../page.ts';
import { untilToken, wayBack } from '../sign-in.ts';

/** Requests of a person, each with the act to name when the app does not take it. */
const refusals = { saveImage: 'saveImage', brightness: 'setBrightness' } as const;

/** How long the page waits before it is loaded again, ms. Source: membership.md section 9, 0031. */
export const reloadDelay = 57;

/** The airline's own app, on Android, iOS and Harmony. Source: membership.md sections 4 and 7. */
export function actionsOf({ identity, window, settings, site }: AdapterContext): Actions {
  const { location, document } = window;
  const { ask, receive } = createAsker(window, appLine(window, identity));
  // The app speaks through the page itself; a frame, another window or another site does not.
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === window) receive(data);
  });

  /** Whether the app has taken it: it says so, or lies over the page by now. */
  const takes = async <Name extends Ask>(action: Name, detail: Asked[Name]): Promise<boolean> => {
    const { sent, answer } = await ask(action, detail);
    return sent && (answer === undefined ? document.visibilityState === 'hidden' : answer === true);
  };
  const shows =
    (action: 'goHome' | 'checkIn' | 'flightNews' | 'mine' | 'ticketOrders', otherwise: () => Promise<void>) =>
    async () => {
      if (!(await takes(action, {}))) await otherwise();
    };
  const mustTake = async <Name extends 'saveImage' | 'brightness'>(action: Name, detail: Asked[Name]) => {
    if ((await ask(action, detail)).answer !== true) throw new HostRefusal(refusals[action]);
  };
  const leave = async (action: 'goBack' | 'closeWebview') => {
    if (!(await takes(action, {}))) await site.goHome();
  };
  const proof = () => site.environment().proof;
  const redirects = settings.detected?.channelCode === identity.redirectsAfterLogin;

  return {
    async login(request) {
      const { hideMobileLogin, groupId, keepPage } = request;
      const returnTo = wayBack(request, location);
      const before = proof();
      if (!(await takes('login', { returnTo, hideMobileLogin, ...(groupId && { groupId }) }))) {
        await site.login(request);
        return;
      }
      const signedIn = untilToken(window, proof, before);
      if (keepPage) await signedIn;
      else
        void signedIn.then(
          () =>
            void window.setTimeout(
              () => (redirects ? location.replace(returnTo) : location.reload()),
              reloadDelay,
            ),
          () => undefined,
        );
    },
    goHome: shows('goHome', site.goHome),
    openCheckIn: shows('checkIn', site.openCheckIn),
    openFlightNews: shows('flightNews', site.openFlightNews),
    openMine: shows('mine', site.openMine),
    openTicketOrders: shows('ticketOrders', site.openTicketOrders),
    async openOrder(order) {
      if (!(await takes('orderDetail', { id: order.id }))) await site.openOrder(order);
    },
    async pay(order) {
      if (!(await takes('payOrder', { id: order.id }))) await site.pay(order);
    },
    showTab(index) {
      if (identity.ownTabBar) void ask('tab', { index: index ?? null });
    },
    setTitle(title) {
      site.setTitle(title);
      void ask('setTitle', { title });
    },
    async share(what) {
      const { title, url, image } = what;
      const { sent, answer } = await ask('share', { title, url, image });
      return sent ? (answer ?? 'dismissed') : site.share(what);
    },
    async saveImage(image, name) {
      if (!isPicture(image)) throw new HostRefusal('saveImage');
      await mustTake('saveImage', { image, name });
    },
    setBrightness: (level) => mustTake('brightness', { level }),
    goBack() {
      if (attempt(() => window.history.length, 1) > 1) site.goBack();
      else void leave('goBack');
    },
    closeWebview: () => void leave('closeWebview'),
    userInfo: async () => (await ask('userInfo', {})).answer,
    userStatus: async () => (await ask('userStatus', {})).answer,
  };
}
