import { describe, expect, it, vi } from 'vitest';
import { windowHistory } from './history.ts';

/** As much of a window as the history touches: entries with their states, and popstate on the way back. */
function fakeWindow(path: string) {
  const entries = [{ path, state: null as unknown }];
  let at = 0;
  const wanted: number[] = [];
  const listeners: (() => void)[] = [];
  const read = () => new URL(entries[at]?.path ?? '', 'https://x.test');
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, to = entries[at]?.path ?? '') {
      entries.splice(at + 1, entries.length, { path: to, state });
      at += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[at] = { path: to, state };
    },
    back: () => history.go(-1),
    go(steps: number) {
      wanted.push(steps);
      // A step that is asked for on the way comes after it.
      if (wanted.length > 1) return;
      for (const step of wanted) {
        at += step;
        for (const listener of listeners) listener();
      }
      wanted.length = 0;
    },
  };
  const location = {
    get pathname() {
      return read().pathname;
    },
    get search() {
      return read().search;
    },
  };
  const window = {
    history,
    location,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  return { window: window as unknown as Window, entries, history };
}

it('walks forward and back, with a stable key for each entry', () => {
  const { window, history } = fakeWindow('/mapp/Home?x=1');
  const site = windowHistory(window, '/mapp');
  expect(site.current()).toEqual({ address: '/Home?x=1', key: 'first', arrival: 'first' });
  expect(history.scrollRestoration).toBe('manual');
  site.push('/myBill');
  const bill = site.current();
  expect(bill).toMatchObject({ address: '/myBill', arrival: 'push' });
  site.push('/mine');
  expect(site.back()).toBe(true);
  expect(site.current()).toEqual({ ...bill, arrival: 'back' });
  expect(site.back()).toBe(true);
  expect(site.current()).toMatchObject({ address: '/Home?x=1', key: 'first', arrival: 'back' });
  expect(site.back()).toBe(false);
});

it('ignores going where one is already', () => {
  const { window, entries } = fakeWindow('/mapp/Home');
  const site = windowHistory(window, '/mapp');
  const changed = vi.fn();
  site.subscribe(changed);
  site.push('/Home');
  site.replace('/Home');
  expect(entries).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
});

it('replaces in place and tells listeners until they leave', () => {
  const { window, entries } = fakeWindow('/mapp');
  const site = windowHistory(window, '/mapp');
  expect(site.current().address).toBe('/');
  const changed = vi.fn();
  const leave = site.subscribe(changed);
  site.replace('/Home');
  expect(entries.map(({ path }) => path)).toEqual(['/mapp/Home']);
  expect(site.current().arrival).toBe('replace');
  expect(site.back()).toBe(false);
  leave();
  site.push('/mine');
  expect(changed).toHaveBeenCalledOnce();
});

it('takes a state that is not ours for the first entry', () => {
  const { window, entries } = fakeWindow('/mapp/mine');
  entries[0] = { path: '/mapp/mine', state: { somebody: 'else' } };
  expect(windowHistory(window, '/mapp').current().key).toBe('first');
});

it('stays where it is when going back closes what lies over the page', () => {
  const { window, history } = fakeWindow('/mapp/Home');
  let open = true;
  const closesOverlay = () => {
    const closed = open;
    open = false;
    return closed;
  };
  const site = windowHistory(window, '/mapp', { closesOverlay });
  site.push('/myBill');
  site.push('/mine');
  const changed = vi.fn();
  site.subscribe(changed);
  history.back();
  expect([site.current().address, changed.mock.calls.length, open]).toEqual(['/mine', 0, false]);
  history.back();
  expect([site.current().address, changed.mock.calls.length]).toEqual(['/myBill', 1]);
  open = true;
  history.go(1);
  expect([site.current().address, open]).toEqual(['/mine', true]);
});

it('goes back to the nearest entry that shows a path, whatever lies over the page', () => {
  const { window, entries } = fakeWindow('/mapp/mine');
  const closesOverlay = vi.fn(() => true);
  const site = windowHistory(window, '/mapp', { closesOverlay });
  site.push('/mine/contact?lang=ru');
  const list = site.current();
  site.push('/mine/addContact');
  site.push('/mine/choose');
  site.replace('/mine/form');
  expect(site.backTo('/mine/choose')).toBe(false);
  expect(site.backTo('/mine/form')).toBe(false);
  expect(site.backTo('/mine/contact?lang=zh')).toBe(false);
  expect(site.current().address).toBe('/mine/form');
  expect(site.backTo('/mine/contact')).toBe(true);
  expect(site.current()).toEqual({ ...list, arrival: 'back' });
  expect(closesOverlay).not.toHaveBeenCalled();
  expect(entries.at(-1)?.path).toBe('/mapp/mine/contact');
  // What lies ahead is forgotten with the next step.
  site.push('/mine/editContact');
  expect(entries).toHaveLength(3);
  expect(site.backTo('/mine/addContact')).toBe(false);
  expect(site.back()).toBe(true);
  expect(closesOverlay).toHaveBeenCalledOnce();
});

it('goes back once for two wishes, and knows nothing of what came before a reload', () => {
  const { window, history } = fakeWindow('/mapp/mine');
  const site = windowHistory(window, '/mapp');
  site.push('/mine/contact');
  site.push('/mine/addContact');
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  expect([site.backTo('/mine/contact'), site.backTo('/mine/contact')]).toEqual([true, true]);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  const reloaded = windowHistory(window, '/mapp');
  expect(reloaded.backTo('/mine/contact')).toBe(false);
});

describe('what lies over the first entry', () => {
  const overlaid = () => {
    const { window, entries, history } = fakeWindow('/mapp/Home');
    let open = false;
    const closesOverlay = () => {
      const closed = open;
      if (open) void set(false);
      return closed;
    };
    const site = windowHistory(window, '/mapp', { closesOverlay });
    const set = async (covered: boolean) => {
      open = covered;
      site.cover(covered);
      await import('./cover.ts');
      await new Promise((resolve) => setTimeout(resolve));
    };
    const changed = vi.fn();
    site.subscribe(changed);
    /** Whether the browser stands on the entry of what lies over the page, and whether nothing of the visit lies behind. */
    const standing = () => {
      const { cover = false } = Object(history.state) as { cover?: boolean };
      return { cover, first: !site.back() };
    };
    return { site, window, entries, history, set, changed, standing, open: () => open };
  };

  it('is closed by going back, which stays on the page', async () => {
    const { site, history, entries, set, open, changed } = overlaid();
    await set(true);
    expect(entries).toHaveLength(2);
    history.back();
    expect([open(), site.current().address, site.back()]).toEqual([false, '/Home', false]);
    expect(changed).not.toHaveBeenCalled();
  });

  it('leaves nothing behind when it is closed otherwise, and can be opened again', async () => {
    const { site, set, open, history, entries, changed, standing } = overlaid();
    await set(true);
    await set(false);
    expect(standing()).toEqual({ cover: false, first: true });
    // The way forward leads to nothing.
    history.go(1);
    expect(standing()).toEqual({ cover: false, first: true });
    await set(true);
    expect(entries).toHaveLength(2);
    history.back();
    expect([open(), site.current().key]).toEqual([false, 'first']);
    expect(standing()).toEqual({ cover: false, first: true });
    expect(changed).not.toHaveBeenCalled();
  });

  it('is left behind by a page that is opened from it', async () => {
    const { site, set, history, standing } = overlaid();
    await set(true);
    site.push('/myBill');
    await set(false);
    expect(site.current()).toMatchObject({ address: '/myBill', arrival: 'push' });
    history.back();
    expect(site.current()).toEqual({ address: '/Home', key: 'first', arrival: 'back' });
    expect(standing()).toEqual({ cover: false, first: true });
  });

  it.each(['closed', 'left'] as const)('keeps what the page has become under it, %s', async (how) => {
    const { site, set, entries, history, changed } = overlaid();
    await set(true);
    site.replace('/Home?filter=1');
    const { key } = site.current();
    changed.mockClear();
    if (how === 'closed') await set(false);
    else history.back();
    expect(entries[0]).toEqual({ path: '/mapp/Home?filter=1', state: { key, depth: 0 } });
    expect(site.current()).toMatchObject({ address: '/Home?filter=1', key });
    expect(changed).not.toHaveBeenCalled();
  });

  it('is no way back for the page itself', async () => {
    const { site, set } = overlaid();
    await set(true);
    expect([site.back(), site.backTo('/Home')]).toEqual([false, false]);
  });

  it('needs no entry of its own further on', async () => {
    const { site, set, entries } = overlaid();
    site.push('/mine');
    await set(true);
    expect(entries).toHaveLength(2);
  });
});
