import { describe, expect, it } from 'vitest';
import { figureParts } from './figure-parts.ts';

const figuresOf = (value: string) =>
  figureParts(value)
    .filter(({ figure }) => figure)
    .map(({ text }) => text);

describe('figureParts', () => {
  it.each([
    ['+50%', '+50'],
    ['+30 kg', '+30'],
    ['−50%', '−50'],
    ['每年 6 张', '6'],
    ['6 в год', '6'],
  ])('the figure of %s is %s', (value, figure) => {
    expect(figuresOf(value)).toEqual([figure]);
    expect(
      figureParts(value)
        .map(({ text }) => text)
        .join(''),
    ).toBe(value);
  });

  it.each(['免费', '半价', '本人 + 1', 'Free'])('%s is one figure', (value) => {
    expect(figureParts(value)).toEqual([{ text: value, figure: true }]);
  });
});
