import { definePreviewAddon } from 'storybook/internal/csf';
import { isVaried } from './varied.ts';

interface WordsTypes {
  parameters: {
    /** Words that this story is expected to break, because nothing else would let them be read. */
    breaks?: readonly string[];
  };
}

/** A word in letters; numbers, addresses and codes may break where they must. */
const words = /(?<![\p{L}\p{N}@._/-])\p{L}[\p{L}\p{M}’']+(?![\p{L}\p{N}@._/])/gu;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

/** For screen readers alone: nobody sees how it breaks. Letters of a drawing lie where it draws them. */
function isUnseen({ parentElement }: Text): boolean {
  if (parentElement?.closest('svg')) return true;
  for (let at = parentElement; at; at = at.parentElement) if (at.offsetWidth <= 1) return true;
  return false;
}

/** Words in a text that begin on one line and end on another. Chinese and Japanese break between any two characters. */
function* brokenIn(text: Text): Generator<string> {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (linesOf(range) < 2 || isUnseen(text)) return;
  for (const { 0: word, index } of text.data.matchAll(words)) {
    if (ideographs.test(word)) continue;
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (linesOf(range) > 1) yield word;
  }
}

/** Words that are broken inside on the page. */
export function brokenWords(root: Node): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(...brokenIn(walker.currentNode as Text));
  return found;
}

/** Fails a story in which a word is broken inside: nobody reads «Премиальн ый» at a glance. */
export const addonWords = () =>
  definePreviewAddon<WordsTypes>({
    afterEach: ({ globals, parameters, storyGlobals, canvasElement }) => {
      // Where a reader has asked for larger letters, a word longer than its line goes on below.
      if (isVaried({ globals, storyGlobals }) || globals['textSize'] !== 'standard') return;
      const expected = (parameters['breaks'] as readonly string[] | undefined) ?? [];
      const found = brokenWords(canvasElement.ownerDocument.body).filter((word) => !expected.includes(word));
      if (found.length > 0) throw new Error(`This story breaks words: ${found.join(', ')} at ${innerWidth}`);
    },
  });
