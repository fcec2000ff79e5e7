import { describe, expect, it } from 'vitest';
import type { BeneficiaryFields } from '../../../contracts/beneficiaries/beneficiaries.ts';
import type { BookingDraft } from '../booking-draft.ts';
import { beneficiaryCandidate, chosenBeneficiaries, takingBeneficiary } from './beneficiary-passenger.ts';
import type { Booking } from './derive.ts';
import { keptPassenger } from './kept-passenger.ts';

const beneficiary = (birthday: string, idNo: string): BeneficiaryFields => ({
  cnFamilyName: '林',
  cnGivenName: '海',
  enFamilyName: 'LIN',
  enGivenName: 'HAI',
  relation: 'other',
  relationText: '其他',
  gender: 'M',
  birthday,
  country: 'CN',
  countryText: '中国',
  idList: [{ idType: 'NI', idNo }],
});
const adult = beneficiary('1990-03-07', '310104199003074510');
const child = beneficiary('2018-06-01', '310104201806010035');
/** Turns of age on neither day, and cannot fly yet. */
const newborn = beneficiary('2026-06-25', '310104202606250017');

const passenger = (fields: BeneficiaryFields, id: string) =>
  keptPassenger({ ...fields, paxType: 'ADT', favorPaxIdDtoList: [...fields.idList] }, id);

const booking = {
  terms: { paxs: [passenger(adult, 'P-1')], onBoard: [] },
  journey: { days: ['2026-07-01'], lastDay: '2026-07-01', international: false },
  chosen: [{ passenger: passenger(adult, 'P-1') }],
} as unknown as Booking;
const draft = (change: Partial<BookingDraft>) =>
  ({ added: [], chosen: [], ...change }) as unknown as BookingDraft;

describe('a beneficiary as a candidate', () => {
  it('is the passenger who is saved with the same document', () =>
    expect(beneficiaryCandidate(adult, booking, [])).toMatchObject({
      known: true,
      candidate: { passenger: { id: 'P-1' }, obstacle: undefined },
    }));

  it('is of the type that the age on the first day makes, with the id of the next who is typed', () =>
    expect(beneficiaryCandidate(child, booking, [passenger(newborn, 'typed-1')])).toMatchObject({
      known: false,
      candidate: { passenger: { id: 'typed-2', paxType: 'CHD' }, obstacle: undefined },
    }));
});

describe('a beneficiary who is taken along', () => {
  it('is chosen, and added where nobody of the booking is them', () => {
    expect(takingBeneficiary(adult, booking)(draft({}))).toEqual({ added: [], chosen: ['P-1'] });
    const { added, chosen } = takingBeneficiary(child, booking)(draft({ chosen: ['P-1'] }));
    expect(added?.map(({ id }) => id)).toEqual(['typed-1']);
    expect(chosen).toEqual(['P-1', 'typed-1']);
  });

  it('is chosen once', () =>
    expect(takingBeneficiary(adult, booking)(draft({ chosen: ['P-1'] })).chosen).toEqual(['P-1']));

  it('is added and not chosen while something stands against it', () => {
    const { added, chosen } = takingBeneficiary(newborn, booking)(draft({}));
    expect(added).toHaveLength(1);
    expect(chosen).toEqual([]);
  });
});

it('counts the beneficiaries who are chosen', () =>
  expect(chosenBeneficiaries([adult, child, newborn], booking, [passenger(child, 'typed-1')])).toBe(1));
