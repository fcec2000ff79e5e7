import { definePreviewAddon, type StoryContext } from 'storybook/internal/csf';
import { inTests } from './plays.ts';
import { isSwept } from './swept.ts';
import { isVaried } from './varied.ts';
import { sizeOf } from './viewports.ts';

interface WordsTypes {
  parameters: {
    /** Words that this story is expected to break, because nothing else would let them be read. */
    breaks?: readonly string[];
  };
}

/** A story as far as its page is swept. */
export type SweptStory = Pick<StoryContext, 'canvasElement' | 'globals' | 'parameters' | 'title'> &
  Partial<Pick<StoryContext, 'storyGlobals'>>;

/** A word in letters; numbers, addresses and codes may break where they must, and a word at its soft hyphen. */
const words = /(?<![\p{L}\p{N}@._/=&\u00ad-])\p{L}[\p{L}\p{M}’']+(?![\p{L}\p{N}@._/=&\u00ad])/gu;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

/** For screen readers alone: nobody sees how it breaks. Letters of a drawing lie where it draws them. */
function isUnseen({ parentElement }: Text): boolean {
  if (parentElement?.closest('svg')) return true;
  for (let at = parentElement; at; at = at.parentElement) if (at.offsetWidth <= 1) return true;
  return false;
}

/**
 * Words in a text that begin on one line and end on another. Chinese and Japanese break between any two characters, and so does
 * Korean that is a name in another language.
 */
function* brokenIn(text: Text): Generator<string> {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (linesOf(range) < 2 || isUnseen(text)) return;
  const isKorean = text.parentElement?.matches(':lang(ko)');
  for (const { 0: word, index } of text.data.matchAll(words)) {
    if (ideographs.test(word) || (!isKorean && hangul.test(word))) continue;
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (linesOf(range) > 1) yield word;
  }
}

/** Words that are broken inside on the page. */
function brokenWords(root: Node): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(...brokenIn(walker.currentNode as Text));
  return found;
}

const narrow = sizeOf('narrow').width;

/** Words that are broken on the page while its frame has this breadth, once the page has answered to it. */
async function brokenAt(breadth: number, root: Node, frame: HTMLElement): Promise<string[]> {
  const { width } = frame.style;
  frame.style.width = `${breadth}px`;
  try {
    // Laid out at once, or the page would hear of its breadth one frame later.
    frame.getBoundingClientRect();
    // What asks for the window's breadth is told before this.
    await new Promise(requestAnimationFrame);
    return brokenWords(root).map((word) => `${word} at ${innerWidth}`);
  } finally {
    frame.style.width = width;
  }
}

/**
 * @param onNarrow whether on the narrowest phone too
 * @throws Error that names the words which are broken inside
 */
export async function sweepWords(
  { globals, parameters, storyGlobals = {}, canvasElement }: SweptStory,
  onNarrow = true,
) {
  // Where a reader has asked for larger letters, a word longer than its line goes on below.
  if (isVaried({ globals, storyGlobals }) || globals['textSize'] !== 'standard') return;
  const expected = (parameters['breaks'] as readonly string[] | undefined) ?? [];
  const { body } = canvasElement.ownerDocument;
  const found = brokenWords(body).map((word) => `${word} at ${innerWidth}`);
  // Where a reviewer looks, the page keeps its breadth.
  const frame = onNarrow && inTests && innerWidth !== narrow ? (frameElement as HTMLElement | null) : null;
  if (frame) found.push(...(await brokenAt(narrow, body, frame)));
  const broken = found.filter((word) => !expected.includes(word.split(' ')[0] ?? ''));
  if (broken.length > 0) throw new Error(`This story breaks words: ${broken.join(', ')}`);
}

/** Fails a story in which a word is broken inside: nobody reads «Премиальн ый» at a glance. */
export const addonWords = () =>
  definePreviewAddon<WordsTypes>({
    // Words in letters stand on a Chinese page and on all others, which are swept on the narrowest phone.
    afterEach: (context) => sweepWords(context, !isSwept(context)),
  });
