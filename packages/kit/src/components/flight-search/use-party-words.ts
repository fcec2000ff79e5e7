import { useMessages } from '../../messages/provider.tsx';
import { passengerKinds } from '../../rules/booking/party.ts';
import type { SearchDraft } from '../../rules/booking/search-address.ts';

/** The travellers and their cabin, in words; a kind of which there is none is left out. */
export function usePartyWords(draft: SearchDraft): { party: string; cabin: string } {
  const t = useMessages('flight-search');
  const counted = passengerKinds.filter((kind) => draft[kind] > 0);
  return {
    party: counted.map((kind) => t(`party.${kind}`, { count: draft[kind] })).join(' '),
    cabin: t(draft.cabin ? `cabin.${draft.cabin}` : 'cabin.any'),
  };
}
