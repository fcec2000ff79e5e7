import {
  asTyped,
  documentNumberAttributes,
  lettersAttributes,
  type FieldAttributes,
} from '../form-fields/attributes.ts';

/** Several passengers one after the other: autofill keeps them apart from the reader. */
export const section = 'section-passenger';

const inLetters = { ...asTyped, lang: 'en', autoCapitalize: 'words' } as const;

/**
 * Each field's attributes. The address abroad is nobody's own, so nothing is offered there.
 * Source: HTML Standard, autofill; quality bar "right keyboard and autofill".
 */
export const fieldAttributes = {
  enFamilyName: lettersAttributes('family', section),
  enGivenName: lettersAttributes('given', section),
  birthday: { autoComplete: `${section} bday` },
  number: documentNumberAttributes,
  expiry: { autoComplete: 'off' },
  province: { ...inLetters, autoComplete: `${section} address-level1` },
  city: { ...inLetters, autoComplete: `${section} address-level2` },
  street: { ...inLetters, autoComplete: `${section} street-address` },
  postcode: {
    ...asTyped,
    autoCapitalize: 'characters',
    inputMode: 'text',
    autoComplete: `${section} postal-code`,
  },
  destination: { ...inLetters, autoComplete: 'off' },
  email: {
    ...asTyped,
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoComplete: `${section} email`,
  },
} as const satisfies Record<string, FieldAttributes & { type?: 'email' }>;
