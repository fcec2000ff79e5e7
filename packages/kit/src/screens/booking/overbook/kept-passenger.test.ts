import { describe, expect, it } from 'vitest';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { freshId, isTyped, passengerWith } from './kept-passenger.ts';

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
