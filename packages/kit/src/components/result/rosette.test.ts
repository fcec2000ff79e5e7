import { expect, it } from 'vitest';
import { rosette } from './rosette.ts';

it('is sixteen closed lines around the middle of its box, within its edges', () => {
  const lines = rosette();
  expect(lines).toHaveLength(16);
  for (const line of lines) expect(line).toMatch(/^M[^MZ]+Z$/);
  const away = lines
    .flatMap((line) => line.split(/[MLZ]/))
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number))
    .map(([x = 0, y = 0]) => Math.hypot(x - 64, y - 64));
  expect(Math.max(...away)).toBeLessThan(62.5);
  expect(Math.min(...away)).toBeGreaterThan(28);
});

it('begins each line at the top, from where it is drawn', () => {
  for (const line of rosette()) {
    const [x = 0, y = 0] = /^M(\S+) (\S+)L/.exec(line)?.slice(1).map(Number) ?? [];
    expect(x).toBe(64);
    expect(y).toBeLessThan(64);
  }
});
