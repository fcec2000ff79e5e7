import * as z from 'zod/mini';
import { recoverySteps } from '../../rules/recovery/recovery.ts';
import { defineCall } from '../call.ts';
import { codeSent } from '../code-sent.ts';
import { assume } from '../assumed.ts';
import { optional } from '../reading.ts';

/** The requests are not shown: their fields follow the documented state. */
const recovery = { area: 'account', member: false } as const;
const path = (name: string) => `/api/memberApi/member/password/${name}`;

const text = optional(z.string());

export const findRecoveryMember = defineCall({
  ...recovery,
  name: 'findRecoveryMember',
  path: path('validateResetQueryPwdUser'),
  summary: 'Finds the member who has forgotten the password, by a document or by the card number.',
  request: assume(
    z.object({
      /** Wire name of the document’s kind. */
      idType: text,
      idNo: text,
      /** 12 digits; in place of the document. */
      memberCardNo: text,
    }),
  ),
  response: z.object({
    cnfamilyname: z.string(),
    /** With its first character hidden: `*国`. */
    cngivenName: z.string(),
    /** Calling code of the phone: `86`. */
    sendcountrycode: text,
    /** Stands for this recovery from here on. */
    validatetoken: z.string(),
    /** Masked, and left out where there is none. */
    email: text,
    mobileNumber: text,
  }),
});
export type RecoveryMember = z.output<(typeof findRecoveryMember)['response']>;

export const confirmRecoveryName = defineCall({
  ...recovery,
  name: 'confirmRecoveryName',
  path: path('getCaptchaValidateName'),
  onlyCode200: true,
  summary: 'Compares the whole name with the one on file.',
  request: assume(z.object({ validatetoken: z.string(), firstName: z.string(), secName: z.string() })),
  response: z.object({}),
});

/** Where a code goes: to what is on file, by its kind alone, or to a new phone or address. */
const account = {
  validatetoken: z.string(),
  accountOfSendCode: z.enum(['mobile', 'email']),
  /** Of a new phone: `86`. */
  countryCode: text,
  newPhone: text,
  newEmail: text,
};

export const sendRecoveryCode = defineCall({
  ...recovery,
  name: 'sendRecoveryCode',
  path: path('getCaptchaForget'),
  write: true,
  onlyCode200: true,
  onlyMessage: codeSent,
  summary: 'Sends a code to the phone or the e-mail address. Code -1 is an expired page.',
  request: assume(z.object(account)),
  /** That the code was sent, in words. */
  response: z.object({ Msg: text }),
});
export type RecoveryAccount = Omit<z.input<(typeof sendRecoveryCode)['request']>, 'validatetoken'>;

export const checkRecoveryCode = defineCall({
  ...recovery,
  name: 'checkRecoveryCode',
  path: path('checkCaptchaForget'),
  write: true,
  summary: 'Compares the code. The answer is the text true; anything else is a wrong code.',
  request: assume(z.object({ ...account, sendCode: z.string() })),
  /** Whether the code was right. */
  response: z.pipe(
    z.union([z.string(), z.boolean()]),
    z.transform((answer: string | boolean): boolean => String(answer) === 'true'),
  ),
});

export const resetForgottenPassword = defineCall({
  ...recovery,
  name: 'resetForgottenPassword',
  path: path('resetQueryPwdForget'),
  write: true,
  onlyCode200: true,
  onlyMessage: /^success$/i,
  summary: 'Sets the new login password.',
  request: assume(
    z.object({ validatetoken: z.string(), newPassword: z.string(), confirmNewPassword: z.string() }),
  ),
  response: z.object({}),
});

export const recoveryProgress = defineCall({
  ...recovery,
  name: 'recoveryProgress',
  path: '/api/account/recoveryProgress',
  source: 'assumed',
  summary: 'How far a recovery has come, for an answer that did not arrive.',
  request: z.object({ validatetoken: z.string() }),
  response: z.object({
    /** The step that is to be done next; `done` once the password is set. */
    step: z.enum([...recoverySteps, 'done']),
    /** How many codes have been sent. */
    codes: z.int().check(z.nonnegative()),
  }),
});
export type RecoveryProgress = z.output<(typeof recoveryProgress)['response']>;
