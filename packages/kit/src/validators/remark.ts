import { accept, refuse, type Checked } from './result.ts';
import { isHan, weigh } from './typed.ts';

/** 109 Chinese characters, or 219 others. Source: travel.md section 5, decision 16. */
export const remarkLimit = 219;

const lineEnds = /\r\n?/g;

/** Signs as wide as a Chinese character: 、。「」, ，；？ and the full-width forms of Latin ones. Source: Unicode, UAX #11, wide and full-width. */
const isFullWidth = (code: number): boolean =>
  (code >= 0x3000 && code <= 0x303e) ||
  (code >= 0xfe10 && code <= 0xfe19) ||
  (code >= 0xfe30 && code <= 0xfe6b) ||
  (code >= 0xff01 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6);

/** How much of the limit a remark takes: a Chinese character and a full-width sign count as 2, any other as 1. */
export const remarkLength = (text: string): number =>
  weigh(text, (code) => (isHan(code) || isFullWidth(code) ? 2 : 1));

/** A remark, empty or within the limit; free text, of which only the outer space is dropped. */
export function remark(input: string, max = remarkLimit): Checked {
  const text = input.trim().replace(lineEnds, '\n');
  const over = remarkLength(text) - max;
  return over > 0 ? refuse('remark.long', { over }) : accept(text);
}
