import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { assumed } from './check-in.ts';
import { defineCall } from '../call.ts';
import { listOf, optionalEach } from '../reading.ts';
import { day } from '../wire.ts';

/** Questions of the country of arrival. Source: travel.md section 3, international info confirmation. */
const information = z.object({
  enFamilyName: z.string(),
  enGivenName: z.string(),
  gender: z.enum(genders),
  birthday: day,
  /** ISO 3166, of the passenger. */
  country: z.string(),
  /** Wire name of the document’s kind. */
  idType: z.string(),
  idNo: z.string(),
  expireDate: day,
  /** ISO 3166, of who issued the document. */
  issueCountry: z.string(),
  province: z.string(),
  city: z.string(),
  street: z.string(),
  postcode: z.string(),
  destinationAddress: z.string(),
  /** With its calling code. */
  phone: z.string(),
  email: z.string(),
});
export type TravelInformation = z.output<typeof information>;

export const travelInformation = defineCall({
  ...assumed,
  name: 'travelInformation',
  path: '/api/check-in/travel-information',
  summary: 'Travel information on record for the passengers of an international segment.',
  request: z.object({ segmentId: z.string() }),
  response: z.object({
    passengers: listOf(
      z.object({
        passengerId: z.string(),
        /** Complete, or what the ticket says. */
        information: z.object(optionalEach(information.shape)),
      }),
    ),
  }),
});

export const saveTravelInformation = defineCall({
  ...assumed,
  name: 'saveTravelInformation',
  path: '/api/check-in/save-travel-information',
  write: true,
  summary: 'Puts one passenger’s information for international travel on record.',
  request: z.object({ segmentId: z.string(), passengerId: z.string(), ...information.shape }),
  response: z.object({}),
});
