import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { loweredCabin } from '../../../rules/changes/cabin.ts';
import type { Consequence } from '../Consequences.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import type { Party } from './use-party.ts';

/** A new ticket in a lower cabin than the old one, and what becomes of an upgrade that was paid; false for any other. */
export function useCabinRow(): (going: Party['going'], quote: ChangeQuote) => Consequence | false {
  const t = useMessages('changes');
  const { cabin } = useFlightWords();
  return (going, { legs = [] }) => {
    const lowered = loweredCabin(
      going.map(({ leg }) => leg.cabin),
      legs.map((leg) => leg.cabin),
    );
    return (
      lowered !== undefined && {
        icon: 'alert',
        title: t('becomes.cabin', { was: cabin(lowered.was), is: cabin(lowered.is) }),
        text: t('becomes.cabin.text'),
      }
    );
  };
}
