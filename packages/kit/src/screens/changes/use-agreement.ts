import { useCallback, useState } from 'react';
import type { Remembered } from '../../session/memory.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useRemembered } from '../../session/use-remembered.ts';

/** Terms that were last agreed to, so that reading the rules and coming back keeps the tick. */
const agreedTerms: Remembered<string> = { name: 'agreedTerms', none: '' };

/**
 * The box that is ticked before an order is sent: sending without it says so beside it.
 * @param terms all that it is about, so that something new is agreed to by itself; undefined while that is not known
 */
export function useAgreement(terms: string | undefined) {
  const [kept, write] = useRemembered(agreedTerms);
  const [wanting, setWanting] = useState<string>();
  const agreed = terms !== undefined && kept === terms;
  return {
    agreed,
    /** Something was to be sent without it. */
    missing: !agreed && terms !== undefined && wanting === terms,
    setAgreed: (ticked: boolean) => write(() => (ticked && terms !== undefined ? terms : agreedTerms.none)),
    /** Sends once it is agreed to. */
    onceAgreed: (send: () => void) => {
      setWanting(terms);
      if (agreed) send();
    },
  };
}

/** Takes the agreement back once its order is made: the next one is agreed to by itself. */
export function useEndAgreement(): () => void {
  const { memory } = useSession();
  return useCallback(() => memory.write(agreedTerms, agreedTerms.none), [memory]);
}
