import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bridged, type Actions } from './bridged.ts';
import { fakeWindow } from './fake-window.ts';
import { hosts } from './hosts.ts';

const openWith = (load: () => Promise<() => Actions>, identity = hosts.ali) => {
  const fake = fakeWindow();
  const made: { tag: string; async?: boolean; src?: string }[] = [];
  const create = fake.window.document.createElement.bind(fake.window.document);
  const createElement = (tag: string) => {
    const node = create(tag);
    made.push(Object.assign(node, { tag }));
    return node;
  };
  Object.assign(fake.window.document, { createElement });
  return { ...fake, made, host: bridged(load)(identity, fake.window) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes the site’s own way where the adapter cannot be loaded', async () => {
  const { host, log } = openWith(() => Promise.reject(new Error('no network')));
  await host.openMine();
  expect(log).toEqual(['assign https://www.example.com/mapp/mine']);
});

it('loads the host’s own script as it comes, where the deployment names one', () => {
  const sdk = 'https://cdn.example/sdk.js';
  const { made, log } = openWith(async () => () => ({}), { ...hosts.ali, sdk });
  expect(made).toMatchObject([{ tag: 'script', async: true, src: sdk }]);
  expect(log).toEqual([`load ${sdk}`]);
  expect(openWith(async () => () => ({})).log).toEqual([]);
});

it('can all that its host offers', () => {
  const { host } = openWith(async () => () => ({}));
  expect([host.can('userInfo'), host.can('brightness')]).toEqual([true, false]);
});
