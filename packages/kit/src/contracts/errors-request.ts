import type { ErrorEntry } from './errors-entry.ts';

/** Errors of any request and of any lazy screen. Source: membership.md sections 7 and 8, decisions 7 to 12. */
export const requestErrors = [
  {
    code: 'request.network',
    meaning: 'Nothing arrived: "System error, please try again later", 2 s',
    action: 'retry',
    messageKey: 'failures.network.text',
    titleKey: 'failures.network.title',
  },
  {
    code: 'request.timeout',
    meaning: 'No answer within 60 s, or 100 s for an upload',
    action: 'retry',
    messageKey: 'failures.timeout.text',
    titleKey: 'failures.timeout.title',
  },
  {
    code: 'request.aborted',
    meaning: 'The person left before the answer came',
    action: 'none',
    messageKey: 'failures.aborted.text',
    titleKey: 'failures.aborted.title',
  },
  {
    code: 'request.unauthorised',
    meaning: 'Code 401 or HTTP 401: not signed in',
    action: 'signIn',
    messageKey: 'failures.unauthorised.text',
    titleKey: 'failures.unauthorised.title',
  },
  {
    code: 'request.sessionExpired',
    meaning: 'resultCode -998: the session has ended',
    action: 'signIn',
    messageKey: 'failures.unauthorised.text',
    titleKey: 'failures.unauthorised.title',
  },
  {
    code: 'request.otherMember',
    meaning: 'Code 40901: the token belongs to somebody else than the page was built for; nothing was done',
    action: 'signIn',
    messageKey: 'failures.otherMember.text',
    titleKey: 'failures.otherMember.title',
  },
  {
    code: 'request.conflict',
    meaning:
      'Code 40902: the transactionId, or the id of a booking, was sent before with another payload; this one was not carried out',
    action: 'retry',
    messageKey: 'failures.conflict.text',
    titleKey: 'failures.conflict.title',
  },
  {
    code: 'request.special',
    meaning: 'Code 40500: the host’s handler, by default the server’s message in a dialog',
    action: 'none',
    messageKey: 'failures.special.text',
    titleKey: 'failures.special.title',
  },
  {
    code: 'request.refused',
    meaning: 'Any other Code than 200, or resultCode than 0 and 200: the server’s message as a toast',
    action: 'correct',
    messageKey: 'failures.refused.text',
    titleKey: 'failures.refused.title',
  },
  {
    code: 'request.unexpected',
    meaning: 'An answer that cannot be read or does not fit its contract',
    action: 'retry',
    messageKey: 'failures.unexpected.text',
    titleKey: 'failures.unexpected.title',
  },
  {
    code: 'chunk.timeout',
    meaning: 'A lazy screen did not load within 120 s',
    action: 'retry',
    messageKey: 'shell.chunk.timeout',
    titleKey: 'shell.chunk.title',
  },
  {
    code: 'chunk.missing',
    meaning: 'A lazy screen’s file is missing or broken',
    action: 'retry',
    messageKey: 'shell.chunk.missing',
    titleKey: 'shell.chunk.title',
  },
] as const satisfies readonly ErrorEntry[];
