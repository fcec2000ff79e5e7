import type { ComponentProps } from 'react';
import type { BeneficiaryCredential } from '../../rules/credentials.ts';

/** The keyboard, the autofill and the corrections that fit a field. */
export type FieldAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint' | 'lang'
>;

/** A beneficiary is somebody else: autofill keeps this person apart from the reader. */
const section = 'section-beneficiary';

const name = { spellCheck: false, autoCorrect: 'off', enterKeyHint: 'next' } as const;

/** Letters and digits in capitals, and nothing that a browser should remember or mend. */
const number = {
  ...name,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  inputMode: 'text',
} as const;

/**
 * Each field's attributes. An ID number ends with X now and then, so its keyboard has letters.
 * Source: HTML Standard, autofill; quality bar "right keyboard and autofill".
 */
export const fieldAttributes = {
  country: { autoComplete: `${section} country` },
  cnFamilyName: { ...name, lang: 'zh', autoComplete: `${section} family-name` },
  cnGivenName: { ...name, lang: 'zh', autoComplete: `${section} given-name` },
  enFamilyName: { ...name, lang: 'en', autoCapitalize: 'characters', autoComplete: `${section} family-name` },
  enGivenName: { ...name, lang: 'en', autoCapitalize: 'characters', autoComplete: `${section} given-name` },
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
