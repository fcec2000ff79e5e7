import type { Day } from './days.ts';
import { memberCredentials, type MemberCredential } from './credentials.ts';

/** The six titles of /addID, by its query `headerTit`; anything else is `any`. Source: membership.md section 2. */
export const documentSorts = ['ID', 'passport', 'licence', 'licenceOfOfficer', 'otherID'] as const;
export type DocumentSort = (typeof documentSorts)[number] | 'any';

/** The kinds behind each title. That passes and permits stand together is assumed. */
export const kindsOfSort: Readonly<Record<DocumentSort, readonly [MemberCredential, ...MemberCredential[]]>> =
  {
    ID: ['identityCard'],
    passport: ['passport'],
    licence: ['hkMacauPass', 'taiwanPass', 'entryPermit', 'homeReturnPermit', 'taiwanCompatriotPermit'],
    licenceOfOfficer: ['officerCard', 'policeCard'],
    otherID: ['other', 'hkMacauResidence', 'taiwanResidence', 'foreignerCard', 'householdRegister'],
    any: memberCredentials,
  };

/** The sort that an address names. */
export const documentSortOf = (headerTit: string | undefined): DocumentSort =>
  documentSorts.find((sort) => sort === headerTit) ?? 'any';

/** Parts of a kind beside its number. Assumed after the "expiry dates and country" of membership.md section 2. */
export interface DocumentParts {
  readonly expiry: 'required' | 'optional' | 'none';
  readonly country: boolean;
}

const dated: DocumentParts = { expiry: 'required', country: false };
const plain: DocumentParts = { expiry: 'none', country: false };

export const documentParts: Readonly<Record<MemberCredential, DocumentParts>> = {
  identityCard: { expiry: 'optional', country: false },
  passport: { expiry: 'required', country: true },
  hkMacauPass: dated,
  taiwanPass: dated,
  homeReturnPermit: dated,
  taiwanCompatriotPermit: dated,
  hkMacauResidence: dated,
  taiwanResidence: dated,
  foreignerCard: dated,
  officerCard: plain,
  policeCard: plain,
  householdRegister: plain,
  entryPermit: { expiry: 'required', country: true },
  other: { expiry: 'optional', country: true },
};

/** How a document stands by its last day. */
export type Validity =
  | { readonly state: 'unlimited' }
  | { readonly state: 'valid' | 'expired'; readonly until: Day }
  | { readonly state: 'soon'; readonly until: Day; readonly days: number };

const dayMs = 86_400_000;

/** Days before its end from which a document is marked; ours, no document names a number. */
export const documentSoonDays = 60;

/** How a document is on a day; on its last day it is still valid. */
export function validityOf(expireDate: Day | undefined, today: Day): Validity {
  if (expireDate === undefined) return { state: 'unlimited' };
  const days = Math.round((Date.parse(expireDate) - Date.parse(today)) / dayMs);
  if (days < 0) return { state: 'expired', until: expireDate };
  return days < documentSoonDays
    ? { state: 'soon', until: expireDate, days }
    : { state: 'valid', until: expireDate };
}

/** Purposes for which a member can be asked to prove their identity. */
export const identityPurposes = ['mobile', 'pointsPassword'] as const;
export type IdentityPurpose = (typeof identityPurposes)[number];

/** Minutes for which a proof of identity holds. Assumed. */
export const proofMinutes = 10;

/** Wishes of a traveller. Source: the screen of membership.md section 2; its choices are assumed. */
export const seatWishes = ['none', 'window', 'aisle'] as const;
export const mealWishes = ['standard', 'vegetarian', 'halal', 'child', 'diabetic'] as const;

/** A mobile number of mainland China, also one whose middle is masked. Source: travel.md section 5, "mainland phone only". */
const mainlandMobile = /^(?:(?:\+|00)?86[\s-]?)?1[2-9][\d*•\s]+$/;

/** A member as far as refunds ask for the identity. */
interface Identified {
  readonly documents: readonly unknown[];
  readonly mobile?: string | undefined;
}

/** The part of an identity that lacks before anything can be given back online; undefined for none. Source: travel.md section 5. */
export const identityLacks = ({ documents, mobile }: Identified): 'document' | 'mobile' | undefined => {
  if (documents.length === 0) return 'document';
  return mobile !== undefined && mainlandMobile.test(mobile) ? undefined : 'mobile';
};
