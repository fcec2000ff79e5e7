import { useEffect, useRef } from 'react';
import type { PickerView } from './picker-view.ts';

type Mode = PickerView['mode'];

/**
 * Gives a way to move the focus to the picker's control, as soon as the picker is in a mode that the person has asked for.
 * @param mode none while something lies over the picker
 */
export function useFocusIn(mode: Mode | undefined, id: string): (wanted: Mode) => void {
  const goal = useRef<Mode>(undefined);
  useEffect(() => {
    if (mode === undefined || goal.current !== mode) return;
    goal.current = undefined;
    // A person who has gone on to another field meanwhile stays there.
    if (!document.activeElement?.matches('input, select, textarea')) document.getElementById(id)?.focus();
  });
  return (wanted) => {
    goal.current = wanted;
  };
}
