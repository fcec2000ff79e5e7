import { useCallback, useEffect, useState } from 'react';
import { loadForeignPhone } from '../../validators/load-foreign-phone.ts';
import type { ReadForeignPhone } from '../../validators/phone.ts';

/** The numbering plans of the world, or how far they are. */
export interface PhonePlans {
  readonly read: ReadForeignPhone | undefined;
  readonly failed: boolean;
  /** Loads them; a failure can be tried again. */
  readonly load: () => void;
}

/** The numbering plans, loaded once somebody needs them. */
export function usePhonePlans(): PhonePlans {
  const [plans, setPlans] = useState<{ read?: ReadForeignPhone; failed: boolean; wanted: number }>({
    failed: false,
    wanted: 0,
  });
  const { read, failed, wanted } = plans;
  useEffect(() => {
    if (wanted === 0) return undefined;
    let here = true;
    const fetchPlans = async () => {
      try {
        const loaded = await loadForeignPhone();
        if (here) setPlans((before) => ({ ...before, read: loaded, failed: false }));
      } catch {
        if (here) setPlans((before) => ({ ...before, failed: true }));
      }
    };
    void fetchPlans();
    return () => {
      here = false;
    };
  }, [wanted]);
  const load = useCallback(
    () =>
      setPlans((before) => (before.read ? before : { ...before, failed: false, wanted: before.wanted + 1 })),
    [],
  );
  return { read, failed, load };
}
