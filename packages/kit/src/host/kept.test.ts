import { expect, it, vi } from 'vitest';
import { anythingKept, keptDatabase, wipeKept } from './kept.ts';

const windowWith = (indexedDB: object) => ({ indexedDB }) as unknown as Window;
const forbidden = () => {
  throw new DOMException('', 'SecurityError');
};

it.each([
  [[{ name: 'other' }, { name: keptDatabase }], true],
  [[{ name: 'other' }], false],
  [[], false],
])('of the databases %j something is kept: %s', async (databases, kept) => {
  expect(await anythingKept(windowWith({ databases: async () => databases }))).toBe(kept);
});

it('is nothing where the browser forbids the store, or knows no list', async () => {
  expect(await anythingKept(windowWith({ databases: forbidden }))).toBe(false);
  expect(await anythingKept(windowWith({}))).toBe(false);
});

it('is wiped by its name, and without a word where that is forbidden', () => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  wipeKept(windowWith({ deleteDatabase }));
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('mapp-kept');
  expect(() => wipeKept(windowWith({ deleteDatabase: forbidden }))).not.toThrow();
});
