import type { ComponentProps } from 'react';

/** The keyboard, the autofill and the corrections that fit a field. */
export type FieldAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint' | 'lang'
>;

/** Attributes of a text that a browser should neither mend nor take for words. */
export const asTyped = { spellCheck: false, autoCorrect: 'off', enterKeyHint: 'next' } as const;

/** A document's number: letters and digits in capitals, which nothing should remember. It ends with X now and then, so its keyboard has letters. */
export const documentNumberAttributes = {
  ...asTyped,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  inputMode: 'text',
} as const satisfies FieldAttributes;

/** Part of a name in letters, as the passport has it. `section` keeps one person's autofill apart from another's. */
export const lettersAttributes = (part: 'family' | 'given', section: string) =>
  ({
    ...asTyped,
    lang: 'en',
    autoCapitalize: 'characters',
    autoComplete: `${section} ${part}-name`,
  }) as const satisfies FieldAttributes;

/** An email address. `section` keeps one person's autofill apart from another's. */
export const emailAttributes = (section: string) =>
  ({
    ...asTyped,
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoComplete: `${section} email`,
  }) as const satisfies FieldAttributes & { readonly type: 'email' };
