import type { indexOnce } from './index-once.ts';

let loading: Promise<typeof indexOnce> | undefined;

/** Loads the order and search of countries, with how their names are read: once, or again after it failed. */
export function loadIndex(): Promise<typeof indexOnce> {
  loading ??= import('./index-once.ts').then(
    (loaded) => loaded.indexOnce,
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}
