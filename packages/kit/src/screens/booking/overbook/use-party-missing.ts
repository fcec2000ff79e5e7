import { usePartyWords } from '../../../components/fare-families/use-party-words.ts';
import type { Party } from '../../../rules/booking/party.ts';
import { partyOf } from '../../../rules/booking/travellers.ts';
import type { Candidate } from './booked-party.ts';

/** Words for who is still missing: one adult and two children. */
export function usePartyMissing(): (party: Party, chosen: readonly Candidate[]) => string {
  const words = usePartyWords();
  return (party, chosen) => {
    const has = partyOf(chosen.map(({ traveller }) => traveller));
    return words(
      (['adults', 'children', 'infants'] as const)
        .map((kind) => ({ kind, count: party[kind] - has[kind] }))
        .filter(({ count }) => count > 0),
    );
  };
}
