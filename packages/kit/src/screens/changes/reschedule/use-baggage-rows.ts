import { useAllowanceWords } from '../../../components/fare-families/use-allowance-words.ts';
import type { CheckedBaggage } from '../../../contracts/booking/offer.ts';
import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { allowanceShift, type AllowanceShift } from '../../../rules/changes/baggage.ts';
import type { Consequence } from '../Consequences.tsx';
import type { Party } from './use-party.ts';

interface Shifted {
  readonly was: string;
  readonly is: string;
  readonly shift: AllowanceShift;
  readonly names: string[];
}

/** Baggage in the hold before and after a change, for those with the same of it together; nothing of whom the airline tells nothing. */
export function useBaggageRows(): (going: Party['going'], quote: ChangeQuote) => readonly Consequence[] {
  const t = useMessages('changes');
  const fares = useMessages('fare-families');
  const { list } = useFormats();
  const words = useAllowanceWords();
  const told = (checked: CheckedBaggage): string =>
    checked.answer === 'refused'
      ? t('baggage.none')
      : (checked.answer === 'allowed' && words(checked)) || fares('fee.unknown');
  return (going, quote) => {
    const groups = new Map<string, Shifted>();
    for (const { ticket, leg } of going) {
      const after = quote.passengers.find(({ ticketNo }) => ticketNo === ticket.ticketNo)?.checked;
      if (!after || (after.answer === 'unknown' && leg.checked.answer === 'unknown')) continue;
      const [was, is] = [told(leg.checked), told(after)];
      const shift = allowanceShift(leg.checked, after);
      const group = groups.get(`${was} ${is}`) ?? { was, is, shift, names: [] };
      group.names.push(ticket.name);
      groups.set(`${was} ${is}`, group);
    }
    return [...groups.values()].map(({ was, is, shift, names }) => ({
      icon: shift === 'less' ? 'alert' : 'baggage',
      title: was === is ? t('becomes.baggage.same', { is }) : t('becomes.baggage', { was, is }),
      text: t(`becomes.baggage.${shift}`, { who: list(names) }),
    }));
  };
}
