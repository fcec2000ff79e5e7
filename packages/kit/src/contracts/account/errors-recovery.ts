import type { ErrorEntry } from '../errors-entry.ts';

const send = 'sendRecoveryCode';
const check = 'checkRecoveryCode';
const reset = 'resetForgottenPassword';

/** Errors and named outcomes of a forgotten password. Source: membership.md sections 4, 5 and 8. */
export const recoveryErrors = [
  {
    code: 'recovery.pageExpired',
    meaning: 'Code -1: page expired, shown for 2 s, then back to the start',
    action: 'goTo:findPassword',
    messageKey: 'recovery.expired',
    calls: [send, check],
  },
  {
    code: 'recovery.wrongCode',
    meaning: 'Invalid verification code',
    action: 'correct',
    messageKey: 'validation.sms.code',
    calls: [check],
  },
  {
    code: 'recovery.noMember',
    meaning: 'No member has this document or card number',
    action: 'correct',
    messageKey: 'recovery.refused.find',
    calls: ['findRecoveryMember'],
  },
  {
    code: 'recovery.nameMismatch',
    meaning: 'The name differs from the one on file',
    action: 'correct',
    messageKey: 'recovery.refused.name',
    calls: ['confirmRecoveryName'],
  },
  {
    code: 'recovery.noContact',
    meaning: 'Neither a phone nor an e-mail address is on file: call customer service',
    action: 'callHotline',
    messageKey: 'recovery.noContact',
    calls: ['findRecoveryMember'],
  },
  {
    code: 'recovery.outcomeUnknown',
    meaning: 'No answer came: what was done is found out before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: [send, check, reset],
  },
  {
    code: 'recovery.reloaded',
    meaning: 'A reload begins again at the start, as nothing personal is kept',
    action: 'goTo:findPassword',
    messageKey: 'recovery.reloaded',
  },
  {
    code: 'recovery.done',
    meaning: 'The password is set: back to the stored address, or to single sign-on',
    action: 'signIn',
    messageKey: 'recovery.done',
    calls: [reset],
  },
] as const satisfies readonly ErrorEntry[];
