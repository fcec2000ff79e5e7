import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadMoves } from './load-moves.ts';
import { useEventCallback } from './use-event-callback.ts';
import type { Point, ZoomedMap, Zooming, ZoomView } from './zooming.ts';

export interface Zoom extends ZoomView {
  /** A step nearer, a step away, or back to the whole breadth. */
  readonly zoomBy: (step: 1 | -1 | 0) => void;
  /** Brings this point nearer until its seats can be tapped. */
  readonly approach: (point: Point) => void;
}

/**
 * The scale of a map, as a custom property of its element: a step draws nothing again. How to change it is loaded once the map
 * stands.
 * @param plan carries the property
 * @param scroller pans what is broader than the page
 * @param onZoomedOut is told whether a tap only brings a part nearer
 * @param broad has more seats in a row than a phone shows at full size: the first guess, so that nothing moves once it is measured
 */
export function useZoom(
  plan: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onZoomedOut: ZoomedMap['onZoomedOut'],
  broad: boolean,
): Zoom {
  const [view, setView] = useState<ZoomView>({ farthest: true, nearest: false, small: broad });
  const zooming = useRef<Promise<Zooming>>(undefined);
  useEffect(() => {
    if (!plan.current || !scroller.current) return;
    const leaving = new AbortController();
    const map = { plan: plan.current, scroller: scroller.current, onZoomedOut, signal: leaving.signal };
    zooming.current = loadMoves().then(({ zoomingOf }) => zoomingOf(map, broad, setView));
    return () => leaving.abort();
  }, [plan, scroller, onZoomedOut, broad]);
  return {
    ...view,
    zoomBy: useEventCallback((step: 1 | -1 | 0) => void zooming.current?.then((on) => on.zoomBy(step))),
    approach: useEventCallback((point: Point) => void zooming.current?.then((on) => on.approach(point))),
  };
}
