import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { useLocale } from '../../../messages/provider.tsx';
import { shownName } from '../../../rules/member.ts';

/** Name of a passenger, as it is shown in the language of the page. */
export function usePassengerName(): (of: { readonly passenger: SavedPassenger }) => string {
  const locale = useLocale();
  return ({ passenger }) => shownName(passenger, locale, passenger.paxName).name;
}
