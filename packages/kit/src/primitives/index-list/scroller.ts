/** Scroller of a list: the page, or a part of it. */
export interface Scroller {
  readonly target: EventTarget;
  /** The part of the list that can be seen, measured from the list's start, px; what sticks above it is not part of it. */
  readonly view: () => { readonly top: number; readonly bottom: number };
  readonly scrollBy: (distance: number) => void;
}

/** Finds the scroller of a list; whatever sticks above the list is its `scroll-margin-block-start`. */
export function scrollerOf(list: HTMLElement): Scroller {
  const page = list.ownerDocument.defaultView ?? window;
  let part = list.parentElement;
  while (part && !/auto|scroll/.test(page.getComputedStyle(part).overflowY)) part = part.parentElement;
  const outer = part === list.ownerDocument.documentElement || part === list.ownerDocument.body ? null : part;
  return {
    target: outer ?? page,
    view: () => {
      const covered = Number.parseFloat(page.getComputedStyle(list).scrollMarginBlockStart) || 0;
      const start = list.getBoundingClientRect().top;
      const top = (outer ? outer.getBoundingClientRect().top + outer.clientTop : 0) - start;
      return { top: top + covered, bottom: top + (outer ? outer.clientHeight : page.innerHeight) };
    },
    scrollBy: (distance) => (outer ?? page).scrollBy(0, distance),
  };
}
