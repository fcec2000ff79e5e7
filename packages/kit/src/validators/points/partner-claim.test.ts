import { describe, expect, it } from 'vitest';
import {
  checkPartnerClaimField,
  emptyPartnerClaim,
  partnerClaim,
  partnerClaimFields,
  type PartnerClaimContext,
  type PartnerClaimField,
} from './partner-claim.ts';

const context: PartnerClaimContext = {
  today: '2026-06-01',
  terms: { ownFromDay: 7, partnerFromDay: 14, months: 6 },
  partners: ['X7', '9N'],
  own: 'MU',
};
const good = {
  flightNo: 'x7 925',
  flightDate: '2026-05-18',
  departure: 'PVG',
  destination: 'NRT',
  ticketNo: '999-7700000001',
  cabin: 'ｙ',
};
const keyOf = (field: PartnerClaimField, value: string) =>
  checkPartnerClaimField(field, { ...good, [field]: value }, context)?.key;

describe('a partner claim', () => {
  it('is sent as the airline keeps it', () => {
    expect(partnerClaim(good, context)).toEqual({
      flightNo: 'X7925',
      flightDate: '2026-05-18',
      departure: 'PVG',
      destination: 'NRT',
      ticketNo: '9997700000001',
      bookingCabin: 'Y',
    });
  });

  it.each([
    ['flightNo', '', 'flight.number'],
    ['flightNo', 'MU5101', 'flight.own'],
    ['flightNo', 'Q6802', 'flight.partner'],
    ['flightNo', '9N12', undefined],
    ['flightDate', '', 'day.empty'],
    ['flightDate', '2026-05-19', 'claim.early'],
    ['flightDate', '2026-07-01', 'claim.early'],
    ['flightDate', '2025-12-01', undefined],
    ['flightDate', '2025-11-30', 'claim.late'],
    ['departure', '', 'place.choose'],
    ['destination', 'PVG', 'place.same'],
    ['ticketNo', '99977000', 'ticket.number'],
    ['cabin', 'YY', 'cabin.letter'],
    ['cabin', '1', 'cabin.letter'],
  ] as const)('%s %j: %s', (field, value, key) => {
    expect(keyOf(field, value)).toBe(key);
    expect(partnerClaim({ ...good, [field]: value }, context) === undefined).toBe(key !== undefined);
  });

  it.each([
    ['flightNo', 'MU5101', { carrier: 'MU' }],
    ['flightNo', 'Q6802', { partners: 'X7, 9N' }],
    ['flightDate', '2026-05-19', { days: 14 }],
    ['flightDate', '2025-11-30', { months: 6 }],
  ] as const)('%s %s is refused with the reason’s own figures', (field, value, args) => {
    expect(checkPartnerClaimField(field, { ...good, [field]: value }, context)?.args).toEqual(args);
  });

  it.each(['PVGX', '1PVG', 'pvg'])('%s is no airport', (code) => {
    expect(keyOf('departure', code)).toBe('place.choose');
  });

  it('wants every field', () => {
    expect(
      partnerClaimFields.filter((field) => !checkPartnerClaimField(field, emptyPartnerClaim, context)),
    ).toEqual([]);
  });
});
