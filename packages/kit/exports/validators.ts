export * from '../src/validators/activation-code.ts';
export * from '../src/validators/address.ts';
export * from '../src/validators/attachment.ts';
export * from '../src/validators/beneficiary.ts';
export { checkBeneficiaryField, factsOfIdentities, withFacts } from '../src/validators/beneficiary-fields.ts';
export * from '../src/validators/beneficiary-typed.ts';
export * from '../src/validators/beneficiary-wire.ts';
export * from '../src/validators/birthday.ts';
export * from '../src/validators/codes.ts';
export * from '../src/validators/calculator.ts';
export * from '../src/validators/companion.ts';
export {
  checkCompanionField,
  companionFields,
  companionWith,
  factsOfCompanion,
  saysBirthday,
} from '../src/validators/companion-fields.ts';
export * from '../src/validators/companion-typed.ts';
export * from '../src/validators/companion-wire.ts';
export * from '../src/validators/date-range.ts';
export * from '../src/validators/day.ts';
export * from '../src/validators/documents.ts';
export * from '../src/validators/email.ts';
export * from '../src/validators/enrolment.ts';
export * from '../src/validators/flight.ts';
export * from '../src/validators/identity-number.ts';
export * from '../src/validators/lenient.ts';
export { loadForeignPhone } from '../src/validators/load-foreign-phone.ts';
export * from '../src/validators/member-account.ts';
export * from '../src/validators/names.ts';
export * from '../src/validators/numbers.ts';
export * from '../src/validators/partner-claim.ts';
export * from '../src/validators/phone.ts';
export * from '../src/validators/phone-parts.ts';
export * from '../src/validators/recovery.ts';
export * from '../src/validators/relation.ts';
export * from '../src/validators/remark.ts';
export type { Accepted, Checked, RefusalKey, Refusals, Refused } from '../src/validators/result.ts';
export * from '../src/validators/saved-contact.ts';
export * from '../src/validators/saved-passenger.ts';
export * from '../src/validators/saved-passenger-document.ts';
export * from '../src/validators/saved-passenger-wire.ts';
export * from '../src/validators/seat-contact.ts';
export * from '../src/validators/sign-in.ts';
export * from '../src/validators/travel-information.ts';
export * from '../src/validators/ticket-search.ts';
export * from '../src/validators/youth.ts';
export { countOf, hasRareCharacter } from '../src/validators/typed.ts';
