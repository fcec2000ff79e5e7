import type { indexOnce } from './index-once.ts';

let loading: Promise<typeof indexOnce> | undefined;

/** What orders and searches countries, with how their names are read; asked for once, and again after it failed. */
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
