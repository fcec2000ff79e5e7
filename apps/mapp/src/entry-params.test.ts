// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Entered {
  readonly registered: object;
  readonly handsOver: boolean;
  /** The query that the page is taken to have been opened with. */
  readonly opened: string;
  /** Address that is shown from then on. */
  readonly shown: string;
}

/** Findings of the module at an address, or after the head's script. */
async function enterAt(address: string, left?: object): Promise<Entered> {
  history.replaceState({ kept: true }, '', address);
  Object.assign(window, { mappEntryParams: left });
  vi.resetModules();
  const { registered, handsOver, openedWith } = await import('./entry-params.ts');
  const { pathname, search, hash } = location;
  return { registered, handsOver, opened: openedWith, shown: pathname + search + hash };
}

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    'https://www.example.com/mapp/Home',
  );
});
afterEach(() => void Object.assign(window, { mappEntryParams: undefined }));

const nobody = { registered: {}, handsOver: false };
const success = '/mapp/registerSuccess';

it.each<[string, Entered]>([
  ['/mapp/Home', { ...nobody, opened: '&', shown: '/mapp/Home' }],
  ['/mapp/Home?a=%20b#c', { ...nobody, opened: '?a=%20b&', shown: '/mapp/Home?a=%20b#c' }],
  [
    '/mapp/Home?loginToken=t%20%26&channel=rail&unLogin=#c',
    {
      registered: {},
      handsOver: true,
      opened: '?channel=rail&loginToken=t+%26&unLogin=',
      shown: '/mapp/Home?channel=rail#c',
    },
  ],
  ['/mapp/Home?unLogin=1', { registered: {}, handsOver: true, opened: '&unLogin=1', shown: '/mapp/Home' }],
  [
    `${success}?ffpNo=1&name=%E5%BC%A0&user=U&a=b`,
    {
      registered: { ffpNo: '1', name: '张', user: 'U' },
      handsOver: false,
      opened: '?a=b&',
      shown: `${success}?a=b`,
    },
  ],
  [
    `${success}/?name=x&loginToken=t`,
    { registered: { name: 'x' }, handsOver: true, opened: '&loginToken=t', shown: `${success}/` },
  ],
  [`${success}/more?name=x`, { ...nobody, opened: '?name=x&', shown: `${success}/more?name=x` }],
  ['/mapp/Home?name=x', { ...nobody, opened: '?name=x&', shown: '/mapp/Home?name=x' }],
])('of %s remains what it may show', async (address, entered) => {
  expect(await enterAt(address)).toEqual(entered);
  expect(history.state).toEqual({ kept: true });
});

it('is what the head has taken out already, and is not left there', async () => {
  expect(await enterAt('/mapp/Home?user=me', { ffpNo: '1', loginToken: 't' })).toEqual({
    registered: { ffpNo: '1' },
    handsOver: true,
    opened: '?user=me&loginToken=t',
    shown: '/mapp/Home?user=me',
  });
  expect(window).not.toHaveProperty('mappEntryParams');
});

it('leaves an address alone from which nothing has to go, and takes the place of another', async () => {
  const replace = vi.spyOn(history, 'replaceState');
  await enterAt('/mapp/Home?a=b');
  await enterAt('/mapp/Home?unLogin=1');
  const [, ...after] = replace.mock.calls;
  expect(after).toEqual([
    [{ kept: true }, '', '/mapp/Home?unLogin=1'],
    [{ kept: true }, '', '/mapp/Home'],
  ]);
  replace.mockRestore();
});
