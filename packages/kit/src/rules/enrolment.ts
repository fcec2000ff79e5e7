import { chineseNamed } from './beneficiaries.ts';
import type { CredentialKind } from './credentials.ts';

/** Documents for a registration: the usual ones first. Source: membership.md section 3, credential types. */
export const enrolmentCredentials = [
  'identityCard',
  'passport',
  'hkMacauPass',
  'homeReturnPermit',
  'taiwanPass',
  'taiwanCompatriotPermit',
  'hkMacauResidence',
  'taiwanResidence',
  'foreignerCard',
  'entryPermit',
  'officerCard',
  'policeCard',
  'disabledSoldierCard',
  'disabledPoliceCard',
  'householdRegister',
  'birthCertificate',
  'other',
] as const satisfies readonly CredentialKind[];
export type EnrolmentCredential = (typeof enrolmentCredentials)[number];

/** Facts from which the assembled name follows. */
export interface NamedBy {
  readonly kind: EnrolmentCredential;
  /** ISO 3166. */
  readonly country: string;
}

/** Both names of a person; what is not asked for is empty. */
export interface NamesOf {
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  readonly enFamilyName: string;
  readonly enGivenName: string;
}

/**
 * Whether somebody is registered by the Chinese name: with an ID card, or a passport of China, Hong Kong, Macau or Taiwan.
 * Source: membership.md section 5.
 */
export const registeredInChinese = ({ kind, country }: NamedBy): boolean =>
  kind === 'identityCard' || (kind === 'passport' && chineseNamed.has(country));

/** Whether a Chinese name is asked for: by the name that is registered, or because everybody from there has one. */
export const asksChineseName = (by: NamedBy): boolean =>
  registeredInChinese(by) || chineseNamed.has(by.country);

/**
 * The name that somebody is registered by: the Chinese one, or surname and given name in letters with "/" between them; empty
 * while a part of it is. Source: membership.md section 5.
 */
export function registeredName(by: NamedBy, names: NamesOf): string {
  const chinese = registeredInChinese(by);
  const family = (chinese ? names.cnFamilyName : names.enFamilyName).trim();
  const given = (chinese ? names.cnGivenName : names.enGivenName).trim();
  return family === '' || given === '' ? '' : family + (chinese ? '' : '/') + given;
}

/** A membership number: 12 digits. Source: sandbox.md. */
export const membershipNumber = /^\d{12}$/;
