import type { BookedPassenger, OrderFields } from '../../../contracts/booking/create-order.ts';
import type { ContactFields } from '../../../contracts/saved-people/saved-people.ts';
import { spelledFor } from '../../../rules/credentials.ts';
import { consentTo } from '../../../rules/notices/consent.ts';
import { isNoticeSlug } from '../../../rules/notices/notices.ts';
import type { BookingAddress } from '../booking-address.ts';
import type { BookingDraft } from '../booking-draft.ts';
import type { Candidate } from './booked-party.ts';
import type { Booking } from './derive.ts';

const passengerOf = ({ passenger, traveller }: Candidate): BookedPassenger[] => {
  const { cnFamilyName, cnGivenName, enFamilyName, enGivenName, gender, birthday, country } = passenger;
  const { card, mobile, email } = passenger;
  const { document } = traveller;
  if (!document) return [];
  const known = passenger.favorPaxIdDtoList.find(({ idNo }) => idNo === document.idNo);
  return [
    {
      paxType: traveller.type,
      cnFamilyName,
      cnGivenName,
      enFamilyName,
      enGivenName,
      gender,
      birthday,
      country,
      ...(card && { card: { ...card } }),
      ...(mobile !== undefined && { mobile }),
      ...(email !== undefined && { email }),
      document: { ...(known ?? { idNo: document.idNo }), idType: spelledFor(document.idType, 'travel') },
    },
  ];
};

/** An order as it is sent; undefined while its sum is not known. */
export function orderFields(
  { chosen }: BookingAddress,
  booking: Booking,
  draft: BookingDraft,
  contact: ContactFields,
  language: string,
): OrderFields | undefined {
  const { sum, cart, currency, terms, coupon } = booking;
  if (!sum) return undefined;
  return {
    bookingId: draft.bookingId,
    offers: chosen.map((fare) => ({ ...fare })),
    passengers: booking.chosen.flatMap(passengerOf),
    contact,
    ...(draft.code !== '' && { code: draft.code }),
    insurances: cart.insurances.map(({ id }) => id),
    addOns: cart.addOns.map(({ id, count }) => ({ id, count })),
    points: sum.points,
    ...(coupon && { couponId: coupon.couponId }),
    ...(draft.voucher && {
      voucher: {
        title: draft.voucherTitle.trim(),
        ...(draft.taxNo.trim() !== '' && { taxNo: draft.taxNo.trim() }),
        ...(draft.addressId !== undefined && { addressId: draft.addressId }),
      },
    }),
    marketing: draft.marketing,
    agreed: terms.agreements.map((one) =>
      isNoticeSlug(one.slug) ? { ...consentTo(one.slug, language) } : { ...one },
    ),
    total: { amount: sum.total, currency },
  };
}
