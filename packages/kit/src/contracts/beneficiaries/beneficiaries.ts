import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { defineCall } from '../call.ts';
import { assume, assumeEach } from '../assumed.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day } from '../wire.ts';

/** An identity document on the wire. */
export const identityOnWire = z.object({
  /** Wire name of its kind: NI, PP, EXTENTPRMT, MIL, OTHER. */
  idType: z.string(),
  idNo: assume(z.string()),
  /** Left out for a document without end. */
  expireDate: assume(optional(day)),
  /** ISO 3166, of who issued it. */
  issueCountry: assume(optional(z.string())),
});
export type IdentityOnWire = z.output<typeof identityOnWire>;

/** Names are documented; the rest follows the documented state of the form (country, gender, birthday, relation, ID list). */
const fields = {
  cnFamilyName: optional(z.string()),
  cnGivenName: optional(z.string()),
  enFamilyName: optional(z.string()),
  enGivenName: optional(z.string()),
  ...assumeEach({
    /** A relation's code; empty for a step-child (decision 30). */
    relation: z.string(),
    relationText: z.string(),
    gender: z.enum(genders),
    birthday: day,
    /** ISO 3166. */
    country: z.string(),
    countryText: z.string(),
    idList: listOf(identityOnWire).check(z.minLength(1)),
  }),
};

const beneficiaryId = assume(z.string());

const beneficiary = z.object({
  beneficiaryId,
  /** From when points can be used for this person: a day of the airline's calendar, or an instant. */
  beneficiaryDate: z.string(),
  ...fields,
});
export type Beneficiary = z.output<typeof beneficiary>;

const list = z.object({
  uniBeneficiary: entriesOf('uniBeneficiaryDetails', beneficiary, 'beneficiaryId', {
    /** How many beneficiaries the member may have. */
    beneficiaryMax: z.int().check(z.nonnegative()),
  }),
});
export type BeneficiaryList = z.output<typeof list>['uniBeneficiary'];

export const queryBeneficiary = defineCall({
  name: 'queryBeneficiary',
  area: 'beneficiaries',
  path: '/api/memberApi/member/queryBeneficiary',
  summary: 'The member’s beneficiaries, and how many there may be.',
  request: z.object({}),
  response: list,
});

/** A write of this area acts only when the response code is 200. Source: membership.md section 4. */
const write = { area: 'beneficiaries', write: true, onlyCode200: true } as const;

const added = z.object(fields);
export type BeneficiaryFields = z.input<typeof added>;

export const addBeneficiary = defineCall({
  ...write,
  name: 'addBeneficiary',
  path: '/api/memberApi/member/addBeneficiary',
  summary: 'Adds a beneficiary.',
  request: added,
  response: z.object({}),
});

export const updateBeneficiary = defineCall({
  ...write,
  name: 'updateBeneficiary',
  path: '/api/memberApi/member/updateBeneficiary',
  summary: 'Changes a beneficiary.',
  request: z.object({ beneficiaryId, ...fields }),
  response: z.object({}),
});

export const deleteBeneficiary = defineCall({
  ...write,
  name: 'deleteBeneficiary',
  path: '/api/memberApi/member/delteBeneficiary',
  summary: 'Removes a beneficiary.',
  request: z.object({ beneficiaryId }),
  response: z.object({}),
});
