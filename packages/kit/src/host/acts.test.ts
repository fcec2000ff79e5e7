import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './adapters/ali.ts';
import './adapters/app.ts';
import './adapters/douyin.ts';
import './adapters/miniprogram.ts';
import type { HostId } from './host.ts';
import { hostActs, type HostAct } from './rehearsal/acts.ts';
import { rehearsedUser } from './rehearsal/answers.ts';
import { conducts, delays, type BridgeCall, type Conduct } from './rehearsal/conduct.ts';
import { rehearse, type RehearsalOptions } from './rehearsal/rehearsal.ts';

const page = 'https://www.example.com/mapp/Home';
const at = (path: string) => `https://www.example.com/mapp/${path}`;
const call = (to: string, given: unknown = {}): BridgeCall => ({ to, with: given });
const refusal = { refused: true };

/** Outcome of an act: what is asked, and what it answers. */
interface Outcome {
  readonly calls: readonly BridgeCall[];
  readonly answer?: unknown;
}
/** With a host that takes it, and without one: the site's own way. */
interface Row {
  readonly host: Outcome;
  /** Left out where the host is not asked. */
  readonly site?: Outcome;
  /** Where it does something else after it was asked and did not take it. */
  readonly afterRefusal?: Outcome;
  readonly afterSilence?: Outcome;
}
type Rows = Readonly<Record<HostAct, Row>>;

const done = (...calls: readonly BridgeCall[]): Outcome => ({ calls });

/** Acts of a plain browser, with its own sign-in page and token. */
const inBrowser = (signIn: string, alias: string): Readonly<Record<HostAct, Outcome>> => {
  const leaves = (back: string, rest = '') =>
    done(
      call(
        'browser.assign',
        `https://www.example.com${signIn}?redirect=${encodeURIComponent(at(back))}&alias=${alias}${rest}`,
      ),
    );
  const goes = (path: string) => done(call('site', path));
  return {
    login: leaves('mine'),
    loginFromBill: leaves('myBill', '&hideMobileLogin=1'),
    loginInGroup: leaves('mine', '&hideMobileLogin=1'),
    goHome: goes('/Home'),
    openCheckIn: goes('/boarde'),
    openFlightNews: goes('/flight'),
    openMine: goes('/mine'),
    openOrder: goes('/order/detail/O1'),
    openTicketOrders: goes('/order/list'),
    pay: goes('/pay/O1'),
    showTab: done(),
    setTitle: done(),
    share: { calls: [call('clipboard', page)], answer: 'copied' },
    saveImage: { calls: [], answer: refusal },
    setBrightness: { calls: [], answer: refusal },
    goBack: goes('/Home'),
    closeWebview: goes('/Home'),
    userStatus: done(),
    userInfo: done(),
  };
};

/** Rows of a host: what it is asked, or else the browser's way. */
const rowsOf = (site: Readonly<Record<HostAct, Outcome>>, own: Partial<Rows>): Rows =>
  Object.fromEntries(
    Object.entries(site).map(([act, outcome]) => [
      act,
      own[act as HostAct] === undefined ? { host: outcome } : { site: outcome, ...own[act as HostAct] },
    ]),
  ) as Rows;

/** A mini-program, by the name of its functions; what it can do beside. */
function inMiniProgram(name: string, alias: string, own: Partial<Rows> = {}): Rows {
  const site = inBrowser('/sso/login', alias);
  const opens = (url: string): Row => ({ host: done(call(`${name}.navigateTo`, { url })) });
  const switches = (url: string): Row => {
    const tried = call(`${name}.switchTab`, { url });
    const back = site[url.includes('home') ? 'goHome' : 'openMine'];
    return {
      host: done(tried),
      // It may not be in this mini-program's bar.
      afterRefusal: done(tried, call(`${name}.navigateTo`, { url }), ...back.calls),
    };
  };
  const leaves: Row = { host: done(call(`${name}.navigateBack`, { delta: 1 })) };
  const asked: Row = {
    host: {
      calls: [
        call(`${name}.postMessage`, { data: { type: 'share', title: 'Trip', url: page } }),
        call('clipboard', page),
      ],
      answer: 'copied',
    },
  };
  const url = (back: string) => encodeURIComponent(at(back));
  return rowsOf(site, {
    login: opens(`/pages/login/index?url=${url('mine')}&cover=1`),
    loginFromBill: opens(`/pages/login/index?url=${url('myBill')}&hideMobileLogin=1`),
    loginInGroup: opens(`/pages/group/login/index?url=${url('mine')}&hideMobileLogin=1&groupId=G7`),
    goHome: switches('/pages/home/index'),
    openCheckIn: opens('/pages/check-in/index'),
    openFlightNews: opens('/pages/flight/index'),
    openMine: switches('/pages/mine/index'),
    openOrder: opens('/pages/order/index?orderId=O1'),
    openTicketOrders: opens('/pages/orders/index'),
    pay: opens('/pages/payment/index?orderId=O1'),
    // A request taken in silence counts as taken: nothing else can be done about these.
    share: { ...asked, afterRefusal: asked.host, afterSilence: asked.host },
    goBack: { ...leaves, afterRefusal: leaves.host, afterSilence: leaves.host },
    closeWebview: { ...leaves, afterRefusal: leaves.host, afterSilence: leaves.host },
    ...own,
  });
}

/** Answer of the app, and its meaning when it says no, or nothing. */
const told = (message: string, detail: unknown, answer?: unknown, no?: unknown, nothing?: unknown): Row => {
  const calls = [call(message, detail)];
  return {
    host: { calls, answer },
    afterRefusal: { calls, answer: no },
    afterSilence: { calls, answer: nothing },
  };
};
const asked = (action: string, detail: unknown = {}): Row => ({
  host: done(call(`MappBridge.${action}`, detail)),
});
const login = (back: string, hideMobileLogin: boolean, group = {}) =>
  asked('login', { returnTo: at(back), hideMobileLogin, ...group });
const image = expect.objectContaining({ name: 'pass.png' }) as unknown;

const startShare: Outcome = {
  calls: [call('my.postMessage', { share: { title: 'Trip', url: page } }), call('my.startShare')],
  answer: 'shared',
};

const browser = inBrowser('/sso/login', 'mapp_token_m');
const saved = done(call('browser.save', expect.stringMatching(/^pass\.png data:image\/png/) as unknown));

/** Every host × every act. */
const table: Readonly<Record<HostId, Rows>> = {
  browser: rowsOf({ ...browser, saveImage: saved }, {}),
  app: rowsOf(inBrowser('/sso/login', 'mapp_token_app'), {
    login: login('mine', false),
    loginFromBill: login('myBill', true),
    loginInGroup: login('mine', true, { groupId: 'G7' }),
    goHome: asked('goHome'),
    openCheckIn: asked('checkIn'),
    openFlightNews: asked('flightNews'),
    openMine: asked('mine'),
    openOrder: asked('orderDetail', { id: 'O1' }),
    openTicketOrders: asked('ticketOrders'),
    pay: asked('payOrder', { id: 'O1' }),
    setTitle: asked('setTitle', { title: 'Points bill' }),
    share: told('MappBridge.share', { title: 'Trip', url: page }, 'shared', 'dismissed', 'dismissed'),
    saveImage: told('MappBridge.saveImage', image, undefined, refusal, refusal),
    setBrightness: told('MappBridge.brightness', { level: 'full' }, undefined, refusal, refusal),
    goBack: asked('goBack'),
    closeWebview: asked('closeWebview'),
    userStatus: told('MappBridge.userStatus', {}, 'member', 'guest'),
    userInfo: told('MappBridge.userInfo', {}, rehearsedUser),
  }),
  miniprogram: inMiniProgram('wx.miniProgram', 'mapp_token_mini'),
  ali: inMiniProgram('my', 'mapp_token_ali', {
    share: { host: startShare, afterRefusal: startShare, afterSilence: startShare },
    userStatus: told('my.postMessage userStatus', {}, 'member', 'guest'),
    userInfo: told('my.postMessage userInfo', {}, rehearsedUser),
  }),
  xuexi: rowsOf(inBrowser('/sso/xuexi', 'mapp_token_xuexi'), {}),
  douyin: inMiniProgram('tt.miniProgram', 'mapp_token_douyin'),
};

/** The app's scheme stands in for an object that does not appear. */
const byScheme = ({ calls, answer }: Outcome): Outcome => ({
  calls: calls.map(({ to, ...rest }) => ({ to: to.replace('MappBridge.', 'mappapp://'), ...rest })),
  answer,
});

/** Outcome of a row with a host that behaves so. */
function outcomeOf(id: HostId, { host, site, afterRefusal, afterSilence }: Row, conduct: Conduct): Outcome {
  if (!site) return host;
  const then = { ...site, calls: [...host.calls, ...site.calls] };
  const silence = afterSilence ?? then;
  const outcomes: Readonly<Record<Conduct, Outcome>> = {
    answers: host,
    twice: host,
    slow: host,
    refuses: afterRefusal ?? then,
    silent: silence,
    late: silence,
    // The host that lies over the page has taken it; only an answer that carries something is missing.
    covers: afterSilence ?? { calls: host.calls },
    absent: id === 'app' ? byScheme(host) : site,
  };
  return outcomes[conduct];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A host that is awake, and what one act of it has come to after a while. */
async function perform(act: HostAct, options: RehearsalOptions, wait = delays.late + 10_000) {
  const rehearsal = rehearse(options);
  await vi.dynamicImportSettled();
  let answer: unknown = 'open';
  hostActs[act](rehearsal.host).then(
    (given: unknown) => {
      answer = given;
    },
    (reason: unknown) => {
      answer = (reason as Error).name === 'HostRefusal' ? refusal : reason;
    },
  );
  await vi.advanceTimersByTimeAsync(wait);
  return { ...rehearsal, answer };
}

const acts = Object.keys(hostActs) as HostAct[];

describe.each(Object.keys(table) as HostId[])('%s', (id) => {
  describe.each(conducts)('%s', (conduct) => {
    it.each(acts)('%s', async (act) => {
      const { calls, answer } = await perform(act, { host: id, conduct });
      const expected = outcomeOf(id, table[id][act], conduct);
      expect(calls).toEqual(expected.calls);
      expect(answer).toEqual(expected.answer);
    });
  });

  it('queues what is asked before it is there, in its order', async () => {
    const { host, calls } = rehearse({ host: id, conduct: 'slow' });
    await vi.dynamicImportSettled();
    const asking = [host.openOrder({ id: 'O1' }), host.openCheckIn()];
    await vi.advanceTimersByTimeAsync(delays.slow - 100);
    const early = table[id].openOrder.site ? [] : ['site', 'site'];
    expect(calls.map(({ to }) => to)).toEqual(early);
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all(asking);
    expect(JSON.stringify(calls[0])).toContain('O1');
  });

  it('goes the site’s own way at once, once it is known that nothing is there', async () => {
    const { host, calls } = rehearse({ host: id, conduct: 'absent' });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5000);
    void host.openMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
  });
});

describe('sign-in', () => {
  const embedded = ['app', 'miniprogram', 'ali', 'xuexi', 'douyin'] as const;

  it.each(embedded)('of the rail partner is its own in %s', async (id) => {
    const { calls } = await perform('login', { host: id, path: '/mapp/mine?channel=rail' }, 1999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([call('browser.replace', '/mapp/mine?channel=rail')]);
  });

  it('opens the second page of the payment mini-program when its flag says v2', async () => {
    const path = '/mapp/Home?isAliminiV2=1';
    const { calls } = await perform('login', { host: 'ali', path });
    expect(calls).toEqual([
      call('my.navigateTo', { url: `/pages/login-v2/index?url=${encodeURIComponent(at('mine'))}&cover=1` }),
    ]);
  });

  it('loads the page anew after the app’s', async () => {
    const { host, window, calls } = await perform('login', { host: 'app' }, 1000);
    expect(calls).toHaveLength(1);
    host.cookies.set('mapp_token_app', 'new', 7);
    const waits = vi.spyOn(window, 'setTimeout');
    await vi.advanceTimersByTimeAsync(300 + 57);
    expect(waits).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 57);
    expect(calls.at(-1)).toEqual(call('browser.reload', ''));
  });

  it('leads the one sales channel to the way back', async () => {
    const { host, calls } = await perform('login', { host: 'app', path: '/mapp/Home?channel=6302' }, 1000);
    host.cookies.set('mapp_token_app', 'new', 7);
    await vi.advanceTimersByTimeAsync(300 + 57);
    expect(calls.at(-1)).toEqual(call('browser.replace', at('mine')));
  });

  it('leaves it at that when nobody signs in with the app', async () => {
    const { calls } = await perform('login', { host: 'app' }, 16 * 60_000);
    expect(calls).toHaveLength(1);
  });

  it('is the site’s own where there is no single sign-on', async () => {
    const { calls } = await perform('loginFromBill', { host: 'browser', ssoUrl: '' });
    expect(calls).toEqual([call('site', '/login?redirect=%2Fmapp%2FmyBill&hideMobileLogin=1')]);
  });

  it.each(['app', 'miniprogram', 'ali', 'douyin'] as const)(
    'keeps the page of %s until there is a token',
    async (id) => {
      const { host, calls } = rehearse({ host: id });
      await vi.dynamicImportSettled();
      const signedIn = vi.fn<() => void>();
      void host.login({ returnTo: '/mapp/mine', hideMobileLogin: false, keepPage: true }).then(signedIn);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([calls.length, signedIn.mock.calls.length]).toEqual([1, 0]);
      host.cookies.set(host.environment().alias, 'new', 7);
      await vi.advanceTimersByTimeAsync(300);
      expect(signedIn).toHaveBeenCalledOnce();
      expect(calls.filter(({ to }) => to.startsWith('browser'))).toEqual([]);
    },
  );
});

describe('a mini-program’s stack of ten pages', () => {
  const openings = ['miniprogram', 'ali', 'douyin'] as const;

  it.each(openings)('is full in %s: the page gives way', async (id) => {
    const { calls } = await perform('openCheckIn', { host: id, path: '/mapp/Home?pageDepth=10' });
    expect(calls.map(({ to }) => to.split('.').at(-1))).toEqual(['redirectTo']);
  });

  it.each(['', '?pageDepth=9', '?pageDepth=x', '?pageDepth=-1', '?pageDepth=1e3x'])(
    'has room with %j',
    async (query) => {
      const { calls } = await perform('openCheckIn', { host: 'miniprogram', path: `/mapp/Home${query}` });
      expect(calls.map(({ to }) => to.split('.').at(-1))).toEqual(['navigateTo']);
    },
  );

  it('gives way when the mini-program says that it is full', async () => {
    const { host, window, calls } = rehearse({ host: 'douyin', conduct: 'absent' });
    const moves: string[] = [];
    const move =
      (name: string) =>
      ({ url, success, fail }: { url: string; success: () => void; fail: (reason: object) => void }) => {
        moves.push(`${name} ${url}`);
        if (name === 'navigateTo') fail({ errMsg: 'navigateTo:fail webview count limit exceed' });
        else success();
      };
    Reflect.set(window, 'tt', {
      miniProgram: { navigateTo: move('navigateTo'), redirectTo: move('redirectTo') },
    });
    await vi.dynamicImportSettled();
    void host.openFlightNews();
    await vi.advanceTimersByTimeAsync(100);
    expect(moves).toEqual(['navigateTo /pages/flight/index', 'redirectTo /pages/flight/index']);
    expect(calls).toEqual([]);
  });

  it('does not cost what a page holds that must stay', async () => {
    const { host, calls } = rehearse({ host: 'ali', path: '/mapp/mine?pageDepth=10' });
    await vi.dynamicImportSettled();
    const asking = host.login({ returnTo: '/mapp/mine', hideMobileLogin: false, keepPage: true });
    await expect(asking).rejects.toMatchObject({ name: 'HostRefusal', action: 'login' });
    expect(calls).toEqual([]);
  });

  it('grows by one page for two taps', async () => {
    const { host, calls } = rehearse({ host: 'ali' });
    await vi.dynamicImportSettled();
    await Promise.all([host.openMine(), host.openMine()]);
    expect(calls).toHaveLength(1);
  });
});

describe('home', () => {
  it.each(['app', 'miniprogram', 'ali', 'douyin', 'xuexi', 'browser'] as const)(
    'of the bank and of the company is their own in %s',
    async (id) => {
      for (const channel of ['bank', 'company']) {
        const { calls } = await perform('goHome', { host: id, path: `/mapp/mine?channel=${channel}` });
        expect(calls).toEqual([call('site', '/reserve/travelHome')]);
      }
    },
  );
});

describe('a host that draws its own bar', () => {
  it.each([
    ['app', call('MappBridge.tab', { index: 3 })],
    ['miniprogram', call('wx.miniProgram.postMessage', { data: { type: 'tab', index: 3 } })],
    ['ali', call('my.postMessage', { data: { type: 'tab', index: 3 } })],
    ['douyin', call('tt.miniProgram.postMessage', { data: { type: 'tab', index: 3 } })],
  ] as const)('is told in %s which entry is lit', async (id, heard) => {
    const { calls } = await perform('showTab', { host: id, hosts: { [id]: { ownTabBar: true } } });
    expect(calls).toEqual([heard]);
  });

  it('is told that none is', async () => {
    const { host, calls } = rehearse({ host: 'app', hosts: { app: { ownTabBar: true } } });
    await vi.dynamicImportSettled();
    host.showTab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([call('MappBridge.tab', { index: null })]);
    expect(host.can('ownTabBar')).toBe(true);
  });
});

describe('a deployment’s own values', () => {
  it('name its pages, and leave the others', async () => {
    const hosts = { miniprogram: { pages: { checkIn: '/sub/check/list' } } };
    const own = await perform('openCheckIn', { host: 'miniprogram', hosts });
    expect(own.calls).toEqual([call('wx.miniProgram.navigateTo', { url: '/sub/check/list' })]);
    const other = await perform('openFlightNews', { host: 'miniprogram', hosts });
    expect(other.calls).toEqual([call('wx.miniProgram.navigateTo', { url: '/pages/flight/index' })]);
  });

  it('name the app’s scheme', async () => {
    const { calls } = await perform('openMine', {
      host: 'app',
      conduct: 'absent',
      hosts: { app: { scheme: 'own' } },
    });
    expect(calls).toEqual([call('own://mine')]);
  });

  it('name the learning app’s sign-in', async () => {
    const { calls } = await perform('login', { host: 'xuexi', hosts: { xuexi: { loginUrl: '/own' } } });
    expect(calls[0]?.with).toMatch(/^https:\/\/www\.example\.com\/own\?redirect=/);
  });
});
