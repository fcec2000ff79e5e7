import { describe, expect, it } from 'vitest';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import type { BookingDraft } from '../booking-draft.ts';
import { freshId, isTyped, passengerWith, takingTyped } from './kept-passenger.ts';

const saved = (id: string, idNo = '310104199003074510'): SavedPassenger => ({
  id,
  sort: 1,
  isSelectAvailable: true,
  hasSelected: false,
  paxName: '张三',
  paxType: 'ADT',
  favorPaxIdDtoList: [{ idType: 'NI', idNo }],
});

describe('the id of somebody who is not saved', () => {
  it.each([
    ['nobody', [], 'typed-1'],
    ['one', ['typed-1'], 'typed-2'],
    ['one who was added after others were taken off', ['typed-4'], 'typed-5'],
  ])('says nothing of them, beside %s', (_, ids, id) => {
    expect(freshId(ids.map((each) => saved(each)))).toBe(id);
    expect(isTyped(id)).toBe(true);
  });

  it.each(['P-0001-3', 'beneficiary-310104199003074510', 'typed-', undefined])('is not %s', (id) =>
    expect(isTyped(id)).toBe(false),
  );
});

describe('somebody with a document', () => {
  it('is known by it, whatever else they are called', () => {
    const all = [saved('P-1', '310104201806010035'), saved('P-2')];
    expect(passengerWith(all, [{ idType: 'NI', idNo: '310104199003074510' }])?.id).toBe('P-2');
    expect(passengerWith(all, [{ idType: 'PP', idNo: 'E12345678' }])).toBeUndefined();
  });
});

describe('somebody who was typed', () => {
  const fields = {
    paxType: 'ADT',
    gender: 'M',
    birthday: '1990-03-07',
    country: 'CN',
    cnFamilyName: '林',
    cnGivenName: '海',
    favorPaxIdDtoList: [{ idType: 'NI', idNo: '310104199003074510' }],
  } as const;
  const taken = (known: string | undefined, draft: Pick<BookingDraft, 'added' | 'chosen' | 'typing'>) =>
    takingTyped(
      { ...fields, favorPaxIdDtoList: [...fields.favorPaxIdDtoList] },
      known,
    )(draft as BookingDraft);

  it('is added and chosen, and nobody is being typed any more', () => {
    const { added, chosen, typing } = taken(undefined, { added: [], chosen: ['P-1'], typing: true });
    expect(added).toMatchObject([{ id: 'typed-1', paxName: '林海' }]);
    expect(chosen).toEqual(['P-1', 'typed-1']);
    expect(typing).toBe(false);
  });

  it('takes the place of who they were before, chosen once', () => {
    const before = { added: [saved('typed-1'), saved('typed-2')], chosen: ['typed-1'] };
    const change = taken('typed-1', before);
    expect(change.added?.map(({ id, paxName }) => [id, paxName])).toEqual([
      ['typed-1', '林海'],
      ['typed-2', '张三'],
    ]);
    expect(change.chosen).toEqual(['typed-1']);
    expect(change).not.toHaveProperty('typing');
  });
});
