import { expect, it } from 'vitest';
import { emptyCalculator } from './points/calculator.ts';
import { emptyEnrolment } from './account/enrolment.ts';
import { emptyPartnerClaim, partnerClaimFields } from './points/partner-claim.ts';
import { emptyContact, emptyFind, emptyPassword, newPasswordFields } from './account/recovery.ts';
import { ticketDocumentFields, ticketFields } from './check-in/ticket-search.ts';
import { emptyTravelInformation } from './check-in/travel-information.ts';
import { emptyYouth } from './programmes/youth.ts';

/** Content of a form before anything is typed. */
const filled = (form: object) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== false));

it.each([
  ['the calculator', emptyCalculator, { trip: 'OW', cabin: 'Y', people: '1' }],
  [
    'registration',
    emptyEnrolment,
    { kind: 'identityCard', country: 'CN', phoneCountry: 'CN', spelling: { family: '', given: '' } },
  ],
  ['a partner’s flight', emptyPartnerClaim, {}],
  ['who has forgotten the password', emptyFind, { way: 'document', kind: 'identityCard' }],
  ['a new contact', emptyContact, { by: 'mobile' }],
  ['a new password', emptyPassword, {}],
  ['the youth programme', emptyYouth, { phoneCountry: 'CN' }],
])('%s begins empty but for what is usual', (_, form, usual) => {
  expect(filled(form)).toEqual(usual);
});

it('a traveller’s phone is of China, unless told', () => {
  expect(emptyTravelInformation).toMatchObject({ phoneCountry: 'CN', phone: '' });
});

it('every form knows its fields by name', () => {
  expect(Object.keys(emptyPassword)).toEqual(['password', 'repeat']);
  expect(newPasswordFields).toEqual(['password', 'repeat']);
  expect(ticketFields).toEqual(['ticketNo', 'name']);
  expect(ticketDocumentFields).toEqual(['number']);
  expect(Object.keys(emptyPartnerClaim)).toEqual(partnerClaimFields);
});
