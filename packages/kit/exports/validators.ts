export * from '../src/validators/coupons/activation-code.ts';
export * from '../src/validators/address.ts';
export * from '../src/validators/attachment.ts';
export * from '../src/validators/beneficiaries/beneficiary.ts';
export {
  checkBeneficiaryField,
  factsOfIdentities,
  withFacts,
} from '../src/validators/beneficiaries/beneficiary-fields.ts';
export * from '../src/validators/beneficiaries/beneficiary-typed.ts';
export * from '../src/validators/beneficiaries/beneficiary-wire.ts';
export * from '../src/validators/birthday.ts';
export * from '../src/validators/codes.ts';
export * from '../src/validators/points/calculator.ts';
export * from '../src/validators/check-in/companion.ts';
export {
  checkCompanionField,
  companionFields,
  companionWith,
  factsOfCompanion,
  saysBirthday,
} from '../src/validators/check-in/companion-fields.ts';
export * from '../src/validators/check-in/companion-typed.ts';
export * from '../src/validators/check-in/companion-wire.ts';
export * from '../src/validators/date-range.ts';
export * from '../src/validators/day.ts';
export * from '../src/validators/documents.ts';
export * from '../src/validators/email.ts';
export * from '../src/validators/account/enrolment.ts';
export * from '../src/validators/flight.ts';
export * from '../src/validators/booking/flight-search.ts';
export * from '../src/validators/identity-number.ts';
export * from '../src/validators/lenient.ts';
export { loadForeignPhone } from '../src/validators/load-foreign-phone.ts';
export * from '../src/validators/account/member-account.ts';
export * from '../src/validators/names.ts';
export * from '../src/validators/numbers.ts';
export * from '../src/validators/refunds/bank-card.ts';
export * from '../src/validators/refunds/repurchase.ts';
export * from '../src/validators/points/partner-claim.ts';
export * from '../src/validators/phone.ts';
export * from '../src/validators/phone-parts.ts';
export * from '../src/validators/account/recovery.ts';
export * from '../src/validators/relation.ts';
export * from '../src/validators/remark.ts';
export type { Accepted, Checked, RefusalKey, Refusals, Refused } from '../src/validators/result.ts';
export { frequentFlyerNumber } from '../src/validators/saved-people/frequent-flyer.ts';
export * from '../src/validators/saved-people/invoice-title.ts';
export * from '../src/validators/saved-people/saved-contact.ts';
export * from '../src/validators/saved-people/saved-passenger.ts';
export * from '../src/validators/saved-people/saved-passenger-document.ts';
export * from '../src/validators/saved-people/saved-passenger-wire.ts';
export * from '../src/validators/check-in/seat-contact.ts';
export * from '../src/validators/account/sign-in.ts';
export * from '../src/validators/check-in/travel-information.ts';
export * from '../src/validators/check-in/ticket-search.ts';
export * from '../src/validators/programmes/youth.ts';
export { countOf, hasRareCharacter } from '../src/validators/typed.ts';
