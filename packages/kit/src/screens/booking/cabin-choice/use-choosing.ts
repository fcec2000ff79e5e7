import { useState } from 'react';
import { useVerifyOffer } from '../../../client/booking/flights.ts';
import { RequestFailure } from '../../../client/failure.ts';
import type { Party } from '../../../rules/booking/party.ts';
import { fareOf, type NamedFare } from '../flight-list/list-address.ts';
import type { Choosing } from './choosing.ts';

export interface ChoosingOffer {
  readonly choosing: Choosing;
  readonly verify: (offers: readonly NamedFare[], party: Party) => void;
  readonly reset: () => void;
}

/**
 * Asks whether the chosen fares can still be had at their price.
 * @param onSame they can: the booking goes on
 */
export function useChoosing(onSame: (offers: readonly NamedFare[]) => void): ChoosingOffer {
  const ask = useVerifyOffer();
  const [choosing, setChoosing] = useState<Choosing>({ state: 'idle' });
  const verify = async (offers: readonly NamedFare[], { adults, children, infants }: Party) => {
    setChoosing({ state: 'asking' });
    try {
      const answer = await ask({
        offers: offers.map(fareOf),
        passengers: { adults, children, infants },
      });
      if (answer.state === 'same') onSame(offers);
      else setChoosing({ state: 'answered', answer });
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      setChoosing({ state: 'failed', failure: error });
    }
  };
  return {
    choosing,
    verify: (offers, party) => void verify(offers, party),
    reset: () => setChoosing({ state: 'idle' }),
  };
}
