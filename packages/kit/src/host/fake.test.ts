import { describe, expect, it, vi } from 'vitest';
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
    host.page.dress({ lang: 'zh-CN', theme: 'dark', textSize: 'elder' });
    host.goBack();
    expect(await host.share({ title: 'a', url: 'b' })).toBe('shared');
    expect(await host.userInfo()).toEqual({ userId: '1', name: '张三' });
    expect(host.log).toEqual([
      { action: 'login', detail: { returnTo: '/mapp/mine', hideMobileLogin: false } },
      { action: 'setTitle', detail: '我的' },
      { action: 'openMine', detail: '/mine' },
      { action: 'pay', detail: { id: '9' } },
      { action: 'saveImage', detail: { image: 'data:image/png;base64,AA==', name: 'a.png' } },
      { action: 'dress', detail: { lang: 'zh-CN', theme: 'dark', textSize: 'elder' } },
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
});
