import { expect, it, vi } from 'vitest';
import { windowHistory } from './history.ts';

/** As much of a window as the history touches: entries with their states, and popstate on the way back. */
function fakeWindow(path: string) {
  const entries = [{ path, state: null as unknown }];
  let at = 0;
  const listeners: (() => void)[] = [];
  const read = () => new URL(entries[at]?.path ?? '', 'https://x.test');
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries.splice(at + 1, entries.length, { path: to, state });
      at += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[at] = { path: to, state };
    },
    back: () => history.go(-1),
    go(steps: number) {
      at += steps;
      for (const listener of listeners) listener();
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
  // Entries that lie ahead are forgotten with the next step.
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
