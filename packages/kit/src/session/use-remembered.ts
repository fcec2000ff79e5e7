import { useCallback, useSyncExternalStore } from 'react';
import type { Remembered } from './memory.ts';
import { useSession } from './session-provider.tsx';

/** Something that a screen remembers, and the way to change it; every screen that asks has the same. */
export function useRemembered<Value>(
  of: Remembered<Value>,
): readonly [Value, (change: (before: Value) => Value) => void] {
  const { memory } = useSession();
  const value = useSyncExternalStore(
    memory.subscribe,
    () => memory.read(of),
    () => of.none,
  );
  const write = useCallback(
    (change: (before: Value) => Value) => memory.write(of, change(memory.read(of))),
    [memory, of],
  );
  return [value, write];
}
