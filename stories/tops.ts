/** Where the parts of a page begin, in whole px from its top, in their order. */
export const tops = (root: HTMLElement, selector: string): number[] =>
  [...root.querySelectorAll(selector)].map((part) =>
    Math.round(part.getBoundingClientRect().top + root.ownerDocument.documentElement.scrollTop),
  );
