import { useEffect, useState } from 'react';

/** Modules that have been loaded, by their loader, so that coming back shows them at once. */
const loaded = new WeakMap<() => Promise<object>, object>();

/** A part of the screen whose code comes after the screen itself. */
export interface ScreenPart<Module extends object> {
  /** The module, once it is there. */
  readonly module: Module | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part after the first drawing, so that what a guest sees first waits for none of it.
 * @param load the import; the same function each time
 * @param wanted load it now
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  wanted = true,
): ScreenPart<Module> {
  const [module, setModule] = useState(() => loaded.get(load) as Module | undefined);
  const [attempt, setAttempt] = useState({ times: 0, failed: false });
  const { times, failed } = attempt;
  const missing = wanted && module === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    load().then(
      (part) => {
        loaded.set(load, part);
        if (!left) setModule(part);
      },
      () => !left && setAttempt({ times, failed: true }),
    );
    return () => {
      left = true;
    };
  }, [missing, load, times]);
  return { module, failed, retry: () => setAttempt({ times: times + 1, failed: false }) };
}
