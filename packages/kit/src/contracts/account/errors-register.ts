import type { ErrorEntry } from '../errors-entry.ts';

const enrol = ['fastEnrollMember'];

/** Outcomes of a registration, and of the code by text message before it. Source: membership.md sections 4, 5 and 8. */
export const registerErrors = [
  {
    code: 'registration.idExists',
    meaning: 'Code -1 "ID already exists": a dialog, no toast',
    action: 'goTo:login',
    messageKey: 'register.exists.text',
    titleKey: 'register.exists.title',
    calls: enrol,
  },
  {
    code: 'registration.-5',
    meaning: 'resultCode -5: an error dialog',
    action: 'callHotline',
    messageKey: 'register.error.text',
    titleKey: 'register.error.title',
    calls: enrol,
  },
  {
    code: 'registration.wrongCode',
    meaning: 'Invalid verification code',
    action: 'correct',
    messageKey: 'validation.sms.code',
    calls: enrol,
  },
  {
    code: 'registration.-1',
    meaning: 'Any other Code -1: the server’s message as a toast',
    action: 'correct',
    messageKey: 'failures.refused.text',
    calls: enrol,
  },
  {
    code: 'registration.outcomeUnknown',
    meaning: 'No answer came: whether somebody is registered is found out before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    titleKey: 'register.unknown.title',
    calls: enrol,
  },
  {
    code: 'codes.notSent',
    meaning: 'Code 200 with another word than "success": no text message goes out, in the server’s words',
    action: 'wait',
    messageKey: 'failures.refused.text',
    calls: ['sendCodeBySMS'],
  },
] as const satisfies readonly ErrorEntry[];
