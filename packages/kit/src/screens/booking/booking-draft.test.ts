import { describe, expect, it } from 'vitest';
import { emptySavedContact } from '../../validators/saved-people/saved-contact.ts';
import { draftFor, isContactTyped, type BookingDraft } from './booking-draft.ts';

const draft: BookingDraft = {
  bookingId: 'booking-0001',
  chosen: ['P-1'],
  added: [],
  contact: emptySavedContact,
  code: '',
  insurances: ['delay'],
  addOns: {},
  points: 2000,
  couponId: 'C100',
  voucher: false,
  voucherTitle: '',
  taxNo: '',
  fares: 'MU5101.20260608 standard',
  agreed: true,
  accepted: 80_000,
  marketing: true,
};

describe('a draft that a reload has taken', () => {
  it('leaves an empty contact of its own, over further reloads', () => {
    expect(isContactTyped(draft)).toBe(false);
    expect(isContactTyped({ contact: { ...emptySavedContact } })).toBe(true);
  });
});

describe('a draft', () => {
  it.each([undefined, 'MU5101.20260608 standard'])('is the same for its own fares (%s)', (fares) =>
    expect(draftFor(draft, fares)).toBe(draft),
  );

  it('for other fares keeps who travels, and neither the consent nor what is taken off', () => {
    const other = draftFor(draft, 'MU5102.20260612 flex');
    expect(other).toMatchObject({ chosen: ['P-1'], insurances: ['delay'], marketing: true });
    expect(other).toMatchObject({ agreed: false, points: undefined, couponId: undefined });
    // Another fare may have changed to the same total.
    expect(other.accepted).toBeUndefined();
  });

  it('that has not said for which fares it is, is for any', () => {
    const { fares: _, ...plain } = draft;
    expect(draftFor(plain, 'MU5102.20260612 flex').agreed).toBe(true);
  });
});
