// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { MessageArguments } from '../messages.gen.ts';
import type { Packs } from '../types.ts';

/** One lazy catalogue for each area. A key that this language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  'account': () => import('../zh/account.json'),
  'account-fields': () => import('../zh/account-fields.json'),
  'agreement': () => import('../zh/agreement.json'),
  'beneficiaries': () => import('../zh/beneficiaries.json'),
  'beneficiary-form': () => import('../zh/beneficiary-form.json'),
  'boarding-pass': () => import('../zh/boarding-pass.json'),
  'calculator': () => import('../zh/calculator.json'),
  'check-in': () => import('../zh/check-in.json'),
  'companions': () => import('../zh/companions.json'),
  'failures': () => import('../zh/failures.json'),
  'forms': () => import('../zh/forms.json'),
  'home': () => import('../zh/home.json'),
  'mine': () => import('../zh/mine.json'),
  'outcome': () => import('../zh/outcome.json'),
  'pinyin': () => import('../zh/pinyin.json'),
  'place-index': () => import('../zh/place-index.json'),
  'places': () => import('../zh/places.json'),
  'points': () => import('../zh/points.json'),
  'recovery': () => import('../zh/recovery.json'),
  'register': () => import('../zh/register.json'),
  'retro': () => import('../zh/retro.json'),
  'saved-people': () => import('../zh/saved-people.json'),
  'seat-choice': () => import('../zh/seat-choice.json'),
  'seat-orders': () => import('../zh/seat-orders.json'),
  'seats': () => import('../zh/seats.json'),
  'shell': () => import('../zh/shell.json'),
  'sign-in': () => import('../zh/sign-in.json'),
  'test': () => import('../zh/test.json'),
  'tier-progress': () => import('../zh/tier-progress.json'),
  'tiers': () => import('../zh/tiers.json'),
  'travel-information': () => import('../zh/travel-information.json'),
  'validation': () => import('../zh/validation.json'),
};
