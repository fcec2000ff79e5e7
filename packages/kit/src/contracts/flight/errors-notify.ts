import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of people to notify. Our proposal: the documents show none. */
export const notifyErrors = [
  {
    code: 'notify.full',
    meaning: 'As many people as there may be',
    action: 'correct',
    messageKey: 'notify.full',
    calls: ['savePersonToNotify'],
  },
  {
    code: 'notify.known',
    meaning: 'Somebody with this phone is notified already',
    action: 'correct',
    messageKey: 'notify.known',
    calls: ['savePersonToNotify'],
  },
  {
    code: 'notify.gone',
    meaning: 'Nobody of this number is in the list any more',
    action: 'none',
    messageKey: 'notify.gone',
    calls: ['savePersonToNotify', 'removePersonToNotify'],
  },
] as const satisfies readonly ErrorEntry[];
