import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function whose identity never changes and which does what its latest self would, for memoised parts. For events only. */
export function useEventCallback<Arguments extends readonly unknown[], Result>(
  act: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
