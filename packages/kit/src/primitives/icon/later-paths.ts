import { useEffect, useSyncExternalStore } from 'react';
import { firstPaths } from './first-paths.ts';
import type { IconName } from './paths.ts';

/**
 * `paths.ts` for a site whose first page is light. The other drawings come with the first screen that is not the first
 * page's, whose table gives them, or when a late part of the first page draws one of them.
 */
let paths: Readonly<Partial<Record<IconName, string>>> = firstPaths;
const nothing = () => undefined;
const listeners = new Set<() => void>();

/** Adds drawings to those that are there. */
export function givePaths(more: Readonly<Partial<Record<IconName, string>>>): void {
  paths = { ...paths, ...more };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Path data of a drawing; undefined until it is there. */
export function usePath(name: IconName): string | undefined {
  const path = useSyncExternalStore(
    subscribe,
    () => paths[name],
    () => paths[name],
  );
  useEffect(() => {
    // Where it does not come, its words stand beside its empty place, and the next icon asks again.
    if (path === undefined)
      void import('./more-paths.ts').then(({ morePaths }) => givePaths(morePaths), nothing);
  }, [path]);
  return path;
}
