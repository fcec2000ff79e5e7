/** Kinds of text that name a person, or let somebody act as one. The mark in a redacted text is the kind in brackets. */
export type PersonalKind =
  | 'address'
  | 'bankCard'
  | 'birthCertificate'
  | 'birthday'
  | 'boardingPass'
  | 'booking'
  | 'code'
  | 'cookie'
  | 'coordinates'
  | 'document'
  | 'email'
  | 'encoded'
  | 'identity'
  | 'ip'
  | 'masked'
  | 'memberCard'
  | 'name'
  | 'number'
  | 'order'
  | 'passport'
  | 'permit'
  | 'phone'
  | 'plate'
  | 'query'
  | 'residence'
  | 'seat'
  | 'ticket'
  | 'token';

/** One way in which something personal is written. */
export interface PersonalPattern {
  readonly kind: PersonalKind;
  /** Global. Every repetition is bounded, or never tried twice at the same place: time grows with the text alone. */
  readonly find: RegExp;
  /** Text in place of a match: `$1` is the label before it, which stays. */
  readonly mark: string;
}

/** Pattern whose whole match is personal. */
export const whole = (kind: PersonalKind, find: RegExp): PersonalPattern => ({
  kind,
  find,
  mark: `[${kind}]`,
});

/** Pattern whose match is personal after its first group. */
export const after = (kind: PersonalKind, find: RegExp): PersonalPattern => ({
  kind,
  find,
  mark: `$1[${kind}]`,
});
