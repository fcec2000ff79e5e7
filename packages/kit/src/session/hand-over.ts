import type { Session } from './session.ts';

/**
 * Key of something that one screen hands to the next.
 * - `newPassword` account whose password has just been changed, as it was typed to find it
 * - `registered` who has become a member here
 * - `passengerDocument` whose form a document belongs to
 * - `place` which place a screen asks for, and what was chosen
 * - `submittedClaim` claim that has just been taken in
 * - `registeredAddress` what the address of the success page carried, not looked at yet
 */
export type HandOverKey =
  | 'newPassword'
  | 'passengerDocument'
  | 'place'
  | 'registered'
  | 'registeredAddress'
  | 'submittedClaim';

const handed = new WeakMap<Session, Map<HandOverKey, unknown>>();

/** Gives something to the screen that comes next: in memory, as an address would be seen and kept. */
export function handOver(session: Session, what: HandOverKey, value: unknown): void {
  const known = handed.get(session) ?? new Map<HandOverKey, unknown>();
  handed.set(session, known.set(what, value));
}

/** Forgets all that was given: somebody else comes next. */
export const forgetHandedOver = (session: Session): void => void handed.delete(session);

/** Reads what was given; it stays for as long as the page does. The reader checks what it is. */
export const handedOver = (session: Session, what: HandOverKey): unknown => handed.get(session)?.get(what);
