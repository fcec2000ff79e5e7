interface Followed {
  /** Pans and scrolls the cabins, which carry `data-cabin`. */
  readonly scroller: HTMLElement;
  /** The strip of letters that follows its panning. */
  readonly strip: HTMLElement;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Index of the cabin that has come into sight. */
  readonly onCabin: (at: number) => void;
}

/** Keeps the letters above a map in step with what is seen of it. */
export function followCabins({ scroller, strip, signal, onCabin }: Followed): void {
  if (signal.aborted) return;
  const pan = (): void => {
    strip.scrollLeft = scroller.scrollLeft;
  };
  scroller.addEventListener('scroll', pan, { passive: true, signal });
  const cabins = Array.from(scroller.querySelectorAll('[data-cabin]'));
  if (cabins.length < 2) return;
  const shown = new Set<number>();
  // A line a third down the page decides.
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = cabins.indexOf(target);
        if (isIntersecting) shown.add(at);
        else shown.delete(at);
      }
      const [first] = Array.from(shown).sort((one, other) => one - other);
      if (first !== undefined) onCabin(first);
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const cabin of cabins) watch.observe(cabin);
  signal.addEventListener('abort', () => watch.disconnect());
}
