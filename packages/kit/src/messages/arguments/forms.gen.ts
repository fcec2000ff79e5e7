// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `forms`, by key. */
export interface Forms {
  'summary': { count: number };
  'summary.line': { field: string | number; text: string | number };
  'country': undefined;
  'enFamilyName': undefined;
  'enGivenName': undefined;
  'kind': undefined;
  'number': undefined;
  'expiry': undefined;
  'issuer': undefined;
  'optional': undefined;
  'birthday': undefined;
  'fromIdentity': undefined;
  'gender': undefined;
  'restored': undefined;
  'reloaded': undefined;
  'reloaded.text': undefined;
  'startOver': undefined;
  'refused.title': undefined;
  'unknown.title': undefined;
  'absent.title': undefined;
  'absent.text': undefined;
  'phone': undefined;
  'phone.code': undefined;
}
