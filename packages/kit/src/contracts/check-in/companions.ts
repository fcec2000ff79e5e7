import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { identityOnWire } from '../beneficiaries/beneficiaries.ts';
import { assumed } from './check-in.ts';
import { defineCall } from '../call.ts';
import { passengerTypes } from '../saved-people/passengers.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day } from '../wire.ts';

const fields = {
  cnFamilyName: optional(z.string()),
  cnGivenName: optional(z.string()),
  enFamilyName: optional(z.string()),
  enGivenName: optional(z.string()),
  paxType: z.enum(passengerTypes),
  gender: optional(z.enum(genders)),
  birthday: optional(day),
  identity: identityOnWire,
  /** With its calling code; empty where none is given. */
  phone: z.string(),
};

const companion = z.object({
  companionId: z.string(),
  ...fields,
  /** The member: is first, and cannot be added. */
  self: z.boolean(),
});
export type Companion = z.output<typeof companion>;

const fieldsOnWire = z.object(fields);
export type CompanionFields = z.input<typeof fieldsOnWire>;

export const companions = defineCall({
  ...assumed,
  name: 'companions',
  path: '/api/check-in/companions',
  summary: 'With whom the member travels, the member first.',
  request: z.object({}),
  response: entriesOf('companions', companion, 'companionId', {}),
});

export const addCompanion = defineCall({
  ...assumed,
  name: 'addCompanion',
  path: '/api/check-in/add-companion',
  write: true,
  summary: 'Adds a companion: not the member, and nobody twice.',
  request: fieldsOnWire,
  response: z.object({ companionId: z.string() }),
});

export const changeCompanion = defineCall({
  ...assumed,
  name: 'changeCompanion',
  path: '/api/check-in/change-companion',
  write: true,
  summary: 'Changes a companion.',
  request: z.object({ companionId: z.string(), ...fields }),
  response: z.object({}),
});

export const removeCompanion = defineCall({
  ...assumed,
  name: 'removeCompanion',
  path: '/api/check-in/remove-companion',
  write: true,
  summary: 'Removes a companion.',
  request: z.object({ companionId: z.string() }),
  response: z.object({}),
});

export const joinCompanions = defineCall({
  ...assumed,
  name: 'joinCompanions',
  path: '/api/check-in/join-companions',
  write: true,
  summary: 'Takes companions who hold a ticket for the same flight into a segment of the member’s.',
  request: z.object({
    segmentId: z.string(),
    companionIds: listOf(z.string()).check(z.minLength(1)),
  }),
  response: z.object({
    /** Companions who hold no ticket for this flight. */
    without: listOf(z.string()),
  }),
});
