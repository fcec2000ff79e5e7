import type { Session } from './session.ts';

/**
 * Key of something that one screen hands to the next.
 * - `chosenEnd` city that was chosen for an end of the search for flights
 * - `chosenWay` way on with a ticket that was just chosen, and whose page comes
 * - `newPassword` account whose password has just been changed, as it was typed to find it
 * - `readSearch` address that the search for flights has read
 * - `repurchaseQuery` search for a ticket that was bought a second time
 * - `registered` who has become a member here
 * - `passengerDocument` whose form a document belongs to
 * - `submittedClaim` claim that has just been taken in
 * - `pricedTicket` ticket whose fees are worked out, as it was looked for
 * - `registeredAddress` what the address of the success page carried, not looked at yet
 */
export type HandOverKey =
  | 'chosenEnd'
  | 'chosenWay'
  | 'newPassword'
  | 'passengerDocument'
  | 'pricedTicket'
  | 'readSearch'
  | 'repurchaseQuery'
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
