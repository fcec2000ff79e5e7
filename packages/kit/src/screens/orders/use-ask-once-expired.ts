import { useEffect, useRef } from 'react';
import type { OrderStatus } from '../../rules/orders/status.ts';

/** The airline frees what was kept by its own clock; how it stands then is asked for once. */
export function useAskOnceExpired(status: OrderStatus, reload: () => Promise<unknown>): void {
  const asked = useRef(false);
  useEffect(() => {
    if (status !== 'expired' || asked.current) return;
    asked.current = true;
    void reload();
  }, [status, reload]);
}
