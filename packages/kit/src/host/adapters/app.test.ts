import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bridged } from '../bridged.ts';
import { fakeWindow } from '../fake-window.ts';
import { hosts } from '../hosts.ts';
import { actionsOf } from './app.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

interface Sent {
  readonly id: string;
  readonly action: string;
  readonly detail: unknown;
}

/** The app on a page, and what the page has said to it. */
async function openApp(historyLength = 1) {
  const sent: Sent[] = [];
  const postMessage = (text: string) => void sent.push(JSON.parse(text) as Sent);
  const fake = fakeWindow({ historyLength, globals: { MappBridge: { postMessage } } });
  const host = bridged(async () => actionsOf)(hosts.app, fake.window);
  await vi.advanceTimersByTimeAsync(0);
  const answer = (given: unknown, from: object = {}) =>
    fake.fire('message', {
      origin: 'https://www.example.com',
      source: fake.window,
      data: JSON.stringify({ id: sent.at(-1)?.id, answer: given }),
      ...from,
    });
  return { ...fake, host, sent, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('titles the page as well as the app’s header', async () => {
  const { host, window, sent } = await openApp();
  host.setTitle('积分账单');
  await vi.advanceTimersByTimeAsync(0);
  expect(window.document.title).toBe('积分账单');
  expect(sent).toMatchObject([{ action: 'setTitle', detail: { title: '积分账单' } }]);
});

it.each([picture, undefined])('shares with the picture %j', async (image) => {
  const { host, sent } = await openApp();
  void host.share({ title: 'Trip', url: 'https://www.example.com/mapp/Home', image });
  await vi.advanceTimersByTimeAsync(0);
  const detail = { title: 'Trip', url: 'https://www.example.com/mapp/Home', ...(image && { image }) };
  expect(sent.map((message) => message.detail)).toEqual([detail]);
});

it('asks the app to save nothing but a picture', async () => {
  const { host, sent } = await openApp();
  const saving = host.saveImage('https://evil.example/a.png', 'a.png');
  await expect(saving).rejects.toMatchObject({ name: 'HostRefusal', action: 'saveImage' });
  expect(sent).toEqual([]);
});

it('goes back in the page as long as it can', async () => {
  const { host, log, sent } = await openApp(2);
  host.goBack();
  await vi.advanceTimersByTimeAsync(0);
  expect([log, sent]).toEqual([['back'], []]);
});

it('loads the page anew after a sign-in where no sales channel is known', async () => {
  const { host, log, answer } = await openApp();
  void host.login({ returnTo: '/mapp/mine', hideMobileLogin: false });
  await vi.advanceTimersByTimeAsync(0);
  answer({ taken: true });
  await vi.advanceTimersByTimeAsync(0);
  host.cookies.set('mapp_token_app', 'new', 7);
  await vi.advanceTimersByTimeAsync(300 + 57);
  expect(log.at(-1)).toBe('reload');
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'https://www.example.com:8443' }],
  ['a frame of the site', { source: {} }],
  ['nowhere', { origin: '', source: null }],
])('does not hear an answer from %s', async (_, from) => {
  const { host, answer } = await openApp();
  const heard = vi.fn<(status: unknown) => void>();
  void host.userStatus().then(heard);
  await vi.advanceTimersByTimeAsync(0);
  answer({ signedIn: true }, from);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).not.toHaveBeenCalled();
  answer({ signedIn: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledExactlyOnceWith('guest');
});
