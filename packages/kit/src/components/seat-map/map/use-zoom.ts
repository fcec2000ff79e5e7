import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadMoves } from './load-moves.ts';
import { useSeats } from '../seats-context.ts';
import { useEventCallback } from '../use-event-callback.ts';
import type { Point, Zooming, ZoomView } from './zooming.ts';

export interface Zoom extends ZoomView {
  /** A step nearer, a step away, or back to the whole breadth. */
  readonly zoomBy: (step: 1 | -1 | 0) => void;
  /** Brings this point nearer until its seats can be tapped. */
  readonly approach: (point: Point) => void;
}

interface ZoomWanted {
  /** Carries the property. */
  readonly plan: RefObject<HTMLElement | null>;
  /** Pans what is broader than the page. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Has more seats in a row than a phone shows at full size: the first guess, so that nothing moves once it is measured. */
  readonly broad: boolean;
}

/**
 * The scale of a map, as a custom property of its element: a step draws nothing again. How to change it is loaded once the map
 * stands.
 */
export function useZoom({ plan, scroller, broad }: ZoomWanted): Zoom {
  const { across, onZoomedOut } = useSeats();
  // Seats of a cabin that lies across are large enough for what meets them at any scale.
  const small = broad && !across;
  const [view, setView] = useState<ZoomView>({ farthest: true, nearest: false, small });
  const zooming = useRef<Promise<Zooming>>(undefined);
  useEffect(() => {
    if (!plan.current || !scroller.current) return;
    const leaving = new AbortController();
    const map = {
      plan: plan.current,
      scroller: scroller.current,
      across,
      onZoomedOut,
      signal: leaving.signal,
    };
    zooming.current = loadMoves().then(({ zoomingOf }) => zoomingOf(map, small, setView));
    return () => leaving.abort();
  }, [plan, scroller, onZoomedOut, small, across]);
  return {
    ...view,
    zoomBy: useEventCallback((step: 1 | -1 | 0) => void zooming.current?.then((on) => on.zoomBy(step))),
    approach: useEventCallback((point: Point) => void zooming.current?.then((on) => on.approach(point))),
  };
}
