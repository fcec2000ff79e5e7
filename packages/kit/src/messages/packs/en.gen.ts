// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { MessageArguments } from '../messages.gen.ts';
import type { Packs } from '../types.ts';

/** One lazy catalogue for each area. A key that this language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  'account': () => import('../en/account.json'),
  'account-fields': () => import('../en/account-fields.json'),
  'agreement': () => import('../en/agreement.json'),
  'beneficiaries': () => import('../en/beneficiaries.json'),
  'beneficiary-form': () => import('../en/beneficiary-form.json'),
  'boarding-pass': () => import('../en/boarding-pass.json'),
  'calculator': () => import('../en/calculator.json'),
  'check-in': () => import('../en/check-in.json'),
  'companions': () => import('../en/companions.json'),
  'failures': () => import('../en/failures.json'),
  'forms': () => import('../en/forms.json'),
  'home': () => import('../en/home.json'),
  'mine': () => import('../en/mine.json'),
  'outcome': () => import('../en/outcome.json'),
  'pinyin': () => import('../en/pinyin.json'),
  'place-index': () => import('../en/place-index.json'),
  'places': () => import('../en/places.json'),
  'points': () => import('../en/points.json'),
  'recovery': () => import('../en/recovery.json'),
  'register': () => import('../en/register.json'),
  'retro': () => import('../en/retro.json'),
  'saved-people': () => import('../en/saved-people.json'),
  'seat-choice': () => import('../en/seat-choice.json'),
  'seat-orders': () => import('../en/seat-orders.json'),
  'seats': () => import('../en/seats.json'),
  'shell': () => import('../en/shell.json'),
  'sign-in': () => import('../en/sign-in.json'),
  'test': () => import('../en/test.json'),
  'tier-progress': () => import('../en/tier-progress.json'),
  'tiers': () => import('../en/tiers.json'),
  'travel-information': () => import('../en/travel-information.json'),
  'validation': () => import('../en/validation.json'),
};
