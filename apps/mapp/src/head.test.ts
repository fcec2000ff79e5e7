// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const earlyFiles = {
  tables: { mine: ['assets/mine.js', 'assets/account.js'], Home: ['assets/never.js'] },
  words: { zh: ['assets/zh.js'], en: ['assets/en.js'], ru: ['assets/ru.js'] },
  home: { zh: ['assets/zh-home.js'], en: ['assets/en-home.js'] },
  homeParts: ['assets/later.js'],
  rest: ['assets/rest.js'],
  wordTables: { zh: ['assets/zh-table.js'], en: ['assets/en-table.js'] },
  screens: '12345678',
};
const root = document.documentElement;
const ask = vi.fn<typeof fetch>();
const heard: EventListener[] = [];

/** Runs the script as a page at this address does. */
async function openAt(address: string): Promise<void> {
  history.replaceState({ kept: true }, '', address);
  vi.resetModules();
  await import('./head.ts');
}
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
const dressed = () => ({ ...Object.fromEntries(Object.entries(root.dataset)), lang: root.lang });
const entryParams = () => (window as Window & { mappEntryParams?: unknown }).mappEntryParams;
const shown = () => location.pathname + location.search + location.hash;
/** Takes everything from the browser that a strict one forbids. */
const forbid = (...names: readonly ('localStorage' | 'sessionStorage')[]) =>
  names.forEach((name) =>
    vi.stubGlobal(
      name,
      new Proxy({} as Storage, {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      }),
    ),
  );

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    'https://www.example.com/mapp/Home',
  );
  vi.stubGlobal('earlyFiles', earlyFiles);
  vi.stubGlobal('fetch', ask);
  ask.mockImplementation(() => new Promise(() => {}));
  const listen = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown, how) => {
    heard.push(listener as EventListener);
    listen(type, listener as EventListener, how);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const listener of heard.splice(0)) window.removeEventListener('error', listener, true);
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Expires=${new Date(0).toUTCString()}; Path=/`;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.lang = 'zh';
  Object.assign(window, { mappEntryParams: undefined });
});

describe('who has been registered', () => {
  it('is taken out of the address before anything else can read it', async () => {
    const replace = vi.spyOn(history, 'replaceState');
    await openAt('/mapp/registerSuccess?ffpNo=1&a=b&name=%E5%BC%A0&user=#end');
    expect(replace).toHaveBeenLastCalledWith({ kept: true }, '', '/mapp/registerSuccess?a=b#end');
    expect(entryParams()).toEqual({ ffpNo: '1', name: '张', user: '' });
    expect(shown()).toBe('/mapp/registerSuccess?a=b#end');
    expect(history.state).toEqual({ kept: true });
  });

  it('leaves an address without a query where it was all of it', async () => {
    await openAt('/mapp/registerSuccess/?name=x');
    expect(entryParams()).toEqual({ name: 'x' });
    expect(shown()).toBe('/mapp/registerSuccess/');
  });

  it.each([
    '/mapp/registerSuccess?other=1',
    '/mapp/registerSuccess/more?name=x',
    '/mapp/mine?name=x',
    '/mapp/registerSuccessful?name=x',
  ])('is not looked for at %s', async (address) => {
    await openAt(address);
    expect(entryParams()).toBeUndefined();
    expect(shown()).toBe(address);
  });
});

describe('what a partner hands over', () => {
  it.each(['/mapp/Home', '/mapp/registerSuccess'])('is taken out of the address of %s', async (path) => {
    await openAt(`${path}?channel=rail&loginToken=bind-0&unLogin=1&more=2`);
    expect(entryParams()).toEqual({ loginToken: 'bind-0', unLogin: '1' });
    expect(shown()).toBe(`${path}?channel=rail&more=2`);
  });

  it.each(['loginToken', 'unLogin'])('is also %s alone', async (name) => {
    await openAt(`/mapp/mine?${name}=x`);
    expect([entryParams(), shown()]).toEqual([{ [name]: 'x' }, '/mapp/mine']);
  });
});

describe('the page', () => {
  it('is the prerendered one for a guest who has chosen nothing', async () => {
    await openAt('/mapp/Home');
    expect(dressed()).toEqual({ start: 'begun', lang: 'zh' });
  });

  it.each(['light', 'dark'])('takes the kept theme %s, which fits the prerendered one too', async (theme) => {
    localStorage.setItem('mapp.theme', theme);
    await openAt('/mapp/Home');
    expect(dressed()).toEqual({ start: 'begun', theme, lang: 'zh' });
  });

  it.each([
    ['mapp.theme', 'pink'],
    ['mapp.textSize', 'standard'],
    ['mapp.language', 'zh-CN'],
    ['mapp.language', 'fr'],
  ])('is left as it is by %s %s', async (key, value) => {
    localStorage.setItem(key, value);
    await openAt('/mapp/Home');
    expect(dressed()).toEqual({ start: 'begun', lang: 'zh' });
  });

  it('takes the large text, which the prerendered one does not fit', async () => {
    localStorage.setItem('mapp.textSize', 'elder');
    await openAt('/mapp/Home');
    expect(dressed()).toEqual({ start: 'begun', textSize: 'elder', shell: 'off', lang: 'zh' });
  });

  it.each([
    ['/mapp/Home', 'ru', '', 'ru'],
    ['/mapp/Home', 'ja-JP', '', 'ja'],
    ['/mapp/Home?lang=ko', 'ru', '', 'ko'],
    ['/mapp/Home?lang=zh', 'ru', '', 'zh'],
    ['/mapp/Home', '', 'language=en_CN', 'en'],
    ['/mapp/Home', '', 'a=b; language=en_CN', 'en'],
    ['/mapp/Home', '', 'mylanguage=en_CN', 'zh'],
    ['/mapp/Home', 'ru', 'language=en_CN', 'ru'],
    ['/mapp/Home?lang=rux', '', '', 'ru'],
    ['/mapp/Home?lang=xru', '', '', 'zh'],
  ])('%s with the kept language "%s" and cookie "%s" is in %s', async (address, kept, cookie, language) => {
    if (kept) localStorage.setItem('mapp.language', kept);
    for (const each of cookie.split('; ').filter(Boolean)) document.cookie = `${each}; Path=/`;
    await openAt(address);
    expect(root.lang).toBe(language);
    expect(root.dataset['shell']).toBe(language === 'zh' && address === '/mapp/Home' ? undefined : 'off');
  });

  it.each([
    ['a member', 'mapp_token_m=x', {}, '', 'off'],
    ['a member with other cookies', 'a=b; mapp_token_app=x', {}, '', 'off'],
    ['a guest with a cookie of another name', 'not_mapp_token_m=x', {}, '', undefined],
    ['who has something kept', '', { mapp: '{}' }, '', 'off'],
    ['who has something else kept', '', { other: '{}' }, '', undefined],
    ['a guest with a query', '', {}, '?channel=rail', 'off'],
  ])('is told whether it fits %s', async (_, cookie, kept, query, shell) => {
    for (const each of cookie.split('; ').filter(Boolean)) document.cookie = `${each}; Path=/`;
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    await openAt(`/mapp/Home${query}`);
    expect(root.dataset['shell']).toBe(shell);
  });

  it('is drawn also where the browser forbids its stores', async () => {
    forbid('localStorage', 'sessionStorage');
    await openAt('/mapp/Home');
    expect(dressed()).toEqual({ start: 'begun', lang: 'zh' });
    await openAt('/mapp/Home?lang=ru');
    expect(dressed()).toEqual({ start: 'begun', shell: 'off', lang: 'ru' });
  });
});

describe('the configuration', () => {
  const kept = () => (window as Window & { mappConfig?: Promise<object> }).mappConfig;

  it('is asked for with the page, and kept with when it went and came', async () => {
    const answer = new Response('{}');
    ask.mockResolvedValue(answer);
    vi.spyOn(performance, 'now').mockReturnValueOnce(3).mockReturnValueOnce(5);
    await openAt('/mapp/Home');
    expect(ask).toHaveBeenLastCalledWith('/mapp/config.json', { cache: 'no-cache' });
    expect(await kept()).toEqual({ answer, sent: 3, received: 5 });
  });

  it('is asked for where the browser tells no running time', async () => {
    ask.mockResolvedValue(new Response('{}'));
    vi.spyOn(performance, 'now').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    vi.spyOn(Date, 'now').mockReturnValue(7);
    await openAt('/mapp/Home');
    expect(await kept()).toMatchObject({ sent: 7, received: 7 });
  });

  it('that does not come is said by whoever reads it', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await openAt('/mapp/Home');
    await expect(kept()).rejects.toThrow('Failed to fetch');
  });
});

describe('early files', () => {
  it.each([
    ['/mapp/Home', ['zh.js', 'zh-home.js']],
    ['/mapp/home?lang=en', ['en.js', 'en-home.js', 'later.js']],
    ['/mapp/', ['zh.js', 'zh-home.js']],
    ['/mapp/mine/set', ['zh.js', 'zh-table.js', 'mine.js', 'account.js', 'rest.js']],
    ['/mapp/homes', ['zh.js', 'zh-table.js', 'rest.js']],
    ['/mapp/myhome', ['zh.js', 'zh-table.js', 'rest.js']],
    ['/mapp/toString', ['zh.js', 'zh-table.js', 'rest.js']],
    ['/', ['zh.js', 'zh-table.js', 'rest.js']],
    ['/mapp/home?lang=ru', ['ru.js', 'later.js']],
    ['/mapp/home?lang=ja', ['later.js']],
    ['/mapp/mine?lang=ja', ['mine.js', 'account.js', 'rest.js']],
  ])('of %s are %s', async (address, files) => {
    await openAt(address);
    expect(preloaded()).toEqual(files.map((file) => ['modulepreload', `/mapp/assets/${file}`]));
    expect([...document.head.querySelectorAll('link')].every((link) => link.crossOrigin === '')).toBe(true);
  });
});

describe('files of the page’s own screen', () => {
  const list = {
    files: ['assets/set.js', 'assets/set.css', 'assets/card.js', 'assets/order.js', 'assets/en-set.js'],
    routes: { '/mine/set': [[0, 1], { en: [4] }], '/mine/card/:id': [[2], {}], '/mine/:kind/:id': [[3], {}] },
  };
  const answers = (told: unknown) =>
    ask.mockImplementation(async (asked: unknown) =>
      (asked as string).endsWith('.json') && !(asked as string).endsWith('config.json')
        ? Response.json(told)
        : new Promise(() => {}),
    );
  const late = () => preloaded().slice(5);

  it('are asked for once their list has come', async () => {
    answers(list);
    await openAt('/mapp/mine/set?lang=en');
    await vi.waitFor(() => expect(late()).toHaveLength(3));
    expect(late()).toEqual([
      ['modulepreload', '/mapp/assets/set.js'],
      ['preload', '/mapp/assets/set.css'],
      ['modulepreload', '/mapp/assets/en-set.js'],
    ]);
    expect(ask).toHaveBeenCalledWith('/mapp/assets/screens.mine-12345678.json');
  });

  it('are those of the first path that fits, whatever its parts are', async () => {
    answers(list);
    await openAt('/mapp/mine/card/7?lang=en');
    await vi.waitFor(() => expect(late()).toEqual([['modulepreload', '/mapp/assets/card.js']]));
  });

  const giveInPage = () => {
    const script = Object.assign(document.createElement('script'), {
      type: 'application/json',
      id: 'screens',
    });
    script.textContent = JSON.stringify(list);
    document.body.append(script);
  };

  it('are asked for at once where the page has the list, after what every screen needs', async () => {
    giveInPage();
    await openAt('/mapp/mine/set');
    expect(late()).toEqual([
      ['modulepreload', '/mapp/assets/set.js'],
      ['preload', '/mapp/assets/set.css'],
    ]);
    expect(ask).not.toHaveBeenCalledWith('/mapp/assets/screens.mine-12345678.json');
  });

  it.each(['/mapp/mine/set?lang=en', '/mapp/mine/unknown'])(
    'are looked for in the other list where that of the page lacks the language or the path: %s',
    async (address) => {
      giveInPage();
      await openAt(address);
      expect(late()).toEqual([]);
      expect(ask).toHaveBeenCalledWith('/mapp/assets/screens.mine-12345678.json');
    },
  );

  it('are left to the scripts where no list comes', async () => {
    ask.mockImplementation((asked: unknown) =>
      (asked as string).includes('screens') ? Promise.reject(new TypeError()) : new Promise(() => {}),
    );
    await openAt('/mapp/mine/set?lang=en');
    await new Promise((resolve) => setTimeout(resolve));
    expect(late()).toEqual([]);
  });

  it('are not asked for on a page that is none, nor on the home', async () => {
    await openAt('/mapp/homes');
    await openAt('/mapp/Home');
    expect(ask.mock.calls.filter(([asked]) => (asked as string).includes('screens'))).toEqual([]);
  });
});

describe('a file that does not come', () => {
  it.each([
    ['script', 'failed'],
    ['link', 'begun'],
    ['img', 'begun'],
  ])('as a %s leaves the start at "%s"', async (name, start) => {
    await openAt('/mapp/Home');
    const part = document.body.appendChild(document.createElement(name));
    part.dispatchEvent(new Event('error'));
    expect(root.dataset['start']).toBe(start);
  });

  it('is not meant when something throws', async () => {
    await openAt('/mapp/Home');
    window.dispatchEvent(new Event('error'));
    expect(root.dataset['start']).toBe('begun');
  });
});
