import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { assume } from './assumed.ts';

/** Purposes of a code by text message. */
export const codePurposes = [
  'register',
  'login',
  'recovery',
  'phone',
  'email',
  'password',
  'booking',
  'repurchase',
  'agentRefund',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Said with Code 200 when the message is on its way. Source: membership.md section 8. */
const sentWord = /^success$/i;

/** Another word than "success" beside Code 200 says why no message goes out. */
export const sendCodeBySMS = defineCall({
  name: 'sendCodeBySMS',
  area: 'account',
  path: '/api/memberApi/authentication/sendCodeBySMS',
  member: false,
  write: true,
  onlyCode200: true,
  summary: 'Sends a code by text message.',
  request: assume(
    z.object({
      purpose: z.enum(codePurposes),
      /** Calling code without plus: `86`. */
      countryCode: z.string().check(z.regex(/^\d{1,4}$/)),
      /** The number as it is dialled at home. */
      mobile: z.string().check(z.regex(/^\d{4,14}$/)),
    }),
  ),
  response: z.pipe(
    z.object({ Msg: z.string() }),
    z.transform(({ Msg }: { Msg: string }) => ({ sent: sentWord.test(Msg), message: Msg })),
  ),
});
