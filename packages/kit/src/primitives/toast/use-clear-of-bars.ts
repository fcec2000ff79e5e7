import { useLayoutEffect, type RefObject } from 'react';

/** Places of a page and its layers where the next step is: marked bars, and strips of tabs, which some pages have at their lower edge. */
const actions = '[data-actions], [role="tablist"]';

/** CSS px. */
const gap = 12;

/** Whether two boxes share some of the window, with room between them. */
const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

/** Lifts what is shown in a box at the lower edge of the window above the actions that it would cover. */
function lift(box: HTMLElement): void {
  const shown = box.firstElementChild;
  if (!shown) return;
  box.style.removeProperty('translate');
  const root = box.getRootNode() as Document | ShadowRoot;
  const bars = [...root.querySelectorAll(actions)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < window.innerHeight)
    // From the lowest up, so that bars on top of each other are passed in turn.
    .toSorted((one, other) => other.top - one.top);
  const rest = shown.getBoundingClientRect();
  let up = 0;
  for (const bar of bars) {
    const at = new DOMRect(rest.x, rest.y - up, rest.width, rest.height);
    if (meet(at, bar)) up = rest.bottom + gap - bar.top;
  }
  // What would leave the window stays where it was.
  if (up > 0 && rest.top - up > 0) box.style.setProperty('translate', `0 ${-up}px`);
}

/**
 * Keeps a box clear of actions while it is shown, whatever page comes meanwhile.
 * @param shown changes with what the box shows; undefined while it shows nothing
 */
export function useClearOfBars(ref: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || shown === undefined) return undefined;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => lift(box));
    };
    lift(box);
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', later);
    window.addEventListener('scroll', later, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', later);
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [ref, shown]);
}
