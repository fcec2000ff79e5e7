import { accept, refuse, type Checked } from './result.ts';
import { isHan, weigh } from './typed.ts';

/** 109 Chinese characters, or 219 others. Source: travel.md section 5, decision 16. */
export const remarkLimit = 219;

const lineEnds = /\r\n?/g;

/** How much of the limit a remark takes: a Chinese character counts as 2, any other as 1. */
export const remarkLength = (text: string): number => weigh(text, (code) => (isHan(code) ? 2 : 1));

/** A remark, empty or within the limit; free text, of which only the outer space is dropped. */
export function remark(input: string, max = remarkLimit): Checked {
  const text = input.trim().replace(lineEnds, '\n');
  const over = remarkLength(text) - max;
  return over > 0 ? refuse('remark.long', { over }) : accept(text);
}
