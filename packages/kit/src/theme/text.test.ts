import { expect, it } from 'vitest';
import { sizes } from './values.ts';
import { wide } from './text.ts';

it('the split begins at the width of its token', () => {
  expect(wide).toBe(`screen and (min-width: ${sizes.split})`);
});
