import { describe, expect, it, vi } from 'vitest';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { adult, child, narrow } from '../../../rules/seats/samples.support.ts';
import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { propose } from './propose.ts';
import type { SeatWords } from '../seat-words.ts';

/** Words as their keys, with what they are told. */
const words = {
  t: (key: string, told?: { seats: string }) => (told ? `${key}: ${told.seats}` : key),
  list: (parts: readonly string[]) => parts.join(', '),
} as unknown as SeatWords;

const party = [adult('a'), adult('b'), child('c')];

const proposed = (layout: SeatLayout, seating: Seating, owned?: Seating) => {
  const [onSeating, say] = [vi.fn<(seating: Seating) => void>(), vi.fn<(text: string) => void>()];
  const situation = { layout, party, seating, ...(owned && { owned }) };
  propose({ situation, filter: {}, words, onSeating, say });
  return { seating: onSeating.mock.calls[0]?.[0], said: say.mock.calls[0]?.[0] };
};

describe('propose', () => {
  it('seats those who have none and leaves the others', () => {
    const { seating, said } = proposed(narrow('... ...'), { b: '1F', a: '1C' });
    expect(seating).toEqual({ a: '1C', b: '1F', c: '1E' });
    expect(said).toMatch(/^said\.proposed: .*1C, .*1F, .*1E$/);
  });

  const apart = narrow('.xx xx.', '... xxx');

  it('seats everybody anew where what is left does not do for a child', () => {
    expect(proposed(apart, { a: '1A', b: '1F' }).seating).toEqual({ a: '2A', b: '2B', c: '2C' });
  });

  it('leaves the seat that was theirs before, even then', () => {
    expect(proposed(apart, { a: '1A', b: '1F' }, { a: '1A' }).seating).toEqual({ a: '1A', b: '2A', c: '2B' });
  });

  it('gives other seats to those who all sit, and says why where there are none', () => {
    expect(proposed(apart, { a: '2B', b: '1F', c: '2A' }).seating).toEqual({ a: '2A', b: '2B', c: '2C' });
    expect(proposed(narrow('.xx xx.'), { a: '1A', b: '1F' })).toEqual({ said: 'proposal.noRoom' });
  });
});
