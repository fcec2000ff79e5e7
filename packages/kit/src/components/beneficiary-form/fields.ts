import type { BeneficiaryCredential } from '../../rules/credentials.ts';
import {
  asTyped,
  documentNumberAttributes as number,
  type FieldAttributes,
} from '../form-fields/attributes.ts';

/** A beneficiary is somebody else: autofill keeps this person apart from the reader. */
export const section = 'section-beneficiary';

/**
 * Each field's attributes.
 * Source: HTML Standard, autofill; quality bar "right keyboard and autofill".
 */
export const fieldAttributes = {
  country: { autoComplete: `${section} country` },
  cnFamilyName: { ...asTyped, lang: 'zh', autoComplete: `${section} family-name` },
  cnGivenName: { ...asTyped, lang: 'zh', autoComplete: `${section} given-name` },
  birthday: { autoComplete: `${section} bday` },
  relation: { autoComplete: 'off' },
  expiry: { autoComplete: 'off' },
} as const satisfies Record<string, FieldAttributes>;

/** The attributes of a document's number. */
export const numberAttributes: Readonly<Record<BeneficiaryCredential, FieldAttributes>> = {
  identityCard: number,
  passport: number,
  entryPermit: number,
  // Its serial begins with the service's character.
  officerCard: { ...number, autoCapitalize: 'none' },
  other: number,
};
