import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameDifference, type NamePart } from './name-difference.ts';

const marks = (parts: readonly NamePart[]) =>
  parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

describe('nameDifference', () => {
  it.each([
    ['ZHANG/SHAN', 'ZHANG/SAN', 'ZHANG/S[H]AN', 'ZHANG/SAN', 1],
    ['ZHANG/SAN', 'ZHANG/SHAN', 'ZHANG/SAN', 'ZHANG/S[H]AN', 1],
    ['LI/MIN', 'LI/NIN', 'LI/[M]IN', 'LI/[N]IN', 1],
    ['zhang/san', 'ZHANG/SAN', 'ZHANG/SAN', 'ZHANG/SAN', 0],
    [' ZHANG/SAN', 'ZHANG/SAN ', 'ZHANG/SAN', 'ZHANG/SAN', 0],
    ['LI', '', '[LI]', '', 2],
    ['WU/AN', 'XU/EN', '[W]U/[A]N', '[X]U/[E]N', 2],
    ['LV/LI', 'LYU/LI', 'L[V]/LI', 'L[YU]/LI', 2],
    ['', 'LI', '', '[LI]', 2],
    ['OUYANG/JINYIWEI', 'OUYANG/JINGYI', 'OUYANG/JINYI[WEI]', 'OUYANG/JIN[G]YI', 4],
  ])('%s and %s', (ticket, member, markedTicket, markedMember, letters) => {
    const found = nameDifference(ticket, member);
    expect([marks(found.ticket), marks(found.member), found.letters]).toEqual([
      markedTicket,
      markedMember,
      letters,
    ]);
  });

  it('says where each part begins, in UTF-16 units', () => {
    const { ticket, member } = nameDifference('𠮷LI/MIN', '𠮷LI/NIN');
    expect(ticket.map(({ start, text: part }) => [start, part])).toEqual([
      [0, '𠮷LI/'],
      [5, 'M'],
      [6, 'IN'],
    ]);
    expect(member.map(({ start }) => start)).toEqual([0, 5, 6]);
  });

  it('counts a character beyond the BMP as one', () => {
    expect(nameDifference('𠮷', '张').letters).toBe(1);
  });

  const name = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '/', '𠮷'), maxLength: 14 });
  const text = (parts: readonly NamePart[]) => parts.map((part) => part.text).join('');
  const same = (parts: readonly NamePart[]) => text(parts.filter(({ differs }) => !differs));

  it('gives both names back whole, with the same letters unmarked', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const { ticket, member, letters } = nameDifference(one, other);
        expect(text(ticket)).toBe(one);
        expect(text(member)).toBe(other);
        expect(same(ticket)).toBe(same(member));
        expect(letters === 0).toBe(one === other);
      }),
    );
  });

  it('counts alike from either side', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(nameDifference(one, other).letters).toBe(nameDifference(other, one).letters);
      }),
    );
  });
});
