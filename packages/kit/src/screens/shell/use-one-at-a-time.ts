import { useEffect, useRef } from 'react';

/** Acts of one screen that must not overlap. */
export interface OneAtATime {
  /** Does it, unless one is under way. */
  readonly once: (act: () => Promise<void>) => Promise<void>;
  /** Whether the traveller is still on the screen: an act goes on when they leave. */
  readonly isHere: () => boolean;
}

/** However often something is tapped, it is done once; and who has left meanwhile is not led anywhere. */
export function useOneAtATime(): OneAtATime {
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return {
    once: async (act) => {
      if (busy.current) return;
      busy.current = true;
      try {
        await act();
      } finally {
        busy.current = false;
      }
    },
    isHere: () => here.current,
  };
}
