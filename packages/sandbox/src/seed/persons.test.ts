import { describe, expect, it } from 'vitest';
import { foreigner, ticketNameOf, ticketNamesOf } from './persons.ts';

const rest: Parameters<typeof foreigner>[1] = {
  gender: 'F',
  birthday: '1990-03-07',
  country: 'KR',
  countryText: '',
  idList: [],
};

describe('the name of a ticket', () => {
  it('has a surname of two letters at least', () => {
    expect(ticketNameOf(foreigner(['O', 'ANNA'], rest))).toBe('OO/ANNA');
    expect(ticketNameOf(foreigner(['LI', 'SI'], rest))).toBe('LI/SI');
  });

  it('is found as its passenger is written, too', () => {
    expect(ticketNamesOf(foreigner(['O', 'ANNA'], rest))).toEqual(['OO/ANNA', 'O/ANNA']);
  });
});
