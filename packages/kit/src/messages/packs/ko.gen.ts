// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { MessageArguments } from '../messages.gen.ts';
import type { Packs } from '../types.ts';

/** One lazy catalogue for each area. A key that this language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  'account': () => import('../ko/account.json'),
  'account-fields': () => import('../ko/account-fields.json'),
  'agreement': () => import('../ko/agreement.json'),
  'beneficiaries': () => import('../ko/beneficiaries.json'),
  'beneficiary-form': () => import('../ko/beneficiary-form.json'),
  'boarding-pass': () => import('../ko/boarding-pass.json'),
  'calculator': () => import('../ko/calculator.json'),
  'check-in': () => import('../ko/check-in.json'),
  'companions': () => import('../ko/companions.json'),
  'failures': () => import('../ko/failures.json'),
  'forms': () => import('../ko/forms.json'),
  'home': () => import('../ko/home.json'),
  'mine': () => import('../ko/mine.json'),
  'outcome': () => import('../ko/outcome.json'),
  'pinyin': () => import('../ko/pinyin.json'),
  'place-index': () => import('../ko/place-index.json'),
  'places': () => import('../ko/places.json'),
  'points': () => import('../ko/points.json'),
  'recovery': () => import('../ko/recovery.json'),
  'register': () => import('../ko/register.json'),
  'retro': () => import('../ko/retro.json'),
  'saved-people': () => import('../ko/saved-people.json'),
  'seat-choice': () => import('../ko/seat-choice.json'),
  'seat-orders': () => import('../ko/seat-orders.json'),
  'seats': () => import('../ko/seats.json'),
  'shell': () => import('../ko/shell.json'),
  'sign-in': () => import('../ko/sign-in.json'),
  'test': () => import('../ko/test.json'),
  'tier-progress': () => import('../ko/tier-progress.json'),
  'tiers': () => import('../ko/tiers.json'),
  'travel-information': () => import('../ko/travel-information.json'),
  'validation': () => import('../ko/validation.json'),
};
