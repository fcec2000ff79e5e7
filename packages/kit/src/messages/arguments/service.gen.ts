// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `service`, by key. */
export interface Service {
  'title': undefined;
  'group.trip': undefined;
  'group.handle': undefined;
  'group.after': undefined;
  'group.offers': undefined;
  'partners': undefined;
  'partners.text': undefined;
  'partner.baggage': undefined;
  'partner.travelGuide': undefined;
  'partner.car': undefined;
  'partner.parking': undefined;
  'partner.vacations': undefined;
  'partner.hotels': undefined;
  'partner.invoice': undefined;
  'partner.valetRefund': undefined;
  'notices': undefined;
  'next': undefined;
}
