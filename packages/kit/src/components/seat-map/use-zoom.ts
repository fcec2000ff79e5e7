import { useEffect, useRef, useState, type RefObject } from 'react';
import { zoom as zoomVar } from './Cabin.css.ts';
import { varName } from './inline-vars.ts';
import { useStable } from './use-stable.ts';

/** Edges of a cell, CSS px: one that a finger meets, and the largest. */
const fingerCell = 44;
const largestCell = 66;
/** Cells smaller than this are looked at, not tapped. */
const smallCell = 40;
const stepFactor = 1.25;

/** How near, and the edge of a cell when the whole breadth is in sight, CSS px. */
interface Scale {
  readonly level: number;
  readonly fitted: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  /** 1 shows the whole breadth. */
  readonly level: number;
  /** Nothing is nearer. */
  readonly nearest: boolean;
  /** A tap is to bring a part nearer before it chooses. */
  readonly small: boolean;
  /** A step nearer, a step away, or back to the whole breadth. */
  readonly zoomBy: (step: 1 | -1 | 0) => void;
  /** Brings this point nearer until its seats can be tapped. */
  readonly approach: (point: Point) => void;
}

const between = ([one, other]: readonly Touch[]): { middle: Point; apart: number } | undefined =>
  one && other
    ? {
        middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      }
    : undefined;

/**
 * The scale of a map, as a custom property of its element: a step draws nothing anew.
 * @param plan carries the property
 * @param scroller pans what is broader than the page
 * @param broad has more seats in a row than a phone shows at full size
 */
export function useZoom(
  plan: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  broad: boolean,
): Zoom {
  // A phone's first guess, so that nothing moves once it is measured.
  const [scale, setScale] = useState<Scale>({ level: 1, fitted: broad ? smallCell - 1 : fingerCell });
  const now = useRef(scale);
  const put = (next: Scale): void => {
    const { level, fitted } = now.current;
    if (next.level === level && next.fitted === fitted) return;
    now.current = next;
    setScale(next);
  };

  const zoomTo = (wanted: number, at?: Point): void => {
    const [view, pan] = [plan.current, scroller.current];
    const canvas = pan?.firstElementChild;
    if (!view || !pan || !canvas) return;
    const next = Math.min(largestCell / now.current.fitted, Math.max(1, wanted));
    const room = pan.getBoundingClientRect();
    const point = at ?? { x: room.left + room.width / 2, y: innerHeight / 2 };
    const before = canvas.getBoundingClientRect();
    const share = { x: (point.x - before.left) / before.width, y: (point.y - before.top) / before.height };
    view.style.setProperty(varName(zoomVar), String(next));
    const after = canvas.getBoundingClientRect();
    pan.scrollLeft += after.left + share.x * after.width - point.x;
    // A step by key or button keeps its place too, unless the map begins below.
    if (before.top < point.y)
      scrollBy({ top: after.top + share.y * after.height - point.y, behavior: 'instant' });
    put({ ...now.current, level: next });
  };

  const measure = useStable(() => {
    const seat = plan.current?.querySelector('[data-seat]');
    const { level } = now.current;
    // An em of a seat is its cell.
    const edge = seat ? Number.parseFloat(getComputedStyle(seat).fontSize) : fingerCell;
    put({ level, fitted: Math.round((10 * edge) / level) / 10 });
  });
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const watch = new ResizeObserver(measure);
    watch.observe(view);
    return () => watch.disconnect();
  }, [measure, scroller]);

  const pinchTo = useStable(zoomTo);
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    let from: { apart: number; level: number } | undefined;
    const start = ({ touches }: TouchEvent): void => {
      const pair = between(Array.from(touches));
      from = pair && { apart: pair.apart, level: now.current.level };
    };
    const move = ({ touches }: TouchEvent): void => {
      const pair = between(Array.from(touches));
      if (pair && from) pinchTo((from.level * pair.apart) / from.apart, pair.middle);
    };
    const wheel = (event: WheelEvent): void => {
      // A trackpad tells a pinch as a wheel with the control key.
      if (!event.ctrlKey) return;
      event.preventDefault();
      pinchTo(now.current.level * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    };
    view.addEventListener('touchstart', start, { passive: true });
    view.addEventListener('touchmove', move, { passive: true });
    view.addEventListener('wheel', wheel, { passive: false });
    return () => {
      view.removeEventListener('touchstart', start);
      view.removeEventListener('touchmove', move);
      view.removeEventListener('wheel', wheel);
    };
  }, [pinchTo, scroller]);

  const { level, fitted } = scale;
  return {
    level,
    nearest: level >= largestCell / fitted,
    small: fitted * level < smallCell,
    zoomBy: useStable((step: 1 | -1 | 0) => zoomTo(step === 0 ? 1 : now.current.level * stepFactor ** step)),
    approach: useStable((point: Point) => zoomTo(fingerCell / now.current.fitted, point)),
  };
}
