import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from './fake-window.ts';
import { windowPage } from './page.ts';

describe('windowPage', () => {
  it('says where it is', () => {
    const page = windowPage(fakeWindow({ href: 'https://www.example.com/mapp/myBill?a=1#top' }).window);
    expect([page.path(), page.origin(), page.languages(), page.online()]).toEqual([
      '/mapp/myBill?a=1#top',
      'https://www.example.com',
      ['zh-CN', 'en'],
      true,
    ]);
  });

  it.each([
    ['/sso/login?x=1', 'https://www.example.com/sso/login?x=1'],
    ['https://partner.example/a', 'https://partner.example/a'],
    ['http://partner.example', 'http://partner.example/'],
  ])('leaves for %s', (url, target) => {
    const { window, log } = fakeWindow();
    windowPage(window).leave(url);
    expect(log).toEqual([`assign ${target}`]);
  });

  it('leaves nothing on the way back where that is wanted', () => {
    const { window, log } = fakeWindow();
    windowPage(window).leave('https://partner.example/a', { replace: true });
    expect(log).toEqual(['replace https://partner.example/a']);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://a/b',
    'file:///etc/passwd',
    'intent://x',
    'https://[',
  ])('does not leave for %j', (url) => {
    const { window, log } = fakeWindow();
    expect(() => windowPage(window).leave(url)).toThrow(
      expect.objectContaining({ name: 'HostRefusal', action: 'leave' }),
    );
    expect(log).toEqual([]);
  });

  it('loads itself anew', () => {
    const { window, log } = fakeWindow();
    windowPage(window).reload();
    expect(log).toEqual(['reload']);
  });

  it('dresses the root, and follows the system without a theme', () => {
    const { window, root } = fakeWindow();
    const page = windowPage(window);
    page.setRootAttributes({ lang: 'ru', theme: 'dark', textSize: 'elder' });
    expect(root).toEqual({ lang: 'ru', dataset: { theme: 'dark', textSize: 'elder' } });
    page.setRootAttributes({ lang: 'zh-CN', theme: undefined, textSize: 'standard' });
    expect(root).toEqual({ lang: 'zh-CN', dataset: { textSize: 'standard' } });
  });

  it('hears the connection come and go, until it is told to stop', () => {
    const { window, fire } = fakeWindow();
    const listener = vi.fn<() => void>();
    const stop = windowPage(window).onOnlineChange(listener);
    fire('offline');
    fire('online');
    stop();
    fire('offline');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('download', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves the text under its name and lets go of it later', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const create = vi.spyOn(URL, 'createObjectURL');
    const { window, log } = fakeWindow();
    windowPage(window).download('bill.csv', 'text/csv', 'a,b');
    const blob = create.mock.calls[0]?.[0] as Blob;
    expect(log).toEqual(['append', expect.stringMatching(/^save bill\.csv blob:/), 'remove']);
    expect([blob.type, await blob.text()]).toEqual(['text/csv', 'a,b']);
    expect(revoke).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(revoke).toHaveBeenCalledExactlyOnceWith(create.mock.results[0]?.value);
  });

  it('copies, and says where that is not allowed', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await windowPage(fakeWindow({ writeText }).window).copy('26060110000001');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('26060110000001');
    await expect(windowPage(fakeWindow().window).copy('1')).rejects.toMatchObject({
      name: 'HostRefusal',
      action: 'copy',
    });
  });
});
