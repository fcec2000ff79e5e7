import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHost } from './browser.ts';
import { fakeWindow } from './fake-window.ts';
import type { Host } from './host.ts';
import { hosts } from './hosts.ts';
import { closeSignInWindow, isSignInWindow, ownSignIn } from './sign-in.ts';

const request = { returnTo: '/mapp/mine', hideMobileLogin: false, keepPage: true };

/** A host whose page stays, and the window that it opens; `false` opens none. */
function beside(href = 'https://www.example.com/mapp/mine', opens: unknown = {}) {
  const open = vi.fn((_address: string, _name: string) => opens);
  const globals = { open, setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval };
  const fake = fakeWindow({ href, cookie: 'mapp_token_m=old', globals });
  return { ...fake, open, host: browserHost(hosts.browser, fake.window) };
}

async function signInOf(host: Host, done: () => void): Promise<void> {
  await host.login(request);
  done();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('signing in beside a page that stays', () => {
  it('opens the sign-in page in a window of its own, and answers once there is another token', async () => {
    const { host, open, log } = beside();
    const done = vi.fn<() => void>();
    const signedIn = signInOf(host, done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.mock.calls).toEqual([[expect.stringMatching(/\/sso\/login\?redirect=/), 'mapp-sign-in']]);
    expect([done.mock.calls.length, log]).toEqual([0, []]);
    host.cookies.set('mapp_token_m', 'new', 7);
    await vi.advanceTimersByTimeAsync(300);
    await signedIn;
    expect(done).toHaveBeenCalledOnce();
    // And looks no longer.
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not take a token that is gone for one that has come', async () => {
    const { host } = beside();
    const done = vi.fn<() => void>();
    void signInOf(host, done);
    host.logout();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).not.toHaveBeenCalled();
  });

  it('opens the same page for the rail partner, who signs in by itself', async () => {
    const { host, open, log } = beside('https://www.example.com/mapp/mine?channel=rail');
    void host.login(request);
    await vi.advanceTimersByTimeAsync(5000);
    expect(open.mock.calls[0]?.[0]).toBe('https://www.example.com/mapp/mine?channel=rail');
    expect(log).toEqual([]);
  });

  it('refuses where no window can be opened', async () => {
    await expect(beside(undefined, null).host.login(request)).rejects.toMatchObject({
      name: 'HostRefusal',
      action: 'login',
    });
  });

  it('gives up after a quarter of an hour', async () => {
    const ended = vi.fn<(reason: unknown) => void>();
    beside().host.login(request).catch(ended);
    await vi.advanceTimersByTimeAsync(15 * 60_000 - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls).toEqual([[expect.objectContaining({ name: 'HostRefusal', action: 'login' })]]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the window that was opened for it', () => {
  const opened = (search: string, mayClose = true) => {
    const window = { location: { search }, closed: false, close: () => (window.closed = mayClose) };
    return window as unknown as Window;
  };
  it.each([
    ['?pageCode=1&signInWindow=1', 'token', true],
    ['?signInWindow=1', '', false],
    ['?pageCode=1', 'token', false],
  ])('at %j with the token %j closes: %s', (search, proof, closes) => {
    const window = opened(search);
    expect([closeSignInWindow(window, proof), window.closed]).toEqual([closes, closes]);
  });

  it('goes on where the browser keeps it open', () => {
    expect(closeSignInWindow(opened('?signInWindow=1', false), 'token')).toBe(false);
  });

  it('is known by the way back', () => {
    const { host, open } = beside();
    void host.login(request);
    const address = new URL(open.mock.calls[0]?.[0] ?? '', 'https://www.example.com');
    expect(address.searchParams.get('redirect')).toBe('https://www.example.com/mapp/mine?signInWindow=1');
  });

  it.each([
    ['/mapp/mine?signInWindow=1', true],
    ['https://www.example.com/mapp/mine?a=1&signInWindow=1#top', true],
    ['/mapp/mine?returnTo=signInWindow', false],
    ['/mapp/mine#?signInWindow=1', false],
    ['/mapp/mine?a=1#b?signInWindow=1', false],
    ['/mapp/signInWindow', false],
    ['signInWindow', false],
    ['', false],
  ])('comes back to %j: %s', (address, known) => {
    expect(isSignInWindow(address)).toBe(known);
  });
});

describe('the site’s own sign-in', () => {
  it.each([
    [false, '/login?redirect=%2Fmapp%2Fmine%3Fa%3D1%23top'],
    [true, '/login?redirect=%2Fmapp%2Fmine%3Fa%3D1%23top&hideMobileLogin=1'],
  ])('with the mobile way hidden %s is %s', (hideMobileLogin, path) => {
    const { location } = fakeWindow().window;
    expect(ownSignIn({ returnTo: '/mapp/mine?a=1#top', hideMobileLogin }, location)).toBe(path);
  });
});
