import type { ErrorEntry } from '../errors-entry.ts';

const saving = [
  'addDocument',
  'changeDocument',
  'removeDocument',
  'saveMobile',
  'saveEmail',
  'saveLoginPassword',
  'savePointsPassword',
  'savePreferences',
];

/** Errors and named states of documents, contacts and passwords. Source: membership.md section 5; what the airline refuses is assumed. */
export const accountErrors = [
  {
    code: 'account.noDocument',
    meaning: 'No identity document is on file: add one',
    action: 'goTo:addDocument',
    messageKey: 'account.documents.empty',
    calls: ['memberAccount'],
  },
  {
    code: 'account.fixed',
    meaning: 'The information of a document cannot be changed after entry',
    action: 'none',
    messageKey: 'account.document.fixed',
  },
  {
    code: 'account.mobileOnce',
    meaning: 'The phone has been changed once: it cannot be changed again',
    action: 'callHotline',
    messageKey: 'account.mobile.changed',
    calls: ['saveMobile'],
  },
  {
    code: 'account.wrongCode',
    meaning: 'Invalid verification code',
    action: 'correct',
    messageKey: 'validation.sms.code',
    calls: ['saveMobile', 'saveEmail'],
  },
  {
    code: 'account.identityMismatch',
    meaning: 'The number is not the one of the main document',
    action: 'correct',
    messageKey: 'account.identity.refused',
    calls: ['checkIdentity'],
  },
  {
    code: 'account.proofMissing',
    meaning: 'The identity has not been proven, or too long ago',
    action: 'goTo:identityCheck',
    messageKey: 'account.identity.again',
    calls: ['saveMobile', 'savePointsPassword'],
  },
  {
    code: 'account.passwordMismatch',
    meaning: 'The old login password is wrong',
    action: 'correct',
    messageKey: 'account.password.oldWrong',
    calls: ['saveLoginPassword'],
  },
  {
    code: 'account.outcomeUnknown',
    meaning: 'No answer came: whether it has been saved is found out before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: saving,
  },
] as const satisfies readonly ErrorEntry[];
