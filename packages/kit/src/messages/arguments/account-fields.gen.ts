// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `account-fields`, by key. */
export interface AccountFields {
  'code': undefined;
  'code.placeholder': undefined;
  'code.send': undefined;
  'code.resend': undefined;
  'code.wait': { b: Tag; seconds: number };
  'code.sent': { minutes: number };
  'code.again': undefined;
  'code.unknown': undefined;
  'code.unsent': undefined;
  'password.show': undefined;
  'password.hide': undefined;
  'strength.weak': { b: Tag; next: string | number };
  'strength.medium': { b: Tag; next: string | number };
  'strength.strong': { b: Tag };
  'next.length': { min: number; max: number };
  'next.letters': undefined;
  'next.digits': undefined;
  'next.cases': undefined;
  'next.longer': undefined;
  'part.length': { min: number; max: number };
  'part.letters': undefined;
  'part.digits': undefined;
  'part.cases': undefined;
  'part.has': undefined;
  'part.lacks': undefined;
  'agree': { membership: Tag; privacy: Tag };
  'agree.field': undefined;
}
