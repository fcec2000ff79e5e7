// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { MessageArguments } from '../messages.gen.ts';
import type { Packs } from '../types.ts';

/** One lazy catalogue for each area. A key that this language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  'account': () => import('../ru/account.json'),
  'account-fields': () => import('../ru/account-fields.json'),
  'agreement': () => import('../ru/agreement.json'),
  'beneficiaries': () => import('../ru/beneficiaries.json'),
  'beneficiary-form': () => import('../ru/beneficiary-form.json'),
  'boarding-pass': () => import('../ru/boarding-pass.json'),
  'calculator': () => import('../ru/calculator.json'),
  'check-in': () => import('../ru/check-in.json'),
  'companions': () => import('../ru/companions.json'),
  'failures': () => import('../ru/failures.json'),
  'forms': () => import('../ru/forms.json'),
  'home': () => import('../ru/home.json'),
  'mine': () => import('../ru/mine.json'),
  'outcome': () => import('../ru/outcome.json'),
  'pinyin': () => import('../ru/pinyin.json'),
  'place-index': () => import('../ru/place-index.json'),
  'places': () => import('../ru/places.json'),
  'points': () => import('../ru/points.json'),
  'recovery': () => import('../ru/recovery.json'),
  'register': () => import('../ru/register.json'),
  'retro': () => import('../ru/retro.json'),
  'saved-people': () => import('../ru/saved-people.json'),
  'seat-choice': () => import('../ru/seat-choice.json'),
  'seat-orders': () => import('../ru/seat-orders.json'),
  'seats': () => import('../ru/seats.json'),
  'shell': () => import('../ru/shell.json'),
  'sign-in': () => import('../ru/sign-in.json'),
  'test': () => import('../ru/test.json'),
  'tier-progress': () => import('../ru/tier-progress.json'),
  'tiers': () => import('../ru/tiers.json'),
  'travel-information': () => import('../ru/travel-information.json'),
  'validation': () => import('../ru/validation.json'),
};
