import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remark, remarkLength } from './remark.ts';
import { refuse } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['退票', 4],
  ['𠮷', 2],
  ['😀', 1],
  ['退a票', 5],
  ['退，票。', 8],
  ['「」、；？！（）', 16],
  ['\u3000', 2],
  ['\u2fff\u303e\u303f', 4],
  ['\ufe0f\ufe10\ufe19\ufe1a', 6],
  ['\ufe2f\ufe30\ufe6b\ufe6c', 6],
  ['\uff00\uff01\uff60\uff61', 6],
  ['\uffdf\uffe0\uffe6\uffe7', 6],
  ['Ａ１￥', 6],
  ['a,b.c;d?e!f(g)', 14],
  ['“—…”', 4],
])('%j counts %i', (text, count) => {
  expect(remarkLength(text)).toBe(count);
});

it.each([
  ['退'.repeat(109), true],
  [`${'退'.repeat(109)}a`, true],
  ['退'.repeat(110), false],
  ['，'.repeat(109), true],
  ['，'.repeat(110), false],
  ['a'.repeat(219), true],
  ['a'.repeat(220), false],
  ['𠮷'.repeat(109), true],
  [`  ${'a'.repeat(219)}\n`, true],
])('%s', (text, fits) => {
  expect(remark(text).ok).toBe(fits);
});

it('keeps the text as it was written', () => {
  expect(remark(' ＡＢ—１\r\n2 - 3 ')).toEqual({ ok: true, value: 'ＡＢ—１\n2 - 3' });
  expect(remark('a'.repeat(222))).toEqual(refuse('remark.long', { over: 3 }));
});

it('property: remark counts Han and full-width signs twice', () => {
  const pool = fc.array(fc.constantFrom('a', ' ', '，', '😀', 'é', '退', '𠮷', '㛃', '〇'), {
    maxLength: 260,
  });
  fc.assert(
    fc.property(pool, (parts) => {
      const text = parts.join('').trim();
      const count = Array.from(text).length + (text.match(/[，\p{Script=Han}]/gu)?.length ?? 0);
      expect(remarkLength(text)).toBe(count);
      expect(remark(parts.join(''))).toEqual(
        count > 219 ? refuse('remark.long', { over: count - 219 }) : { ok: true, value: text },
      );
    }),
    runs(),
  );
});
