import { handedOver, handOver } from '../../session/hand-over.ts';
import type { Session } from '../../session/session.ts';
import type { FindTyped } from '../../validators/account/recovery.ts';
import { memberAccount } from '../../validators/account/sign-in.ts';

/** Gives the sign-in the account whose password has just been changed: the number by which it was found. */
export function handOverAccount(session: Session, { way, card, number }: FindTyped): void {
  const account = memberAccount(way === 'card' ? card : number);
  handOver(session, 'newPassword', account.ok ? account.value : '');
}

/** Account whose password has just been changed here, empty where its number is not known; undefined where none was. */
export function changedAccount(session: Session): string | undefined {
  const account = handedOver(session, 'newPassword');
  return typeof account === 'string' ? account : undefined;
}

/** Forgets it: it is told once. */
export const forgetChangedAccount = (session: Session): void => handOver(session, 'newPassword', undefined);
