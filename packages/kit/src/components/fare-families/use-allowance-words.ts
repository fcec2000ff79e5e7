import { useMessages } from '../../messages/provider.tsx';
import type { Allowance } from '../../rules/changes/baggage.ts';

/** Baggage in words: `20 kg 1 piece`; empty where neither is told. */
export function useAllowanceWords(): (of: Omit<Allowance, 'answer'>) => string {
  const t = useMessages('fare-families');
  return ({ pieces, kg }) =>
    [
      kg === undefined ? undefined : t('kg', { count: kg }),
      pieces === undefined ? undefined : t('pieces', { count: pieces }),
    ]
      .filter((part) => part !== undefined)
      .join(' ');
}
