/** What names a person, or lets somebody act in a person's name. The mark in a redacted text is the kind in brackets. */
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
  /** What a match becomes: `$1` is the label before it, which stays. */
  readonly mark: string;
}

/** What is personal as a whole. */
export const whole = (kind: PersonalKind, find: RegExp): PersonalPattern => ({
  kind,
  find,
  mark: `[${kind}]`,
});

/** What is personal after the first group of the pattern. */
export const after = (kind: PersonalKind, find: RegExp): PersonalPattern => ({
  kind,
  find,
  mark: `$1[${kind}]`,
});
