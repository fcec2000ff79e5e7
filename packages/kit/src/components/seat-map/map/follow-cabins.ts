import { watchSight } from '../../../primitives/observers.ts';

/**
 * Tells which cabin of a map is in sight.
 * @param scroller holds the cabins, which carry `data-cabin`
 * @param signal ends it
 * @param onCabin index of the cabin that has come into sight
 */
export function followCabins(
  scroller: HTMLElement,
  signal: AbortSignal,
  onCabin: (at: number) => void,
): void {
  if (signal.aborted) return;
  const cabins = Array.from(scroller.querySelectorAll('[data-cabin]'));
  const shown = new Set<number>();
  // A line below what sticks to a phone's head decides.
  const watch = watchSight(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = cabins.indexOf(target);
        if (isIntersecting) shown.add(at);
        else shown.delete(at);
      }
      const [first] = Array.from(shown).sort((one, other) => one - other);
      if (first !== undefined) onCabin(first);
    },
    { rootMargin: '-45% 0px -54% 0px' },
  );
  for (const cabin of cabins) watch.observe(cabin);
  signal.addEventListener('abort', () => watch.disconnect());
}
