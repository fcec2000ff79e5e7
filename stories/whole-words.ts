/** Words of a part that are parted between two lines; a hyphen is a place to part at. */
export function partedWords(part: Element): string[] {
  const parted: string[] = [];
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,]+/gu)) {
      // Words of Chinese and Japanese have no blanks between them.
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) continue;
      const range = part.ownerDocument.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
        parted.push(word);
    }
  }
  return parted;
}

/** Cells whose words reach into the next one. */
export const overfullCells = (cells: readonly HTMLElement[]): string[] =>
  cells
    .filter((cell) => {
      const range = cell.ownerDocument.createRange();
      range.selectNodeContents(cell);
      const box = cell.getBoundingClientRect();
      const visible = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
      return visible.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    })
    .map(({ textContent }) => textContent);
