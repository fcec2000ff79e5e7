import { useSyncExternalStore } from 'react';
import type { Holding } from '../../client/holder.ts';
import { useClient } from '../../client/provider.tsx';

const own = () => 'own' as const;

/** How the page stands to the login token of this moment. */
export function useHolding(): Holding {
  const { holder } = useClient();
  return useSyncExternalStore(holder.subscribe, holder.holding, own);
}

/** Nothing of the page may be seen any more. While it is asked who has come it stays under its cover: for the same member nothing is lost. */
export const isEmptied = (holding: Holding): boolean => holding === 'other' || holding === 'left';
