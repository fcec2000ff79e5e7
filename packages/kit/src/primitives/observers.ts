/** Observer of elements. */
export type Watch = Pick<ResizeObserver, 'observe' | 'disconnect'>;

/** Watches sizes; where a browser forbids it, nothing is told. */
export function watchSizes(told: () => void): Watch {
  try {
    return new ResizeObserver(told);
  } catch {
    return { observe: () => undefined, disconnect: () => undefined };
  }
}

/** Report of an element that has come into sight, or left it. */
type Sight = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** Watches what is in sight; where a browser forbids it, everything counts as in sight. */
export function watchSight(
  told: (sights: readonly Sight[]) => void,
  options?: IntersectionObserverInit,
): Watch {
  try {
    return new IntersectionObserver(told, options);
  } catch {
    let ended = false;
    return {
      observe: (target) => queueMicrotask(() => ended || told([{ target, isIntersecting: true }])),
      disconnect: () => {
        ended = true;
      },
    };
  }
}
