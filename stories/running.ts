/** Motions that run in the page. */
export const running = (): readonly Animation[] =>
  document.getAnimations().filter(({ playState }) => playState === 'running');

/** Holds every motion that runs, for a story's listener of `animationstart`. */
export const hold = (): void => {
  for (const animation of running()) animation.pause();
};

/** Motions that `hold` has stopped. */
export const held = (): readonly Animation[] =>
  document.getAnimations().filter(({ playState }) => playState === 'paused');

/** Motions of style sheets in the story on show: a short one may be over before anybody looks. */
const motions = { started: 0, ended: 0 };

/**
 * Counts them from now on, for a story's `beforeEach`.
 * @returns the way to stop
 */
export function countMotions(): () => void {
  Object.assign(motions, { started: 0, ended: 0 });
  const counting = new AbortController();
  const count = (name: 'started' | 'ended') => () => void (motions[name] += 1);
  document.addEventListener('animationstart', count('started'), counting);
  document.addEventListener('animationend', count('ended'), counting);
  return () => counting.abort();
}

/** Motions that were counted. Asks for a frame, since a busy browser may draw none for a page of which nothing else changes, and tell no end. */
export function countedMotions(): Readonly<typeof motions> {
  requestAnimationFrame(() => undefined);
  return motions;
}
