type Fail = 'open' | 'request' | 'commit';

const settling = <Result>(result: Result, failed: boolean) => {
  const request = Object.assign(new EventTarget(), { result, error: null });
  queueMicrotask(() => request.dispatchEvent(new Event(failed ? 'error' : 'success')));
  return request;
};

/** As much of IndexedDB as one store of entries needs, for tests; `fail` says what goes wrong from now on. */
export function fakeIndexedDb() {
  const stores = new Map<string, { keyPath: string; rows: Map<string, unknown> }>();
  const state = { open: 0, fail: undefined as Fail | undefined, opened: [] as unknown[][] };
  const transactions: { mode: string; options: object }[] = [];
  const databases: EventTarget[] = [];

  const storeOf = (name: string, mode: string) => {
    const store = stores.get(name);
    if (!store) throw new DOMException('', 'NotFoundError');
    const write = () => {
      if (mode !== 'readwrite') throw new DOMException('', 'ReadOnlyError');
    };
    const failed = () => state.fail === 'request';
    return {
      getAll: () => settling([...store.rows.values()], failed()),
      put(row: Record<string, unknown>) {
        write();
        const key = String(row[store.keyPath]);
        store.rows.set(key, row);
        return settling(key, failed());
      },
      delete(key: string) {
        write();
        store.rows.delete(key);
        return settling(undefined, failed());
      },
    };
  };

  const database = () =>
    Object.assign(new EventTarget(), {
      createObjectStore: (name: string, { keyPath }: { keyPath: string }) =>
        void stores.set(name, { keyPath, rows: new Map() }),
      transaction(name: string, mode: string, options: object) {
        transactions.push({ mode, options });
        const objectStore = () => storeOf(name, mode);
        const made = Object.assign(new EventTarget(), { error: null, objectStore });
        setTimeout(() => made.dispatchEvent(new Event(state.fail === 'commit' ? 'abort' : 'complete')));
        return made;
      },
      close() {
        state.open -= 1;
      },
    });

  const open = (...given: unknown[]) => {
    state.opened.push(given);
    const made = database();
    databases.push(made);
    const request = Object.assign(new EventTarget(), { result: made, error: null });
    queueMicrotask(() => {
      if (state.fail === 'open') {
        request.dispatchEvent(new Event('error'));
        return;
      }
      state.open += 1;
      if (stores.size === 0) request.dispatchEvent(new Event('upgradeneeded'));
      request.dispatchEvent(new Event('success'));
    });
    return request;
  };
  return { window: { indexedDB: { open } } as unknown as Window, state, transactions, databases };
}
