import { useCallback, useEffect, useRef } from 'react';
import { toggled, type OfferFilter, type OptionGroup } from '../../rules/offers/filter.ts';

/** Turns one choice of a group on or off. */
export type ToggleOption = (group: OptionGroup | 'conditions', option: string) => void;

/** The same function for as long as the filters are there, so that only choices that change are drawn again. */
export function useToggleOption(value: OfferFilter, onChange: (filter: OfferFilter) => void): ToggleOption {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  return useCallback((group, option) => {
    const now = latest.current;
    now.onChange(toggled(now.value, group, option));
  }, []);
}
