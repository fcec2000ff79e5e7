import { pdf417 } from 'bwip-js/browser';
import { pathOf, type Drawing } from './drawing.ts';

/** Three columns of codewords are 120 modules, two pixels each on a phone; a longer text takes more, so that it stays low enough. */
const optionsFor = (text: string) => ({
  bcid: 'pdf417',
  scale: 1,
  columns: text.length <= 160 ? 3 : text.length <= 320 ? 5 : 8,
});

/** A PDF417 symbol. Throws where the text is too long. */
export const draw = (text: string): Drawing => pdf417<Drawing>({ ...optionsFor(text), text }, pathOf(1));
