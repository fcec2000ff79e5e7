import type { SeatChange } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';

/** Payment for the old seat that counts for the new one, in words; undefined where there was none. */
export function useCarried({ carried }: Pick<SeatChange, 'carried'>): string | undefined {
  const t = useMessages('seat-choice');
  const { money } = useFormats();
  if (carried?.cash && carried.cash.amount > 0) return money(carried.cash);
  return carried?.points !== undefined && carried.points > 0
    ? t('price.points', { points: carried.points })
    : undefined;
}
