/** Where parts of a page begin, in whole px from its top. */
export const tops = (parts: readonly HTMLElement[]): number[] =>
  parts.map((part) =>
    Math.round(part.getBoundingClientRect().top + part.ownerDocument.documentElement.scrollTop),
  );
