import { useCallback } from 'react';
import { handedOver, handOver } from '../../session/hand-over.ts';
import { useSession } from '../../session/session-provider.tsx';

/** The way that is chosen by keys: each has an address, and so a page, on which one goes on from where one was. */
export function useChosenWay(of: 'refund' | 'change') {
  const session = useSession();
  const keepFocus = useCallback(
    (calculator: HTMLDivElement | null) => {
      if (!calculator || handedOver(session, 'chosenWay') !== of) return;
      handOver(session, 'chosenWay', undefined);
      calculator.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus({ preventScroll: true });
    },
    [session, of],
  );
  return {
    /** Ref of the part that holds the choice. */
    keepFocus,
    /** Tells the page of the other way that it was chosen. */
    handWay: (way: 'refund' | 'change') => handOver(session, 'chosenWay', way),
  };
}
