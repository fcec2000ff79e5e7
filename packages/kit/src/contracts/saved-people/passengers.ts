import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { identityOnWire } from '../beneficiaries/beneficiaries.ts';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { defineCall } from '../call.ts';
import { assume, assumeEach } from '../assumed.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day } from '../wire.ts';
import { cardProgramme, frequentFlyerCard } from './frequent-flyer.ts';

export { passengerTypes };
export type PassengerType = (typeof passengerTypes)[number];

/** A passenger that the member has saved. */
export const savedPassenger = z.object({
  id: z.string(),
  sort: z.int(),
  /** Whether the airline lets this passenger be chosen. */
  isSelectAvailable: z.boolean(),
  /** Whether this passenger has been chosen before: is a beneficiary already. */
  hasSelected: z.boolean(),
  /** The member's own user id where the passenger is the member. */
  myUserid: optional(z.string()),
  paxName: z.string(),
  paxType: z.enum(passengerTypes),
  favorPaxIdDtoList: listOf(identityOnWire),
  ...assumeEach({
    cnFamilyName: optional(z.string()),
    cnGivenName: optional(z.string()),
    enFamilyName: optional(z.string()),
    enGivenName: optional(z.string()),
    gender: optional(z.enum(genders)),
    birthday: optional(day),
    /** ISO 3166. */
    country: optional(z.string()),
    /** With its calling code. */
    mobile: optional(z.string()),
    email: optional(z.string()),
    /** The member’s own membership for the member. */
    card: optional(frequentFlyerCard),
  }),
});
export type SavedPassenger = z.output<typeof savedPassenger>;

export const queryPassengerList = defineCall({
  name: 'queryPassengerList',
  area: 'beneficiaries',
  path: '/api/memberApi/passenger/queryPassengerList',
  summary: 'The passengers that the member has saved.',
  request: z.object({ userId: z.string() }),
  response: entriesOf('list', savedPassenger, 'id', {
    /** Programmes whose membership a passenger may have; none is asked for without them. */
    programmes: assume(optional(listOf(cardProgramme))),
  }),
});
