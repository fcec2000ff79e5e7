import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';
import { optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';

/** None of these paths is shown in the documents; all are our proposal. */
const assumed = { area: 'flight', source: 'assumed' } as const;
const write = { ...assumed, write: true, onlyCode200: true } as const;

const person = z.object({
  id: z.string(),
  name: z.string(),
  /** With its middle digits hidden: a whole number never comes back to the device. */
  phone: z.string(),
});
export type PersonToNotify = z.output<typeof person>;

export const peopleToNotify = defineCall({
  ...assumed,
  name: 'peopleToNotify',
  path: '/api/flight/people-to-notify',
  summary:
    'People who are told by text message when a flight that the member follows changes, and how many there may be.',
  request: z.object({}),
  response: entriesOf('people', person, 'id', {
    /** As many as there may be. */
    most: z.int().check(z.gte(0), z.lte(100)),
  }),
});
export type PeopleToNotify = ResponseOf<typeof peopleToNotify>;

export const savePersonToNotify = defineCall({
  ...write,
  name: 'savePersonToNotify',
  path: '/api/flight/save-person-to-notify',
  summary:
    'Adds somebody to notify, no phone twice. With an id, in the place of that one; a phone that is left out stays.',
  request: z.object({
    id: optional(z.string()),
    name: z.string(),
    /** With its calling code. */
    phone: optional(z.string()),
  }),
  response: z.object({ id: z.string() }),
});

export const removePersonToNotify = defineCall({
  ...write,
  name: 'removePersonToNotify',
  path: '/api/flight/remove-person-to-notify',
  summary: 'Removes somebody to notify.',
  request: z.object({ id: z.string() }),
  response: z.object({}),
});
