import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import type { ErrorCode } from '../errors.ts';

/** The airline's refusals of a sign-in: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const signInRefusals = {
  LGN01: 'signIn.mismatch',
  LGN02: 'signIn.lastTry',
  LGN03: 'signIn.locked',
  LGN04: 'signIn.codeWrong',
  LGN05: 'signIn.codeExpired',
} as const satisfies Record<string, ErrorCode>;
export type SignInRefusal = keyof typeof signInRefusals;

/** The refusal of a code; undefined for a code that the sign-in does not know. */
export const signInRefusalOf = (code: string): SignInRefusal | undefined =>
  Object.hasOwn(signInRefusals, code) ? (code as SignInRefusal) : undefined;

/** The token that the host keeps under its alias. */
const signedIn = z.object({ token: z.string().check(z.minLength(1)) });

export const loginByPassword = defineCall({
  name: 'loginByPassword',
  area: 'account',
  path: '/api/account/loginByPassword',
  source: 'assumed',
  member: false,
  write: true,
  summary: 'Signs in with a password.',
  request: z.object({
    /** Membership number, mobile number, or number of a document on file. */
    account: z.string(),
    password: z.string(),
  }),
  response: signedIn,
});

export const loginByCode = defineCall({
  name: 'loginByCode',
  area: 'account',
  path: '/api/account/loginByCode',
  source: 'assumed',
  member: false,
  write: true,
  summary: 'Signs in with a code sent by text message.',
  request: z.object({
    /** Calling code without plus: `86`. */
    countryCode: z.string(),
    /** The number as it is dialled at home. */
    mobile: z.string(),
    code: z.string(),
  }),
  response: signedIn,
});
