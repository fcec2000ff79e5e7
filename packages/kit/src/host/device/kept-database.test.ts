import { expect, it } from 'vitest';
import { fakeIndexedDb } from './indexed-db.support.ts';
import { databaseStore } from './kept-database.ts';

const entry = (name: string) => ({ name, until: 1_780_000_000_000, sealed: Uint8Array.of(1, 2, 3) });

it('keeps entries by their names until they are removed', async () => {
  const { window, state } = fakeIndexedDb();
  const store = databaseStore(window);
  expect(await store.all()).toEqual([]);
  expect(await store.put(entry('a'))).toBe(true);
  expect(await store.put(entry('b'))).toBe(true);
  expect(await store.put({ ...entry('a'), until: 7 })).toBe(true);
  expect(await store.all()).toEqual([{ ...entry('a'), until: 7 }, entry('b')]);
  await store.remove('a');
  expect(await store.all()).toEqual([entry('b')]);
  expect(new Set(state.opened.map((given) => JSON.stringify(given)))).toEqual(new Set(['["mapp-kept",1]']));
});

it('reads without the right to write, and waits until what is written lies on the disk', async () => {
  const { window, transactions } = fakeIndexedDb();
  const store = databaseStore(window);
  await store.all();
  await store.put(entry('a'));
  expect(transactions).toEqual([
    { mode: 'readonly', options: { durability: 'strict' } },
    { mode: 'readwrite', options: { durability: 'strict' } },
  ]);
});

it('holds the database no longer than a step takes, and lets go at once when another page wipes it', async () => {
  const { window, state, databases } = fakeIndexedDb();
  const store = databaseStore(window);
  await store.put(entry('a'));
  expect(state.open).toBe(0);
  state.fail = 'request';
  await store.all();
  expect(state.open).toBe(0);
  const closedBefore = state.open;
  databases[0]?.dispatchEvent(new Event('versionchange'));
  expect(state.open).toBe(closedBefore - 1);
});

it.each(['open', 'request', 'commit'] as const)(
  'keeps nothing where the browser fails at %s',
  async (fail) => {
    const { window, state } = fakeIndexedDb();
    const store = databaseStore(window);
    await store.put(entry('a'));
    state.fail = fail;
    expect(await store.put(entry('b'))).toBe(false);
    expect(await store.all()).toEqual([]);
    await expect(store.remove('a')).resolves.toBeUndefined();
  },
);
