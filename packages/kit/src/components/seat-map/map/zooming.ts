import { signShare } from '../seat/seat-em.ts';
import { zoomProperty } from './zoom-property.ts';
import { watchSizes } from '../../../primitives/observers.ts';

/** Edges of a cell, CSS px: one that a finger meets, and the largest. */
const fingerCell = 44;
const largestCell = 66;
/** Cells smaller than this are looked at, not tapped. */
const smallCell = 40;
const stepFactor = 1.25;

/** A place on the screen, CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Facts of the scale that are drawn. */
export interface ZoomView {
  /** The whole breadth is in sight. */
  readonly farthest: boolean;
  /** Nothing is nearer. */
  readonly nearest: boolean;
  /** A tap is to bring a part nearer before it chooses. */
  readonly small: boolean;
}

/** A map whose scale can be set. */
export interface ZoomedMap {
  /** Carries the scale; its first child is the letters, which pan along. */
  readonly plan: HTMLElement;
  /** Pans what is broader than the page; its first child is what is panned. */
  readonly scroller: HTMLElement;
  /** It lies across: its seats are never too small for what meets them, and no letters pan along. */
  readonly across: boolean;
  /** Is told whether a tap only brings a part nearer, and that it does no more once all following has ended. */
  readonly onZoomedOut: (zoomedOut: boolean) => void;
  /** Ends all following. */
  readonly signal: AbortSignal;
}

export interface Zooming {
  readonly zoomBy: (step: 1 | -1 | 0) => void;
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
 * Measures a map, and zooms it by two fingers, by a trackpad, and when told.
 * @param small what was guessed of it
 * @param onView what is drawn of the scale has changed
 */
export function zoomingOf(
  { plan, scroller, across, onZoomedOut, signal }: ZoomedMap,
  small: boolean,
  onView: (view: ZoomView) => void,
): Zooming {
  /** 1 shows the whole breadth; then the edge of a cell is `fitted`, CSS px. */
  let level = 1;
  let fitted = fingerCell;
  let zoomedOut = false;
  let told = JSON.stringify({ farthest: true, nearest: false, small } satisfies ZoomView);

  const tellZoomedOut = (now: boolean): void => {
    if (now !== zoomedOut) onZoomedOut(now);
    zoomedOut = now;
  };

  const tell = (): void => {
    const view = {
      farthest: level <= 1,
      nearest: level >= largestCell / fitted,
      small: !across && fitted * level < smallCell,
    };
    tellZoomedOut(view.small);
    const next = JSON.stringify(view);
    if (next !== told) onView(view);
    told = next;
  };

  const measure = (): void => {
    const seat = plan.querySelector('[data-seat]');
    if (!seat) return;
    const edge = Number.parseFloat(getComputedStyle(seat).fontSize) / signShare;
    fitted = Math.round((10 * edge) / level) / 10;
  };

  const zoomTo = (wanted: number, at?: Point): void => {
    const canvas = scroller.firstElementChild;
    if (!canvas) return;
    level = Math.min(largestCell / fitted, Math.max(1, wanted));
    const room = scroller.getBoundingClientRect();
    // A key or a button keeps the middle of what is in sight.
    const point = at ?? { x: room.left + room.width / 2, y: innerHeight / 2 };
    const before = canvas.getBoundingClientRect();
    const share = { x: (point.x - before.left) / before.width, y: (point.y - before.top) / before.height };
    plan.style.setProperty(zoomProperty, String(level));
    plan.toggleAttribute('data-near', level > 1);
    const after = canvas.getBoundingClientRect();
    scroller.scrollLeft += after.left + share.x * after.width - point.x;
    // Not where the map begins below.
    if (before.top < point.y)
      scrollBy({ top: after.top + share.y * after.height - point.y, behavior: 'instant' });
    tell();
  };

  const look = (): void => {
    if (signal.aborted) return;
    measure();
    tell();
  };
  look();
  let breadth = scroller.clientWidth;
  // A drawing of the scale may change the size once more, which an observer must not do at once.
  const watch = watchSizes(() => {
    if (scroller.clientWidth === breadth) return;
    breadth = scroller.clientWidth;
    requestAnimationFrame(look);
  });
  if (!signal.aborted) watch.observe(scroller);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    tellZoomedOut(false);
  });

  // The letters above have no bar of their own.
  const letters = across ? undefined : plan.firstElementChild;
  scroller.addEventListener('scroll', () => letters?.scrollTo(scroller.scrollLeft, 0), {
    passive: true,
    signal,
  });

  let from: { apart: number; level: number } | undefined;
  const touch = ({ type, touches }: TouchEvent): void => {
    const pair = between(Array.from(touches));
    if (pair && from && type === 'touchmove') zoomTo((from.level * pair.apart) / from.apart, pair.middle);
    else from = pair && { apart: pair.apart, level };
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
    scroller.addEventListener(type, touch, { passive: true, signal });
  const wheel = (event: WheelEvent): void => {
    // A trackpad tells a pinch as a wheel with the control key.
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(level * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  };
  // A listener that may hold the wheel back has the map painted again, so it waits for a pointer.
  const followWheel = (): void => scroller.addEventListener('wheel', wheel, { passive: false, signal });
  if (scroller.matches(':hover')) followWheel();
  else
    scroller.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'mouse') followWheel();
      },
      { signal },
    );

  return {
    zoomBy: (step) => zoomTo(step === 0 ? 1 : level * stepFactor ** step),
    approach: (point) => {
      // A tap may come before the first measure.
      measure();
      zoomTo(fingerCell / fitted, point);
    },
  };
}
