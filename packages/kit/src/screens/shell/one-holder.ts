import type { Client } from '../../client/client.ts';
import { toastStore } from '../../primitives/toast/store.ts';
import { forgetHandedOver } from '../../session/hand-over.ts';
import type { Session } from '../../session/session.ts';
import type { SignInOffer } from './sign-in-offer.ts';
import type { SpecialNotice } from './special-notice.ts';

/** Stores of a page that belong to its holder. */
interface Held {
  readonly session: Session;
  readonly signIn?: SignInOffer;
  readonly special?: SpecialNotice;
}

/** From now on what the page keeps belongs to who holds it: with another member it is empty, and what stood over the page goes. */
export function keepToHolder({ holder }: Pick<Client, 'holder'>, { session, signIn, special }: Held): void {
  let key = holder.key();
  session.belongTo(key);
  holder.subscribe(() => {
    if (holder.key() === key) return;
    key = holder.key();
    session.belongTo(key);
    forgetHandedOver(session);
    signIn?.close();
    special?.close();
    toastStore.clear();
  });
}
