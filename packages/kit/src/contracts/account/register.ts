import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { membershipNumber } from '../../rules/enrolment.ts';
import { defineCall } from '../call.ts';
import { assume, assumeEach } from '../assumed.ts';
import { optional, orNone } from '../reading.ts';
import { day } from '../wire.ts';

/** The fields of the form are documented, their spelling on the wire follows them. */
const request = z.object({
  /** Wire name of the document’s kind: `NI`. */
  idType: z.string(),
  idNo: z.string(),
  ...assumeEach({
    /** As it is registered: Chinese, or `ZHANG/SAN`. */
    name: z.string(),
    cnFamilyName: z.string(),
    cnGivenName: z.string(),
    enFamilyName: z.string(),
    enGivenName: z.string(),
  }),
  gender: z.enum(genders),
  birthDay: day,
  country: z.object({
    text: z.string(),
    /** ISO 3166. */
    code: z.string(),
    /** Calling code of the phone: `86`. */
    countryCode: z.string(),
  }),
  /** As it is dialled at home. */
  phone: z.string(),
  /** Of the text message. */
  code: z.string(),
  password: z.string(),
  confirmPassword: assume(z.string()),
  /** A number that a printed card has already; empty for a new one. */
  membershipCard: z.string(),
  /** Under 2 years old. */
  infant: assume(z.boolean()),
  agree: assume(z.literal(true)),
});
export type Enrolment = z.input<typeof request>;

/** Person who has become a member. No field of uniUserDto is needed. */
const enrolled = z.object({
  ffpNo: z.string(),
  uniUserDto: optional(z.looseObject({})),
});

export const fastEnrollMember = defineCall({
  name: 'fastEnrollMember',
  area: 'account',
  path: '/api/memberApi/member/fastEnrollMember',
  member: false,
  write: true,
  summary: 'Registers a member.',
  request,
  response: enrolled,
});

export const enrolmentOutcome = defineCall({
  name: 'enrolmentOutcome',
  area: 'account',
  path: '/api/account/enrolmentOutcome',
  source: 'assumed',
  member: false,
  summary:
    'The result of a registration whose answer did not arrive; the code of its text message proves who asks.',
  request: z.pick(request, { idType: true, idNo: true, phone: true, code: true }),
  response: z.object({ ffpNo: orNone(z.string()) }),
});

/** Why nobody was registered, as far as the documents tell it apart. Source: membership.md sections 4 and 5. */
export type EnrolmentRefusal = 'idExists' | 'error' | 'wrongCode' | 'other';

/** The kind of a refusal: Code -1 is told apart by its documented message, resultCode -5 by itself. */
export function enrolmentRefusal({ code, message }: { code: string; message: string }): EnrolmentRefusal {
  if (code === '-5') return 'error';
  if (/id already exists/i.test(message)) return 'idExists';
  return /invalid verification code/i.test(message) ? 'wrongCode' : 'other';
}

const arrivedNumber = z.string().check(z.regex(membershipNumber));
/** A name as a person writes it, and nothing that could be an instruction or a link. */
const arrivedName = z.string().check(z.regex(/^(?=.{1,57}$)[\p{L}\p{M}][\p{L}\p{M}·.'’/ -]*$/u));

/** New member, as the address of /registerSuccess tells it. */
export interface ArrivedMember {
  readonly ffpNo: string;
  readonly name: string;
}

/** Reads a membership number that came from outside; undefined for anything else. Source: decision 21. */
export const readArrivedNumber = (given: unknown): string | undefined => arrivedNumber.safeParse(given).data;

/** Reads a name that came from outside; undefined for anything else. Source: decision 21. */
export const readArrivedName = (given: unknown): string | undefined => arrivedName.safeParse(given).data;
