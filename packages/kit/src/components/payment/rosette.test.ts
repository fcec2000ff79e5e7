import { expect, it } from 'vitest';
import { rosette } from './rosette.ts';

it('is sixteen closed lines around the middle of its box, within its edges', () => {
  const path = rosette();
  expect(path.match(/M/g)).toHaveLength(16);
  const away = path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number))
    .map(([x = 0, y = 0]) => Math.hypot(x - 64, y - 64));
  expect(Math.max(...away)).toBeLessThan(62.5);
  expect(Math.min(...away)).toBeGreaterThan(28);
});
