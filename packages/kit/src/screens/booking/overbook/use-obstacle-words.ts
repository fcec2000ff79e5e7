import { useMessages } from '../../../messages/provider.tsx';
import type { BookedParty } from './booked-party.ts';
import { usePartyMissing } from './use-party-missing.ts';

/** Words of what stands against a party, and what to do about it. */
export function useObstacleWords(): (people: BookedParty) => string {
  const t = useMessages('booking-form');
  const missing = usePartyMissing();
  return ({ obstacle, party, chosen, terms }) => {
    if (!obstacle) return '';
    if (obstacle === 'partyMissing') return t('party.partyMissing', { who: missing(party, chosen) });
    if (obstacle === 'partyLimit')
      return t('party.partyLimit', { count: terms.productLimit?.passengers ?? 0 });
    return t(`party.${obstacle}`);
  };
}
