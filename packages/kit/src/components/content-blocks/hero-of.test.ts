import { describe, expect, it } from 'vitest';
import { heroOf } from './hero-of.ts';
import type { ContentBlock } from './types.ts';

const hero: ContentBlock = { kind: 'hero', title: 'A' };
const text: ContentBlock = { kind: 'text', paragraphs: ['B'] };

describe('heroOf', () => {
  it('takes a hero that comes first', () => expect(heroOf([hero, text])).toEqual({ hero, rest: [text] }));
  it('leaves one that comes later', () =>
    expect(heroOf([text, hero])).toEqual({ hero: undefined, rest: [text, hero] }));
  it('has none of nothing', () => expect(heroOf([])).toEqual({ hero: undefined, rest: [] }));
});
