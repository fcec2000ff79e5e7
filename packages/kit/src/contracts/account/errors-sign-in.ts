import type { ErrorEntry } from '../errors-entry.ts';

const byPassword = ['loginByPassword'];
const byCode = ['loginByCode'];

/** Errors that keep somebody from signing in. Assumed: the documents leave it to the single sign-on. */
export const signInErrors = [
  {
    code: 'signIn.mismatch',
    meaning: 'No member has this number with this password',
    action: 'correct',
    messageKey: 'sign-in.refused.LGN01',
    titleKey: 'sign-in.refusedTitle.LGN01',
    calls: byPassword,
  },
  {
    code: 'signIn.lastTry',
    meaning: 'The same, and the next wrong password locks the account',
    action: 'goTo:findPassword',
    messageKey: 'sign-in.refused.LGN02',
    titleKey: 'sign-in.refusedTitle.LGN02',
    calls: byPassword,
  },
  {
    code: 'signIn.locked',
    meaning: 'Too many wrong passwords: locked for a while',
    action: 'wait',
    messageKey: 'sign-in.refused.LGN03',
    titleKey: 'sign-in.refusedTitle.LGN03',
    calls: byPassword,
  },
  {
    code: 'signIn.codeWrong',
    meaning: 'Invalid verification code',
    action: 'correct',
    messageKey: 'sign-in.refused.LGN04',
    titleKey: 'sign-in.refusedTitle.LGN04',
    calls: byCode,
  },
  {
    code: 'signIn.codeExpired',
    meaning: 'The code has expired, ask for a new one',
    action: 'correct',
    messageKey: 'sign-in.refused.LGN05',
    titleKey: 'sign-in.refusedTitle.LGN05',
    calls: byCode,
  },
] as const satisfies readonly ErrorEntry[];
