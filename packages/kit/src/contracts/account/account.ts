import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { assume, assumeEach } from '../assumed.ts';
import { optional } from '../reading.ts';

const user = z.object({
  userId: z.string(),
  /** Membership number, 12 digits. */
  ffpNo: assume(optional(z.string())),
  ...assumeEach({
    cnFamilyName: optional(z.string()),
    cnGivenName: optional(z.string()),
    enFamilyName: optional(z.string()),
    enGivenName: optional(z.string()),
  }),
});
export type User = z.output<typeof user>;

export const getUserInfo = defineCall({
  name: 'getUserInfo',
  area: 'account',
  path: '/api/user/getUserInfo',
  body: 'query',
  summary: 'The signed-in member.',
  request: z.object({ language: z.string(), region: z.string() }),
  response: user,
});

/** 0 success; 1 nothing happens; 2, 3, 4 failure. */
export const bindResultCodes = ['0', '1', '2', '3', '4'] as const;

export const bindAndLogin = defineCall({
  name: 'bindAndLogin',
  area: 'account',
  path: '/api/sso/login/nolandfall/bindAndLogin',
  member: false,
  write: true,
  summary: 'Binds a partner channel’s sign-in to a member.',
  request: z.object({ message: z.string(), salesChannel: z.string(), unLogin: optional(z.string()) }),
  response: z.object({
    resultCode: z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((code: string | number): string => String(code)),
    ),
    resultContent: optional(z.object({ token: optional(z.string()) })),
  }),
});

export const searchUser = defineCall({
  name: 'searchUser',
  area: 'account',
  path: '/member/auth/searchUser',
  member: false,
  summary: 'Owner of the account that a partner hands over, before it is agreed to.',
  request: assume(z.object({ message: z.string(), salesChannel: z.string() })),
  /** The name is masked by the airline, and missing where the hand-over stands for nobody. */
  response: assume(z.object({ name: optional(z.string()) })),
});

export const signOut = defineCall({
  name: 'signOut',
  area: 'account',
  path: '/api/account/signOut',
  source: 'assumed',
  write: true,
  summary: 'Ends the session of the token.',
  request: z.object({}),
  response: z.object({}),
});
