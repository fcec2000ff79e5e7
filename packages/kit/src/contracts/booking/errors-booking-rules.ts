import type { ErrorEntry } from '../errors-entry.ts';

const correct = { action: 'correct' } as const;

/** Rules of booking that a choice breaks before anything is sent: who may travel, with whom, and what may be taken off. Source: travel.md 5, decisions.md 43. */
export const bookingRuleErrors = [
  {
    code: 'booking.nameMissing',
    meaning: 'A passenger without a name, or abroad without one in Latin letters',
    ...correct,
    messageKey: 'booking-form.obstacle.nameMissing',
  },
  {
    code: 'booking.nameLong',
    meaning: 'A name that is longer than a ticket can print, 28 characters with its slash',
    ...correct,
    messageKey: 'booking-form.obstacle.nameLong',
  },
  {
    code: 'booking.nameInfant',
    meaning: 'An infant whose name is not in Latin letters',
    ...correct,
    messageKey: 'booking-form.obstacle.nameInfant',
  },
  {
    code: 'booking.documentMissing',
    meaning: 'A passenger without a document',
    ...correct,
    messageKey: 'booking-form.obstacle.documentMissing',
  },
  {
    code: 'booking.documentKind',
    meaning: 'A kind of document that the product does not take',
    ...correct,
    messageKey: 'booking-form.obstacle.documentKind',
  },
  {
    code: 'booking.documentExpired',
    meaning: 'A document that ends before the journey does',
    ...correct,
    messageKey: 'booking-form.obstacle.documentExpired',
  },
  {
    code: 'booking.birthday',
    meaning: 'A child or an infant whose birthday is not known',
    ...correct,
    messageKey: 'booking-form.obstacle.birthday',
  },
  {
    code: 'booking.unborn',
    meaning: 'A passenger who is not born on a day of departure',
    ...correct,
    messageKey: 'booking-form.obstacle.unborn',
  },
  {
    code: 'booking.newborn',
    meaning: 'An infant younger than 14 days on a day of departure',
    ...correct,
    messageKey: 'booking-form.obstacle.newborn',
  },
  {
    code: 'booking.typeInfant',
    meaning: 'A passenger who is an infant by age, booked as another type',
    ...correct,
    messageKey: 'booking-form.obstacle.typeInfant',
  },
  {
    code: 'booking.typeChild',
    meaning: 'A passenger who is a child by age, booked as another type',
    ...correct,
    messageKey: 'booking-form.obstacle.typeChild',
  },
  {
    code: 'booking.typeAdult',
    meaning: 'A passenger who is an adult by age, booked as another type',
    ...correct,
    messageKey: 'booking-form.obstacle.typeAdult',
  },
  {
    code: 'booking.turnsTwo',
    meaning: 'An infant who turns two before a later flight of the journey',
    ...correct,
    messageKey: 'booking-form.obstacle.turnsTwo',
  },
  {
    code: 'booking.turnsTwelve',
    meaning: 'A child who turns twelve before a later flight of the journey',
    ...correct,
    messageKey: 'booking-form.obstacle.turnsTwelve',
  },
  {
    code: 'booking.onBoard',
    meaning: 'A saved passenger who is on one of these flights already',
    ...correct,
    messageKey: 'booking-form.obstacle.onBoard',
  },
  {
    code: 'booking.notSelectable',
    meaning: 'A saved passenger whom the airline does not let be chosen',
    action: 'callHotline',
    messageKey: 'booking-form.obstacle.notSelectable',
  },
  {
    code: 'booking.partyEmpty',
    meaning: 'Nobody is chosen',
    ...correct,
    messageKey: 'booking-form.party.partyEmpty',
  },
  {
    code: 'booking.partyMany',
    meaning: 'More than nine passengers',
    ...correct,
    messageKey: 'booking-form.party.partyMany',
  },
  {
    code: 'booking.partyTwice',
    meaning: 'One document is there twice',
    ...correct,
    messageKey: 'booking-form.party.partyTwice',
  },
  {
    code: 'booking.partyAlone',
    meaning: 'A child or an infant without an adult',
    ...correct,
    messageKey: 'booking-form.party.partyAlone',
  },
  {
    code: 'booking.partyYoung',
    meaning: 'Children with adults who are not 18',
    ...correct,
    messageKey: 'booking-form.party.partyYoung',
  },
  {
    code: 'booking.partyInfants',
    meaning: 'More infants than adults',
    ...correct,
    messageKey: 'booking-form.party.partyInfants',
  },
  {
    code: 'booking.partyUnderFive',
    meaning: 'More than three children under five for an adult',
    ...correct,
    messageKey: 'booking-form.party.partyUnderFive',
  },
  {
    code: 'booking.partyLimit',
    meaning: 'A product for another number of passengers',
    ...correct,
    messageKey: 'booking-form.party.partyLimit',
  },
  {
    code: 'booking.partyMember',
    meaning: 'A product for members who travel, and the member does not',
    ...correct,
    messageKey: 'booking-form.party.partyMember',
  },
  {
    code: 'booking.partyMissing',
    meaning: 'Fewer passengers than were searched for',
    ...correct,
    messageKey: 'booking-form.party.partyMissing',
  },
  {
    code: 'booking.partyMore',
    meaning: 'More passengers than were searched for, or of another type',
    ...correct,
    messageKey: 'booking-form.party.partyMore',
  },
  {
    code: 'booking.couponExpired',
    meaning: 'A coupon whose last day is over',
    ...correct,
    messageKey: 'booking-form.coupon.obstacle.couponExpired',
  },
  {
    code: 'booking.couponScope',
    meaning: 'A coupon for journeys within the mainland, on another',
    ...correct,
    messageKey: 'booking-form.coupon.obstacle.couponScope',
  },
  {
    code: 'booking.couponMinimum',
    meaning: 'A coupon for higher fares',
    ...correct,
    messageKey: 'booking-form.coupon.obstacle.couponMinimum',
  },
  {
    code: 'booking.couponPoints',
    meaning: 'A coupon that does not go together with points',
    ...correct,
    messageKey: 'booking-form.coupon.obstacle.couponPoints',
  },
  {
    code: 'booking.insuranceNobody',
    meaning: 'Nobody can be insured: infants, and people above 80',
    action: 'none',
    messageKey: 'booking-form.insurance.nobody',
  },
] as const satisfies readonly ErrorEntry[];
