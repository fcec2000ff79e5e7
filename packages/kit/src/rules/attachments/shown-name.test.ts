import { describe, expect, it } from 'vitest';
import { fitWithin, photoLimits } from './photo.ts';
import { asJpeg, shownFileName } from './shown-name.ts';

describe('the name of a file in a row', () => {
  it.each([
    ['延误证明.pdf', '延误证明.pdf'],
    ['../../etc/a.jpg', '.. .. etc a.jpg'],
    ['a\u202egpj.exe', 'a gpj.exe'],
    ['a\n\u200b b.png', 'a  b.png'],
    ['长'.repeat(28), '长'.repeat(28)],
    [`${'长'.repeat(60)}.jpg`, `${'长'.repeat(17)}…${'长'.repeat(6)}.jpg`],
    [`${'👩'.repeat(60)}.jpg`, `${'👩'.repeat(17)}…${'👩'.repeat(6)}.jpg`],
  ])('%j is %j', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it.each([
    ['a.png', 'a.jpg'],
    ['a.b.heic', 'a.b.jpg'],
    ['a', 'a.jpg'],
  ])('of %s drawn again is %s', (name, jpeg) => {
    expect(asJpeg(name)).toBe(jpeg);
  });
});

describe('the size of a photograph', () => {
  it.each([
    [4000, 3000, 2560, 1920],
    [3000, 4000, 1920, 2560],
    [2560, 10, 2560, 10],
    [800, 600, 800, 600],
    [100_000, 1, 2560, 1],
  ])('%i × %i becomes %i × %i', (width, height, wide, high) => {
    expect(fitWithin({ width, height }, photoLimits.longestSide)).toEqual({ width: wide, height: high });
  });
});
