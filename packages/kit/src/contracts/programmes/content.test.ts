import { expect, it } from 'vitest';
import { contentPage } from './content.ts';

it('blocks of a kind or a shape that is not known are passed over', () => {
  const hero = { kind: 'hero', title: 'A' };
  const read = contentPage.response.parse({
    blocks: [
      hero,
      { kind: 'film', source: 'x' },
      { kind: 'steps', steps: 'none' },
      { kind: 'text', paragraphs: [] },
    ],
  });
  expect(read.blocks).toEqual([hero]);
});
