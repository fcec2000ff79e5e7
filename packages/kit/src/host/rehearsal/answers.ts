import type { Ask } from '../bridge/messages.ts';

/** User whom a rehearsed host says is signed in with it. */
export const rehearsedUser = { userId: 'U1', name: 'Zhang San' };

/** An answer as the host spells it. */
export function answerOf(action: Ask, good: boolean): unknown {
  if (action === 'userInfo') return good ? rehearsedUser : {};
  if (action === 'userStatus') return { signedIn: good };
  if (action === 'share') return { outcome: good ? 'shared' : 'dismissed' };
  return { taken: good };
}
