// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `sign-in`, by key. */
export interface SignIn {
  'title': undefined;
  'heading': undefined;
  'returnTo': { b: Tag; place: string | number };
  'close': undefined;
  'ways': undefined;
  'password': undefined;
  'code': undefined;
  'account': undefined;
  'account.hint': undefined;
  'passwordField': undefined;
  'forgot': undefined;
  'phone': undefined;
  'code.hint': undefined;
  'noMessage': undefined;
  'noMessage.title': undefined;
  'noMessage.1': undefined;
  'noMessage.2': undefined;
  'noMessage.3': undefined;
  'noMessage.4': { hotline: string | number };
  'noMessage.close': undefined;
  'remember': { days: number };
  'submit': undefined;
  'notMember': { register: Tag };
  'agree': { membership: Tag; privacy: Tag };
  'hotline': { hotline: string | number };
  'lost.title': undefined;
  'lost.text': undefined;
  'refusedTitle.LGN01': undefined;
  'refused.LGN01': undefined;
  'refusedTitle.LGN02': undefined;
  'refused.LGN02': undefined;
  'refusedTitle.LGN03': undefined;
  'refused.LGN03': undefined;
  'refusedTitle.LGN04': undefined;
  'refused.LGN04': undefined;
  'refusedTitle.LGN05': undefined;
  'refused.LGN05': undefined;
  'recover': undefined;
  'codeRefused': undefined;
  'place.bill': undefined;
  'place.beneficiaries': undefined;
  'place.settings': undefined;
  'place.page': undefined;
  'changed.title': undefined;
  'changed.text': undefined;
  'changed.plain': undefined;
}
