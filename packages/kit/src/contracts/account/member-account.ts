import * as z from 'zod/mini';
import { identityPurposes, mealWishes, seatWishes } from '../../rules/member-account.ts';
import { defineCall } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { day, instant } from '../wire.ts';

/** None of these paths is shown in the documents; all are our proposal. */
const assumed = { area: 'account', source: 'assumed' } as const;
const write = { ...assumed, write: true, onlyCode200: true } as const;
const path = (verb: string) => `/api/account/${verb}`;

const document = z.object({
  /** Opaque. */
  documentId: z.string(),
  /** Wire name of its kind. */
  idType: z.string(),
  /** Masked: its middle as bullets. */
  idNo: z.string(),
  /** Left out for a document without end. */
  expireDate: optional(day),
  /** ISO 3166, of who issued it. */
  issueCountry: optional(z.string()),
  /** The one by which the member is known: it cannot be changed. */
  main: z.boolean(),
});
export type MemberDocument = z.output<typeof document>;

const preferences = z.object({
  seat: z.enum(seatWishes),
  meal: z.enum(mealWishes),
  /** Ways by which news of flights and points may come. */
  bySms: z.boolean(),
  byEmail: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const memberAccount = defineCall({
  ...assumed,
  name: 'memberAccount',
  path: path('profile'),
  summary: 'Documents, contacts and preferences of the member; numbers are masked.',
  request: z.object({}),
  response: z.object({
    /** As the airline knows it; a document’s name must be the same. */
    name: z.string(),
    documents: listOf(document),
    /** Masked; left out where there is none. */
    mobile: optional(z.string()),
    /** The phone has been changed: it cannot be changed again. */
    mobileChanged: z.boolean(),
    email: optional(z.string()),
    /** When each password was set last; left out where there is none, or it was never changed. */
    loginPasswordSet: optional(instant),
    pointsPasswordSet: optional(instant),
    preferences,
  }),
});
export type MemberAccount = z.output<(typeof memberAccount)['response']>;

const documentFields = {
  idType: z.string(),
  idNo: z.string(),
  expireDate: optional(day),
  issueCountry: optional(z.string()),
};

export const addDocument = defineCall({
  ...write,
  name: 'addDocument',
  path: path('addDocument'),
  summary: 'Adds an identity document. Its kind, number and name cannot be changed afterwards.',
  request: z.object({ ...documentFields, name: z.string() }),
  response: z.object({}),
});
export type DocumentSent = z.input<(typeof addDocument)['request']>;

export const changeDocument = defineCall({
  ...write,
  name: 'changeDocument',
  path: path('changeDocument'),
  summary: 'Changes until when a document holds, and who issued it.',
  request: z.object({
    documentId: z.string(),
    expireDate: optional(day),
    issueCountry: optional(z.string()),
  }),
  response: z.object({}),
});

export const removeDocument = defineCall({
  ...write,
  name: 'removeDocument',
  path: path('removeDocument'),
  summary: 'Removes a document that is not the main one.',
  request: z.object({ documentId: z.string() }),
  response: z.object({}),
});

export const checkIdentity = defineCall({
  ...assumed,
  name: 'checkIdentity',
  path: path('checkIdentity'),
  summary: 'Compares the number of the main document; what needs a proof of identity wants the answer.',
  request: z.object({ purpose: z.enum(identityPurposes), idNo: z.string() }),
  response: z.object({ proof: z.string() }),
});

export const saveMobile = defineCall({
  ...write,
  name: 'saveMobile',
  path: path('saveMobile'),
  summary: 'Adds the phone, or changes it, which is possible once and needs a proof of identity.',
  request: z.object({
    /** `86`. */
    countryCode: z.string(),
    mobile: z.string(),
    code: z.string(),
    proof: optional(z.string()),
  }),
  response: z.object({}),
});

export const sendEmailCode = defineCall({
  ...write,
  name: 'sendEmailCode',
  path: path('sendEmailCode'),
  summary: 'Sends a code to an e-mail address.',
  request: z.object({ email: z.string() }),
  response: z.object({}),
});

export const saveEmail = defineCall({
  ...write,
  name: 'saveEmail',
  path: path('saveEmail'),
  summary: 'Adds or changes the e-mail address.',
  request: z.object({ email: z.string(), code: z.string() }),
  response: z.object({}),
});

export const saveLoginPassword = defineCall({
  ...write,
  name: 'saveLoginPassword',
  path: path('saveLoginPassword'),
  summary: 'Changes the login password.',
  request: z.object({ oldPassword: z.string(), newPassword: z.string() }),
  response: z.object({}),
});

export const savePointsPassword = defineCall({
  ...write,
  name: 'savePointsPassword',
  path: path('savePointsPassword'),
  summary: 'Sets the password for using points; needs a proof of identity.',
  request: z.object({ newPassword: z.string(), proof: z.string() }),
  response: z.object({}),
});

export const savePreferences = defineCall({
  ...write,
  name: 'savePreferences',
  path: path('savePreferences'),
  summary: 'Keeps what the member likes.',
  request: preferences,
  response: z.object({}),
});
