import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHost, type HostSettings } from './browser.ts';
import { fakeWindow, type FakeWindowOptions } from './fake-window.ts';
import type { Capability, HostId } from './host.ts';
import { channels, hosts } from './hosts.ts';

const open = (options: FakeWindowOptions = {}, settings: HostSettings = {}, id: HostId = 'browser') => {
  const fake = fakeWindow(options);
  return { ...fake, host: browserHost(hosts[id], fake.window, settings) };
};
const bill = 'https://www.example.com/mapp/myBill?startDate=2026-05-01';

describe('login', () => {
  const redirectOf = (log: readonly string[]) =>
    new URL(log[0]?.replace('assign ', '') ?? '').searchParams.get('redirect');

  it.each([
    ['a path', '/mapp/mine?a=1&b=2', 'https://www.example.com/mapp/mine?a=1&b=2'],
    ['an address of the site', bill, bill],
    ['another site', 'https://evil.example/mapp/', bill],
    ['another site without scheme', '//evil.example/mapp/', bill],
    ['a script', 'javascript:alert(1)', bill],
    ['nonsense', 'https://[', bill],
  ])('comes back to %s', async (_, returnTo, target) => {
    const { host, log } = open({ href: bill });
    await host.login({ returnTo, hideMobileLogin: false });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^assign https:\/\/www\.example\.com\/sso\/login\?redirect=/);
    expect(redirectOf(log)).toBe(target);
  });

  it('goes to the configured page and keeps its query', async () => {
    const { host, log } = open({}, { ssoUrl: 'https://sso.example.com/login?client=mapp' });
    await host.login({ returnTo: '/mapp/mine', hideMobileLogin: true });
    const address = new URL(log[0]?.replace('assign ', '') ?? '');
    expect(address.origin + address.pathname).toBe('https://sso.example.com/login');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client: 'mapp',
      redirect: 'https://www.example.com/mapp/mine',
      alias: 'mapp_token_m',
      hideMobileLogin: '1',
    });
  });

  it('asks in the page’s language', async () => {
    const { host, log } = open();
    host.page.setRootAttributes({ lang: 'ja', theme: undefined, textSize: 'standard' });
    await host.login({ returnTo: '/mapp/mine', hideMobileLogin: false });
    expect(new URL(log[0]?.replace('assign ', '') ?? '').searchParams.get('lang')).toBe('ja');
  });

  it.each([
    ['/sso/login', 'https://www.example.com/sso/login?redirect=%2F', 'https://sso.example.com/sso/login'],
    ['https://www.example.com/in?client=mapp', 'https://www.example.com/in', '/into'],
    ['', 'https://www.example.com/mapp/login?redirect=%2Fmapp%2Fmine', '/sso/login'],
  ])('with ssoUrl %j does not go from %s to itself', async (ssoUrl, href, another) => {
    const request = { returnTo: '/mapp/mine', hideMobileLogin: false };
    const stays = open({ href }, { ssoUrl });
    await expect(stays.host.login(request)).rejects.toMatchObject({
      name: 'HostRefusal',
      action: 'login',
      remedy: expect.stringContaining('LoginScreen'),
    });
    expect(stays.log).toEqual([]);
    const goes = open({ href }, { ssoUrl: another });
    await goes.host.login(request);
    expect(goes.log).toHaveLength(1);
  });

  describe('in the rail channel', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('loads the same path again after 2 s', async () => {
      const { host, log } = open({ href: `${bill}&channel=rail#top` });
      const done = host.login({ returnTo: '/mapp/mine', hideMobileLogin: false });
      await vi.advanceTimersByTimeAsync(1999);
      expect(log).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await done;
      expect(log).toEqual(['replace /mapp/myBill?startDate=2026-05-01&channel=rail']);
    });
  });
});

describe('the token', () => {
  it.each(Object.values(hosts))('of $id is the cookie $alias', ({ id, alias }) => {
    const { host } = open(
      {
        cookie:
          'mapp_token_m=m; mapp_token_app=app; mapp_token_mini=mini; mapp_token_ali=ali; mapp_token_xuexi=xuexi; mapp_token_douyin=douyin',
      },
      {},
      id,
    );
    expect(host.environment().alias).toBe(alias);
    expect(host.environment().proof).toBe(alias.replace('mapp_token_', ''));
    host.logout();
    expect(host.environment().proof).toBe('');
  });

  it('is a guest’s empty text where cookies are forbidden', () => {
    const { host } = open({ forbidden: true });
    expect(host.environment().proof).toBe('');
    expect(() => host.logout()).not.toThrow();
  });
});

describe('the shortcuts', () => {
  const shortcuts = [
    ['goHome', '/Home'],
    ['openCheckIn', '/boarde'],
    ['openFlightNews', '/flight'],
    ['openMine', '/mine'],
  ] as const;

  it.each(shortcuts)('%s goes to %s in place', async (action, path) => {
    const navigate = vi.fn<(path: string) => void>();
    const { host, log } = open({}, { navigate });
    await host[action]();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
    expect(log).toEqual([]);
  });

  it.each(shortcuts)('%s loads %s under the base without a router', async (action, path) => {
    const { host, log } = open();
    await host[action]();
    expect(log).toEqual([`assign https://www.example.com/mapp${path}`]);
  });

  it.each([
    ['rail', '/Home'],
    ['bank', '/reserve/travelHome'],
    ['company', '/reserve/travelHome'],
  ] as const)('home of %s is %s', async (id, path) => {
    const navigate = vi.fn<(path: string) => void>();
    await open({}, { navigate, home: channels[id].home }).host.goHome();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('goes back where there is a back, and home where there is none', () => {
    const navigate = vi.fn<(path: string) => void>();
    const deep = open({ historyLength: 2 }, { navigate });
    deep.host.goBack();
    expect([deep.log, navigate.mock.calls]).toEqual([['back'], []]);
    open({ historyLength: 1 }, { navigate }).host.goBack();
    expect(navigate.mock.calls).toEqual([['/Home']]);
  });

  it('closes a web view by going home', () => {
    const navigate = vi.fn<(path: string) => void>();
    open({}, { navigate }).host.closeWebview();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/Home');
  });
});

it('sets the title', () => {
  const { host, window } = open();
  host.setTitle('积分账单');
  expect(window.document.title).toBe('积分账单');
});

describe('share', () => {
  const what = { title: '账单', url: bill };
  const fails = (name: string) => () => Promise.reject(new DOMException('no', name));

  it('uses the system’s sheet', async () => {
    const share = vi.fn<(given: unknown) => Promise<void>>().mockResolvedValue();
    await expect(open({ share }).host.share(what)).resolves.toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(what);
  });

  describe('with a picture', () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const sharedWith = async (canShare?: () => boolean) => {
      const share = vi.fn<(given: unknown) => Promise<void>>().mockResolvedValue();
      const { host, window } = open({ share });
      if (canShare) Object.assign(window.navigator, { canShare });
      await expect(host.share({ ...what, image })).resolves.toBe('shared');
      return share.mock.calls[0]?.[0] as ShareData | undefined;
    };

    it('hands it on as a file', async () => {
      const given = await sharedWith(() => true);
      const [file] = given?.files ?? [];
      expect([given?.title, given?.url, file?.name, file?.type]).toEqual([
        '账单',
        undefined,
        '账单.png',
        'image/png',
      ]);
      expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(
        Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      );
    });

    it.each([
      ['knows no files', undefined],
      ['takes none', () => false],
    ])('hands the address on where the sheet %s', async (_, canShare) => {
      expect(await sharedWith(canShare)).toEqual(what);
    });
  });

  it('leaves it at that when the reader closes the sheet', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await expect(open({ share: fails('AbortError'), writeText }).host.share(what)).resolves.toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['is no sheet', {}],
    ['sheet fails', { share: fails('NotAllowedError') }],
  ])('copies the address where the %s', async (_, options) => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await expect(open({ ...options, writeText }).host.share(what)).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(bill);
  });

  it.each([
    ['no clipboard', {}],
    ['a closed clipboard', { writeText: fails('NotAllowedError') }],
  ])('refuses with %s', async (_, options) => {
    await expect(open(options).host.share(what)).rejects.toMatchObject({
      name: 'HostRefusal',
      action: 'share',
    });
  });
});

describe('pay', () => {
  it('opens the site’s payment screen', async () => {
    const navigate = vi.fn<(path: string) => void>();
    await open({}, { navigate }).host.pay({ id: 'A/1?x' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pay/A%2F1%3Fx');
  });

  it('asks for a cashier where that screen itself pays', async () => {
    const { host, log } = open({ href: 'https://www.example.com/mapp/pay/O1' });
    await expect(host.pay({ id: 'O1' })).rejects.toMatchObject({ name: 'HostRefusal', action: 'pay' });
    expect(log).toEqual([]);
  });

  it('leaves for a configured cashier', async () => {
    const { host, log } = open({}, { cashierUrl: '/sandbox/cashier/:id' });
    await host.pay({ id: '781 1' });
    expect(log).toEqual(['assign https://www.example.com/sandbox/cashier/781%201']);
  });
});

describe('saveImage', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';

  it.each(['browser', 'app'] as const)('saves under its name in %s', async (id) => {
    const { host, log } = open({}, {}, id);
    await host.saveImage(png, 'pass.png');
    expect(log).toEqual(['append', `save pass.png ${png}`, 'remove']);
  });

  it.each(['miniprogram', 'ali', 'xuexi', 'douyin'] as const)(
    'is refused in %s, whose web view saves nothing',
    async (id) => {
      await expect(open({}, {}, id).host.saveImage(png, 'pass.png')).rejects.toMatchObject({
        action: 'saveImage',
      });
    },
  );

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    'https://evil.example/a.png',
    'javascript:alert(1)',
    '',
  ])('refuses %j', async (image) => {
    await expect(open().host.saveImage(image, 'pass.png')).rejects.toMatchObject({ action: 'saveImage' });
  });
});

it.each<[HostId, Capability[]]>([
  ['browser', ['share', 'pay', 'saveImage', 'setTitle', 'print']],
  ['app', ['share', 'pay', 'saveImage', 'setTitle']],
  ['miniprogram', ['share', 'pay', 'setTitle']],
  ['ali', ['share', 'pay', 'setTitle']],
  ['xuexi', ['share', 'pay', 'setTitle']],
  ['douyin', ['share', 'pay', 'setTitle']],
])('%s can only what a page can do by itself', (id, able) => {
  const all: Capability[] = [
    'nativeLogin',
    'share',
    'pay',
    'saveImage',
    'setTitle',
    'closeWebview',
    'userInfo',
    'ownTabBar',
    'brightness',
    'print',
  ];
  const { host } = open({}, {}, id);
  expect(all.filter(host.can)).toEqual(able);
});

it('cannot change the brightness', async () => {
  await expect(open().host.setBrightness('full')).rejects.toMatchObject({ action: 'setBrightness' });
});

it('leaves it to the site to ask who the member is', async () => {
  await expect(open().host.userInfo()).resolves.toBeUndefined();
});

it('detects by itself when nobody has', () => {
  const { host } = open({ href: 'https://www.example.com/mapp/Home?channel=6302', userAgent: 'iPhone' });
  expect(host.environment()).toMatchObject({
    os: 'iOS',
    channel: undefined,
    operate: { channel: '6302', isBusiness: true },
  });
});

describe('what it keeps', () => {
  it.each([
    ['https', true],
    ['http', false],
  ])('on %s a cookie is Secure: %s', (scheme, secure) => {
    const { host, log } = open({ href: `${scheme}://www.example.com/mapp/Home` });
    host.cookies.set('a', '1', 1);
    expect(log[0]?.includes('Secure')).toBe(secure);
  });

  it('lies in the window’s own stores', () => {
    const { host, window } = open();
    host.session.set('a', '1');
    host.local.set('b', '2');
    expect([window.sessionStorage.getItem('a'), window.localStorage.getItem('b')]).toEqual(['1', '2']);
    expect([window.sessionStorage.getItem('b'), window.localStorage.getItem('a')]).toEqual([null, null]);
  });

  it('is seen and wiped in the window’s database', async () => {
    const deleteDatabase = vi.fn<(name: string) => void>();
    const indexedDB = { databases: async () => [{ name: 'mapp-kept' }], deleteDatabase };
    const { host } = open({ globals: { indexedDB } });
    expect(await host.anythingKept()).toBe(true);
    host.wipeKept();
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('mapp-kept');
  });

  it('brings the device of its window when that is asked for', async () => {
    const device = await open().host.device();
    expect(await device.openWithoutNetwork()).toBe(false);
  });
});

it('opens the site’s own sign-in beside the page where there is no single sign-on', () => {
  vi.useFakeTimers();
  const openWindow = vi.fn<(address: string) => object>(() => ({}));
  const { host } = open({ globals: { open: openWindow } }, { ssoUrl: '' });
  void host.login({ returnTo: '/mapp/mine', hideMobileLogin: false, keepPage: true });
  expect(openWindow.mock.calls[0]?.[0]).toBe(
    'https://www.example.com/mapp/login?redirect=%2Fmapp%2Fmine%3FsignInWindow%3D1',
  );
  vi.useRealTimers();
});
