import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Places where the next step is: marked bars, and strips of tabs, which some pages have at their lower edge. */
const actions = '[data-actions], [role="tablist"]';

/** CSS px. */
const gap = 12;

/** Lifts what lies at the lower edge of the window above the actions that it would cover. */
function lift(box: HTMLElement): void {
  box.style.translate = '';
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const root = box.getRootNode() as Document | ShadowRoot;
  const bars = Array.from(root.querySelectorAll(actions), (bar) => bar.getBoundingClientRect());
  let up = 0;
  // From the lowest up, so that bars on top of each other are passed in turn.
  for (const bar of bars.toSorted((one, other) => other.top - one.top))
    if (
      bar.height > 0 &&
      bar.left < right &&
      left < bar.right &&
      bar.top < bottom - up + gap &&
      top - up < bar.bottom + gap
    )
      up = bottom + gap - bar.top;
  // What would leave the window stays where it was.
  if (up > 0 && up < top) box.style.translate = `0 ${-up}px`;
}

/**
 * Keeps what is shown for a moment clear of actions, whatever page comes meanwhile.
 * @param shown changes with what is shown; undefined while nothing is
 */
export function useClearOfBars(shown: unknown): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => lift(box));
    };
    lift(box);
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', later);
    addEventListener('scroll', later, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', later);
      removeEventListener('scroll', later, true);
    };
  }, [shown]);
  return ref;
}
