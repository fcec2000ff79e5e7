import { useState } from 'react';
import { outcomeToldHere, useFindTicket } from '../../../client/check-in/check-in.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { TicketTyped } from '../../../validators/check-in/ticket-search.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/** Where a search stands; `known` found among the member's journeys, `failed` no answer came. */
export type TicketSearch =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'refused'; readonly failure: RequestFailure }
  | { readonly state: 'known'; readonly bookingId: string };

/** Finds a ticket, one search at a time; a new one leads on to its document. */
export function useTicketSearch() {
  const navigation = useNavigation();
  const { mutateAsync } = useFindTicket(outcomeToldHere);
  const [search, setSearch] = useState<TicketSearch>({ state: 'idle' });
  const { once, isHere } = useOneAtATime();
  const find = async (ticket: TicketTyped) => {
    setSearch({ state: 'searching' });
    try {
      const { bookingId, known } = await mutateAsync(ticket);
      setSearch(known ? { state: 'known', bookingId } : { state: 'idle' });
      if (!known && isHere()) navigation.go('checkInVerify', { query: { booking: bookingId } });
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      if (reason.failure.kind === 'refused') setSearch({ state: 'refused', failure: reason });
      else setSearch({ state: outcomeUnknown(reason.failure) ? 'failed' : 'idle' });
    }
  };
  return { search, find: (ticket: TicketTyped) => once(() => find(ticket)) };
}
