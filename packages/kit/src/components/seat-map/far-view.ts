let far = false;
const listeners = new Set<() => void>();

/** Tells the strip of the screen whether a tap on the map only brings it nearer. */
export function tellFar(next: boolean): void {
  if (next === far) return;
  far = next;
  for (const listener of listeners) listener();
}

/** Whether the map on show is too small to choose from, for `useSyncExternalStore`. */
export const isFar = (): boolean => far;

export function followFar(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
