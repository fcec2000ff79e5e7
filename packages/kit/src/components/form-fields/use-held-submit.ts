import { useCallback, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import type { FormShared } from './use-form.ts';

/**
 * Submit that waits while a field is being filled in, and is then sent by itself.
 * @returns `hold` for the fields; `submit` for the form; `letGo` for when somebody goes on typing: they submit again
 */
export function useHeldSubmit(send: () => void): {
  hold: FormShared['hold'];
  submit: (event: SyntheticEvent) => void;
  letGo: () => void;
} {
  const latest = useRef(send);
  useLayoutEffect(() => {
    latest.current = send;
  });
  const waits = useRef(false);
  // Who leaves the page sends nothing: this runs before what a field holds is let go.
  useLayoutEffect(() => () => void (waits.current = false), []);
  const holds = useRef(new Set<symbol>());
  const hold = useCallback<FormShared['hold']>(() => {
    const held = Symbol();
    holds.current.add(held);
    return () => {
      holds.current.delete(held);
      if (!waits.current || holds.current.size > 0) return;
      waits.current = false;
      latest.current();
    };
  }, []);
  const submit = useCallback((event: SyntheticEvent) => {
    event.preventDefault();
    if (holds.current.size === 0) return latest.current();
    waits.current = true;
    return undefined;
  }, []);
  const letGo = useCallback(() => {
    waits.current = false;
  }, []);
  return { hold, submit, letGo };
}
