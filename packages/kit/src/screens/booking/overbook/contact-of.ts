import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { shownName } from '../../../rules/member.ts';
import {
  typedOfSavedContact,
  type SavedContactTyped,
} from '../../../validators/saved-people/saved-contact.ts';

/**
 * A traveller as the contact of the order.
 * @param now keeps what is not known of them
 */
export function contactOf(
  passenger: SavedPassenger,
  locale: string,
  now: SavedContactTyped,
): SavedContactTyped {
  const { paxName, mobile, email } = passenger;
  const { name } = shownName(passenger, locale, paxName);
  return mobile === undefined
    ? { ...now, name, email: email ?? now.email }
    : typedOfSavedContact({ id: passenger.id, name, phone: mobile, email: email ?? now.email });
}
