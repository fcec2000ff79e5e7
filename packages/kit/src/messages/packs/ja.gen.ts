// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { MessageArguments } from '../messages.gen.ts';
import type { Packs } from '../types.ts';

/** One lazy catalogue for each area. A key that this language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  'account': () => import('../ja/account.json'),
  'account-fields': () => import('../ja/account-fields.json'),
  'agreement': () => import('../ja/agreement.json'),
  'beneficiaries': () => import('../ja/beneficiaries.json'),
  'beneficiary-form': () => import('../ja/beneficiary-form.json'),
  'boarding-pass': () => import('../ja/boarding-pass.json'),
  'calculator': () => import('../ja/calculator.json'),
  'check-in': () => import('../ja/check-in.json'),
  'companions': () => import('../ja/companions.json'),
  'failures': () => import('../ja/failures.json'),
  'forms': () => import('../ja/forms.json'),
  'home': () => import('../ja/home.json'),
  'mine': () => import('../ja/mine.json'),
  'outcome': () => import('../ja/outcome.json'),
  'pinyin': () => import('../ja/pinyin.json'),
  'place-index': () => import('../ja/place-index.json'),
  'places': () => import('../ja/places.json'),
  'points': () => import('../ja/points.json'),
  'recovery': () => import('../ja/recovery.json'),
  'register': () => import('../ja/register.json'),
  'retro': () => import('../ja/retro.json'),
  'saved-people': () => import('../ja/saved-people.json'),
  'seat-choice': () => import('../ja/seat-choice.json'),
  'seat-orders': () => import('../ja/seat-orders.json'),
  'seats': () => import('../ja/seats.json'),
  'shell': () => import('../ja/shell.json'),
  'sign-in': () => import('../ja/sign-in.json'),
  'test': () => import('../ja/test.json'),
  'tier-progress': () => import('../ja/tier-progress.json'),
  'tiers': () => import('../ja/tiers.json'),
  'travel-information': () => import('../ja/travel-information.json'),
  'validation': () => import('../ja/validation.json'),
};
