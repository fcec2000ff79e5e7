import { describe, expect, it, vi } from 'vitest';
import type { KeptEntry } from './device.ts';
import { fakeHost } from './fake.ts';
import type { HostId } from './host.ts';
import { hosts } from './hosts.ts';

describe('fakeHost', () => {
  it('writes down what it was asked, in order', async () => {
    const host = fakeHost({ user: { userId: '1', name: '张三' } });
    await host.login({ returnTo: '/mapp/mine', hideMobileLogin: false });
    host.setTitle('我的');
    await host.openMine();
    await host.pay({ id: '9' });
    await host.saveImage('data:image/png;base64,AA==', 'a.png');
    host.page.setRootAttributes({ lang: 'zh-CN', theme: 'dark', textSize: 'elder' });
    host.goBack();
    expect(await host.share({ title: 'a', url: 'b' })).toBe('shared');
    expect(await host.userInfo()).toEqual({ userId: '1', name: '张三' });
    expect(host.log).toEqual([
      { action: 'login', detail: { returnTo: '/mapp/mine', hideMobileLogin: false } },
      { action: 'setTitle', detail: '我的' },
      { action: 'openMine', detail: '/mine' },
      { action: 'pay', detail: { id: '9' } },
      { action: 'saveImage', detail: { image: 'data:image/png;base64,AA==', name: 'a.png' } },
      { action: 'setRootAttributes', detail: { lang: 'zh-CN', theme: 'dark', textSize: 'elder' } },
      { action: 'goBack', detail: undefined },
      { action: 'share', detail: { title: 'a', url: 'b' } },
      { action: 'userInfo', detail: undefined },
    ]);
  });

  it.each(Object.keys(hosts) as HostId[])('stands in for %s', (id) => {
    const host = fakeHost({ host: id, channel: 'company', os: 'Harmony', token: 't' });
    expect(host.environment()).toMatchObject({
      host: id,
      alias: hosts[id].alias,
      channel: 'company',
      os: 'Harmony',
      proof: 't',
      operate: { channel: '6108' },
    });
    expect(hosts[id].capabilities.every(host.can)).toBe(true);
    host.logout();
    expect(host.environment().proof).toBe('');
    host.signIn('t2');
    expect(host.environment().proof).toBe('t2');
  });

  it('follows the shortcuts where it is given a way', async () => {
    const navigate = vi.fn<(path: string) => void>();
    await fakeHost({ navigate, channel: 'bank' }).goHome();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/reserve/travelHome');
  });

  it('lets the connection come and go', () => {
    const host = fakeHost();
    const listener = vi.fn<() => void>();
    const stop = host.page.onOnlineChange(listener);
    host.setOnline(false);
    expect([host.page.online(), listener.mock.calls.length]).toEqual([false, 1]);
    stop();
    host.setOnline(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('starts from given stores, and shares nothing with another', () => {
    const stored = { session: { a: '1' }, local: { b: '2' }, cookies: { c: '3' } };
    const host = fakeHost({ stored });
    expect([host.session.get('a'), host.local.get('b'), host.cookies.get('c')]).toEqual(['1', '2', '3']);
    host.session.set('a', '9');
    expect(fakeHost({ stored }).session.get('a')).toBe('1');
  });

  it('reads the flags of its address', () => {
    expect(fakeHost({ path: '/mapp/Home?isQH=1&hideHeader=1' }).environment()).toMatchObject({
      hideHeader: true,
      operate: { isQH: true },
    });
  });

  it('writes down what its page was asked', async () => {
    const { page, log } = fakeHost();
    page.leave('https://www.example.com/');
    page.reload();
    page.download('bill.csv', 'text/csv', 'a,b');
    await page.copy('ABC123');
    page.print();
    expect(log).toEqual([
      { action: 'leave', detail: 'https://www.example.com/' },
      { action: 'reload', detail: undefined },
      { action: 'download', detail: { name: 'bill.csv', type: 'text/csv', text: 'a,b' } },
      { action: 'copy', detail: 'ABC123' },
      { action: 'print', detail: undefined },
    ]);
  });

  it('has a page of its own, or parts of another', () => {
    const { page } = fakeHost();
    expect([page.path(), page.languages(), page.online()]).toEqual(['/mapp/Home', ['zh-CN'], true]);
    const leave = vi.fn<(url: string) => void>();
    const given = fakeHost({
      path: '/mapp/mine',
      origin: 'https://m.example.com',
      languages: ['ru'],
      online: false,
      page: { leave },
    });
    given.page.leave('/x');
    expect([given.page.path(), given.page.origin(), given.page.languages(), given.page.online()]).toEqual([
      '/mapp/mine',
      'https://m.example.com',
      ['ru'],
      false,
    ]);
    expect([leave.mock.calls, given.log]).toEqual([[['/x']], []]);
  });

  it.each([
    ['goHome', '/Home', '/Home'],
    ['openCheckIn', '/boarde', '/boarde'],
    ['openFlightNews', '/flight', '/flight'],
    ['openMine', '/mine', '/mine'],
    ['openTicketOrders', '/order/list', '/order/list'],
    ['openOrder', '7/1', '/order/detail/7%2F1'],
  ] as const)('%s is written down and goes to its page', async (action, detail, path) => {
    const navigate = vi.fn<(path: string) => void>();
    const host = fakeHost({ navigate });
    await (action === 'openOrder' ? host.openOrder({ id: '7/1' }) : host[action]());
    expect(host.log).toEqual([{ action, detail }]);
    expect(navigate.mock.calls).toEqual([[path]]);
  });

  it.each([
    ['t', 'member'],
    ['', 'guest'],
  ])('with the token "%s" is a %s’s', async (token, status) => {
    const host = fakeHost({ token });
    expect(await host.userStatus()).toBe(status);
    await host.setBrightness('full');
    host.closeWebview();
    host.logout();
    expect(await host.userStatus()).toBe('guest');
    expect(host.log.map(({ action, detail }) => [action, detail])).toEqual([
      ['userStatus', undefined],
      ['setBrightness', 'full'],
      ['closeWebview', undefined],
      ['logout', undefined],
      ['userStatus', undefined],
    ]);
  });

  it('keeps its screen on, unless told', async () => {
    for (const awake of [undefined, true, false]) {
      const host = fakeHost(awake === undefined ? {} : { awake });
      const told = vi.fn<(awake: boolean) => void>();
      const sleep = (await host.device()).keepAwake(told);
      sleep();
      expect(told.mock.calls).toEqual([[awake ?? true]]);
      expect(host.log.map(({ action }) => action)).toEqual(['keepAwake', 'letSleep']);
    }
  });

  it('opens without a network, unless told', async () => {
    expect(await (await fakeHost().device()).openWithoutNetwork()).toBe(true);
    expect(await (await fakeHost({ opensWithoutNetwork: false }).device()).openWithoutNetwork()).toBe(false);
  });

  it('knows where it is when that is told', async () => {
    const host = fakeHost();
    const device = await host.device();
    expect([await device.mayLocate(), await device.locate()]).toEqual([false, 'refused']);
    host.setPosition({ north: 31, east: 121 });
    expect(await device.locate()).toEqual({ north: 31, east: 121 });
    expect(host.log.map(({ action }) => action)).toEqual(['locate', 'locate']);
  });

  it('keeps entries by name until they are taken away', async () => {
    const host = fakeHost();
    const { kept } = await host.device();
    const entry = (name: string) => ({ name, until: 1, sealed: new ArrayBuffer(0) }) as unknown as KeptEntry;
    expect([await host.anythingKept(), await kept.put(entry('a')), await kept.put(entry('b'))]).toEqual([
      false,
      true,
      true,
    ]);
    await kept.remove('a');
    expect([await kept.all(), host.keptEntries(), await host.anythingKept()]).toEqual([
      [entry('b')],
      [entry('b')],
      true,
    ]);
    host.wipeKept();
    expect([await kept.all(), await host.anythingKept()]).toEqual([[], false]);
  });
});
