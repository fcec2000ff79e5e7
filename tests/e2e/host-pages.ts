import type { Browser, Page } from '@playwright/test';
import { watch } from './watch.ts';

/** One thing that a host was told: by which of its functions, and with what. */
export type HostCall = readonly [to: string, given: string];

/** A host as the built site meets it. Source: membership.md sections 1 and 4. */
export interface HostPage {
  /** Mark in the user agent. */
  readonly userAgent: string;
  readonly code: string;
  readonly alias: string;
  /** Puts what the host has on the page; runs there, before the site. */
  readonly play?: () => void;
  /** Call to the host for each step; without it the site goes the browser's own way. */
  readonly told?: {
    readonly login: HostCall;
    readonly home: HostCall;
    readonly mine: HostCall;
    readonly close: HostCall;
  };
  /** Path of the sign-in page, where there is one. */
  readonly signIn?: string;
}

/** The app answers each message on the page. */
function playApp(): void {
  Reflect.set(window, 'MappBridge', {
    postMessage: (text: string) => {
      const { id, action, detail } = JSON.parse(text) as { id: string; action: string; detail: unknown };
      void Reflect.apply(Reflect.get(window, 'hostTold') as (...given: unknown[]) => unknown, undefined, [
        action,
        JSON.stringify(detail),
      ]);
      const known = location.search.includes('known');
      const answers: Record<string, unknown> = {
        userStatus: { signedIn: known },
        userInfo: known ? { userId: 'U1', name: 'ZHANG/SAN' } : {},
      };
      window.postMessage(JSON.stringify({ id, answer: answers[action] ?? { taken: true } }), location.origin);
    },
  });
}

/** A mini-program opens pages of its own: each move succeeds. Read as text in the page, so it says where by itself. */
function playMiniProgram(at: string): void {
  const told = (move: string, given: unknown) =>
    void Reflect.apply(Reflect.get(window, 'hostTold') as (...given: unknown[]) => unknown, undefined, [
      move,
      JSON.stringify(given),
    ]);
  const move = (name: string) => (options: { url: string; success: () => void }) => {
    told(name, { url: options.url });
    options.success();
  };
  const functions = {
    ...Object.fromEntries(
      ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch'].map((name) => [name, move(name)]),
    ),
    navigateBack: (options: object) => told('navigateBack', options),
    postMessage: (message: object) => told('postMessage', message),
  };
  const [first = '', second] = at.split('.');
  Reflect.set(window, first, second ? { [second]: functions } : functions);
}

const miniProgram = {
  login: ['navigateTo', '/pages/login/index?url='],
  home: ['switchTab', '/pages/home/index'],
  mine: ['switchTab', '/pages/mine/index'],
  close: ['navigateBack', '"delta":1'],
} as const;

/** The six hosts. Where its functions stand is what `playMiniProgram` is given. */
export const hostPages = {
  browser: { userAgent: 'Mozilla/5.0', code: '7701', alias: 'mapp_token_m', signIn: '/sso/login' },
  app: {
    userAgent: 'MappApp/8.1',
    code: '7860',
    alias: 'mapp_token_app',
    play: playApp,
    told: {
      login: ['login', '"hideMobileLogin":true'],
      home: ['goHome', '{}'],
      mine: ['mine', '{}'],
      close: ['closeWebview', '{}'],
    },
  },
  miniprogram: {
    userAgent: 'MicroMessenger/8 miniProgram',
    code: '7401',
    alias: 'mapp_token_mini',
    told: miniProgram,
  },
  ali: { userAgent: 'AlipayClient/10.6', code: '7402', alias: 'mapp_token_ali', told: miniProgram },
  xuexi: { userAgent: 'Xuexi/2.60', code: '7404', alias: 'mapp_token_xuexi', signIn: '/sso/xuexi' },
  douyin: { userAgent: 'ToutiaoMicroApp/3.0', code: '7406', alias: 'mapp_token_douyin', told: miniProgram },
} as const satisfies Record<string, HostPage>;

/** Where each mini-program puts its functions. */
const functionsAt: Readonly<Record<string, string>> = {
  miniprogram: 'wx.miniProgram',
  ali: 'my',
  douyin: 'tt.miniProgram',
};

/** Opens a page as a host does: its user agent, what it puts on the page, and a list of what it is told. */
export async function openHost(browser: Browser, origin: string, id: keyof typeof hostPages) {
  const host: HostPage = hostPages[id];
  const context = await browser.newContext({ userAgent: host.userAgent, baseURL: origin, locale: 'zh-CN' });
  const calls: HostCall[] = [];
  await context.exposeFunction('hostTold', (to: string, given: string) => void calls.push([to, given]));
  if (host.play) await context.addInitScript(host.play);
  const at = functionsAt[id];
  if (at) await context.addInitScript(playMiniProgram, at);
  const page: Page = await context.newPage();
  const watched = watch(page, origin);
  return { host, context, page, calls, watched, faults: watched.faults };
}
