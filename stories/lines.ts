/** Whether a part begins where another has ended. */
export const isBelow = (part: Element, other: Element): boolean =>
  part.getBoundingClientRect().top >= other.getBoundingClientRect().bottom;

/** Whether a part takes the whole width of its row; half a pixel is rounding. */
export const fillsItsLine = (part: Element): boolean => {
  const row = part.parentElement?.getBoundingClientRect().width ?? 0;
  return Math.abs(part.getBoundingClientRect().width - row) < 0.5;
};

/** Number of lines that some words within a part lie on; 0 where it does not say them in one piece. */
export function linesOf(part: Element, words: string): number {
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = part.ownerDocument.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + words.length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  }
  return 0;
}
