import type { RequestFailure } from '../../../client/failure.ts';
import type { VerifiedOffer } from '../../../contracts/booking/verify-offer.ts';

/** State of a choice since it was offered. */
export type Choosing =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'failed'; readonly failure: RequestFailure }
  | { readonly state: 'answered'; readonly answer: VerifiedOffer };

/**
 * Whether the prices have to be asked for anew.
 * @param expired their time is over
 */
export function isOver(choosing: Choosing, expired: boolean): boolean {
  if (choosing.state !== 'answered') return expired && choosing.state === 'idle';
  const { state, was, is } = choosing.answer;
  // A change without its figures tells nothing to agree to.
  return state === 'expired' || (state === 'changed' && !(was && is));
}
