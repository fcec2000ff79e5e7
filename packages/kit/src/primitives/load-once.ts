/** A load that is asked for once, however many want it, and again after it failed. */
export interface LoadOnce<Loaded> {
  (): Promise<Loaded>;
  /** Content that has come; undefined before, and of a load that gives nothing. */
  readonly loaded: () => Loaded | undefined;
}

/** Makes a load that is shared. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): LoadOnce<Loaded> {
  let loading: Promise<Loaded> | undefined;
  let come: Loaded | undefined;
  const ask = () => {
    loading ??= load().then(
      (loaded) => (come = loaded),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };
  return Object.assign(ask, { loaded: () => come });
}
