import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
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
  const [held] = useState(() => {
    let waits = false;
    let fields = 0;
    const sendFree = () => {
      if (!waits || fields > 0) return;
      waits = false;
      latest.current();
    };
    return {
      hold: () => {
        fields += 1;
        return () => {
          fields -= 1;
          sendFree();
        };
      },
      submit: (event: SyntheticEvent) => {
        event.preventDefault();
        waits = true;
        sendFree();
      },
      letGo: () => {
        waits = false;
      },
    };
  });
  // A form that is left sends nothing: this runs before its fields end what they hold.
  useLayoutEffect(() => held.letGo, [held]);
  return held;
}
