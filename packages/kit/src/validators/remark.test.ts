import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remark, remarkLength } from './remark.ts';
import { refuse } from './result.ts';
import { runs } from './trial.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['退票', 4],
  ['𠮷', 2],
  ['😀', 1],
  ['退a票', 5],
])('%j counts %i', (text, count) => {
  expect(remarkLength(text)).toBe(count);
});

it.each([
  ['退'.repeat(109), true],
  [`${'退'.repeat(109)}a`, true],
  ['退'.repeat(110), false],
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

it('property: remark counts Han twice', () => {
  const pool = fc.array(fc.constantFrom('a', ' ', '，', '😀', 'é', '退', '𠮷', '㛃', '〇'), {
    maxLength: 260,
  });
  fc.assert(
    fc.property(pool, (parts) => {
      const text = parts.join('').trim();
      const count = Array.from(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
      expect(remarkLength(text)).toBe(count);
      expect(remark(parts.join(''))).toEqual(
        count > 219 ? refuse('remark.long', { over: count - 219 }) : { ok: true, value: text },
      );
    }),
    runs,
  );
});
