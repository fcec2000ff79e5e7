export * from '../src/rules/beneficiaries.ts';
export * from '../src/rules/bill.ts';
export type { Money } from '../src/rules/money.ts';
export * from '../src/rules/seats/cabin.ts';
export * from '../src/rules/coupons/code.ts';
export * from '../src/rules/coupons/coupon.ts';
export * from '../src/rules/attachments/file-name.ts';
export { shownFileName } from '../src/rules/attachments/shown-name.ts';
export { signatureBytes, typeBySignature } from '../src/rules/attachments/signature.ts';
export { withoutPlace } from '../src/rules/attachments/without-place.ts';
export * from '../src/rules/csv.ts';
export { safeReturn, type ReturnRules } from '../src/rules/return-address/safe-return.ts';
export * from '../src/rules/days.ts';
export {
  agesDecide,
  countOf as travellersOf,
  mostPassengers,
  oneAdult,
  partyLimits,
  partyProblem as travellersProblem,
  passengerKinds,
  type Party,
  type PartyProblem as TravellersProblem,
  type PassengerKind,
} from '../src/rules/booking/party.ts';
export * from '../src/rules/booking/cart.ts';
export * from '../src/rules/booking/coupons.ts';
export * from '../src/rules/booking/insurance.ts';
export * from '../src/rules/booking/search-address.ts';
export * from '../src/rules/booking/search-draft.ts';
export * from '../src/rules/booking/traveller-names.ts';
export * from '../src/rules/booking/travellers.ts';
export * from '../src/rules/calendar/fares.ts';
export * from '../src/rules/calendar/holidays.ts';
export * from '../src/rules/calendar/month-grid.ts';
export * from '../src/rules/enrolment.ts';
export * from '../src/rules/genders.ts';
export * from '../src/rules/greeting.ts';
export * from '../src/rules/airports/board.ts';
export * from '../src/rules/notify/people.ts';
export * from '../src/rules/notices/consent.ts';
export * from '../src/rules/notices/notices.ts';
export * from '../src/rules/notices/read-notice.ts';
export * from '../src/rules/airports/traffic.ts';
export * from '../src/rules/weather/kinds.ts';
export * from '../src/rules/weather/units.ts';
export * from '../src/rules/time/time.ts';
export * from '../src/rules/time/waits.ts';
export * from '../src/rules/member.ts';
export * from '../src/rules/member-account.ts';
export * from '../src/rules/passwords.ts';
export * from '../src/rules/points.ts';
export * from '../src/rules/saved-people.ts';
export * from '../src/rules/search.ts';
export * from '../src/rules/tickets.ts';
export * from '../src/rules/ages.ts';
export * from '../src/rules/credentials.ts';
export * from '../src/rules/relations.ts';
export * from '../src/rules/pinyin.ts';
export * from '../src/rules/places/areas.ts';
export * from '../src/rules/places/cities.ts';
export * from '../src/rules/places/countries.ts';
export * from '../src/rules/places/country-index.ts';
export * from '../src/rules/places/index-keys.ts';
export * from '../src/rules/places/initials.ts';
export * from '../src/rules/places/place-index.ts';
export * from '../src/rules/places/served.ts';
export * from '../src/rules/seats/eligibility.ts';
export * from '../src/rules/seats/filter.ts';
export * from '../src/rules/seats/judge.ts';
export * from '../src/rules/seats/layout.ts';
export * from '../src/rules/seats/legend.ts';
export * from '../src/rules/seats/moves.ts';
export * from '../src/rules/seats/neighbours.ts';
export * from '../src/rules/seats/order.ts';
export * from '../src/rules/seats/party.ts';
export * from '../src/rules/seats/place.ts';
export * from '../src/rules/seats/price.ts';
export * from '../src/rules/seats/price-order.ts';
export * from '../src/rules/seats/sections.ts';
export * from '../src/rules/seats/total.ts';
export * from '../src/rules/seats/proposal.ts';
export * from '../src/rules/seats/repair.ts';
export * from '../src/rules/boarding-pass/boarding-pass.ts';
export * from '../src/rules/boarding-pass/calendar.ts';
export type * from '../src/rules/boarding-pass/coded.ts';
export * from '../src/rules/boarding-pass/days.ts';
export { decodePass, readPass } from '../src/rules/boarding-pass/decode.ts';
export { encodePass } from '../src/rules/boarding-pass/encode.ts';
export { passName } from '../src/rules/boarding-pass/name.ts';
export * from '../src/rules/check-in/check-in.ts';
export * from '../src/rules/batteries.ts';
export * from '../src/rules/seats/change.ts';
export * from '../src/rules/payments/payment.ts';
export * from '../src/rules/payments/paying.ts';
export * from '../src/rules/points-orders/buying.ts';
export * from '../src/rules/orders/status.ts';
export * from '../src/rules/orders/kinds.ts';
export * from '../src/rules/orders/bars.ts';
export * from '../src/rules/orders/events.ts';
export * from '../src/rules/orders/flight-change.ts';
export * from '../src/rules/orders/flight-coupons.ts';
export * from '../src/rules/orders/listing.ts';
export * from '../src/rules/orders/next-step.ts';
export * from '../src/rules/orders/reimbursement.ts';
export * from '../src/rules/points-orders/order.ts';
export * from '../src/rules/points-orders/payment-of-order.ts';
export * from '../src/rules/check-in/party.ts';
export * from '../src/rules/check-in/result.ts';
export * from '../src/rules/check-in/journey-state.ts';
export * from '../src/rules/check-in/shut.ts';
export * from '../src/rules/boarding-pass/gate.ts';
export * from '../src/rules/check-in/trip-state.ts';
export * from '../src/rules/check-in/trips.ts';
export * from '../src/rules/places/calling-codes.ts';
export * from '../src/rules/check-in/companions.ts';
export * from '../src/rules/check-in/gate.ts';
export * from '../src/rules/recovery/recovery.ts';
export * from '../src/rules/tiers/benefits.ts';
export * from '../src/rules/tiers/progress.ts';
export * from '../src/rules/tiers/sale.ts';
export * from '../src/rules/tiers/super-member.ts';
export * from '../src/rules/programmes/upgrade-points.ts';
export * from '../src/rules/programmes/youth.ts';
export * from '../src/rules/bank-card/banks.ts';
export * from '../src/rules/repurchase/repurchase.ts';
export * from '../src/rules/retro/airport-label.ts';
export * from '../src/rules/retro/codes.ts';
export * from '../src/rules/retro/history.ts';
export * from '../src/rules/retro/name-difference.ts';
export * from '../src/rules/retro/segments.ts';
export * from '../src/rules/retro/window.ts';
export * from '../src/rules/calculator/conditions.ts';
export * from '../src/rules/calculator/points.ts';
export * from '../src/rules/calculator/rewards.ts';
export * from '../src/rules/fare-ladder/ladder.ts';
export * from '../src/rules/fare-ladder/quote.ts';
export * from '../src/rules/offers/filter.ts';
export {
  cabinsOf,
  indexOffers,
  inMoney,
  inPoints,
  offerOrders,
  type OfferIndex,
  type OfferOrder,
  type OfferPrices,
} from '../src/rules/offers/index-offers.ts';
export * from '../src/rules/offers/listed-offer.ts';
export * from '../src/rules/offers/view-offers.ts';
export * from '../src/rules/dynamics/chart.ts';
export * from '../src/rules/dynamics/news.ts';
export * from '../src/rules/dynamics/leg.ts';
export * from '../src/rules/dynamics/flight.ts';
export * from '../src/rules/dynamics/timeline.ts';
export * from '../src/rules/dynamics/rights.ts';
export * from '../src/rules/changes/bars.ts';
export * from '../src/rules/changes/party.ts';
export * from '../src/rules/changes/baggage.ts';
export * from '../src/rules/changes/reissue.ts';
export * from '../src/rules/changes/sum.ts';
export * from '../src/rules/changes/tier.ts';
export * from '../src/rules/changes/upgrade.ts';
export * from '../src/rules/refunds/accompanying.ts';
export * from '../src/rules/refunds/money-way.ts';
export * from '../src/rules/refunds/obstacles.ts';
export * from '../src/rules/refunds/reasons.ts';
export * from '../src/rules/refunds/refund-notice.ts';
export * from '../src/rules/refunds/request.ts';
export * from '../src/rules/refunds/sum.ts';
export * from '../src/rules/refunds/working-days.ts';
