import type { KeptEntry, KeptStore } from '../device.ts';
import { keptDatabase } from '../kept.ts';

const table = 'entries';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

async function open(window: Window): Promise<IDBDatabase> {
  const request = window.indexedDB.open(keptDatabase, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(table, { keyPath: 'name' }),
  );
  const database = await settled(request);
  // Another page wipes it: nothing may hold it.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Entries in IndexedDB. The database is held open no longer than each step takes. */
export function databaseStore(window: Window): KeptStore {
  async function step<Result>(
    mode: IDBTransactionMode,
    act: (entries: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    try {
      const database = await open(window);
      try {
        const transaction = database.transaction(table, mode, { durability: 'strict' });
        const done = new Promise<void>((resolve, reject) => {
          transaction.addEventListener('complete', () => resolve());
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
        });
        const [result] = await Promise.all([settled(act(transaction.objectStore(table))), done]);
        return result;
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  }
  return {
    all: async () => (await step<KeptEntry[]>('readonly', (entries) => entries.getAll())) ?? [],
    put: async (entry) => (await step('readwrite', (entries) => entries.put(entry))) !== undefined,
    async remove(name) {
      await step('readwrite', (entries) => entries.delete(name));
    },
  };
}
