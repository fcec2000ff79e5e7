import { useEffect, useRef } from 'react';
import type { ChosenDays } from '../../rules/calendar/choosing.ts';
import type { FareState } from '../../rules/calendar/fares.ts';
import { monthOf, type Day } from '../../rules/days.ts';
import type { DayCalendarProps, MonthPrices } from './types.ts';

/** How a day is sold as far as its month's prices say; a day can be had where these failed, or where there are none. */
function saleOf(day: Day, prices: MonthPrices | undefined): FareState | 'waiting' {
  if (prices?.state === 'waiting') return 'waiting';
  return prices?.state === 'known' ? (prices.fares.get(day)?.state ?? 'noFlight') : 'open';
}

/**
 * Chooses a pressed day that can be had. One whose price is on its way is chosen when that has come and says so, unless another day
 * has been pressed or chosen by then.
 */
export function useDayChoice({
  value,
  onSelect,
  pricesOf,
}: Pick<DayCalendarProps, 'value' | 'onSelect' | 'pricesOf'>): (day: Day) => void {
  const early = useRef<{ readonly day: Day; readonly value: ChosenDays }>(undefined);
  const sold = (day: Day) => saleOf(day, pricesOf?.(monthOf(day)));

  useEffect(() => {
    const pressed = early.current;
    if (!pressed) return;
    const isSame = pressed.value.out === value.out && pressed.value.back === value.back;
    const sale = isSame ? sold(pressed.day) : undefined;
    if (sale === 'waiting') return;
    early.current = undefined;
    if (sale === 'open') onSelect(pressed.day);
  });

  return (day) => {
    const sale = sold(day);
    early.current = sale === 'waiting' ? { day, value } : undefined;
    if (sale === 'open') onSelect(day);
  };
}
