import { useEffect, useRef } from 'react';
import { loadMoves } from '../map/load-moves.ts';

/** Brings the one in turn into sight, once the tap that gave the turn has been painted. */
export function useTurnInSight(turn: string | undefined, count: number) {
  const chips = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A phone shows two whole.
    if (turn === undefined || count < 3) return undefined;
    const timer = setTimeout(() => {
      void loadMoves().then(({ bringTurnInSight }) => chips.current && bringTurnInSight(chips.current));
    });
    return () => clearTimeout(timer);
  }, [turn, count]);
  return chips;
}
