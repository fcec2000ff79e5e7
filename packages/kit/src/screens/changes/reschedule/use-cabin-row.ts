import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { cabinClasses, type CabinClass } from '../../../rules/seats/cabin.ts';
import type { Consequence } from '../Consequences.tsx';
import type { Party } from './use-party.ts';

/** The higher of some cabins, or the lower one; undefined where none is told. */
const among = (cabins: readonly string[], end: 0 | -1): CabinClass | undefined =>
  cabinClasses.filter((each) => cabins.includes(each)).at(end);

/** A new ticket in a lower cabin than the old one, and what becomes of an upgrade that was paid; false for any other. */
export function useCabinRow(): (going: Party['going'], quote: ChangeQuote) => Consequence | false {
  const t = useMessages('changes');
  const word = (cabin: CabinClass) => t('cabin', { cabin, told: cabin });
  return (going, { legs = [] }) => {
    const was = among(
      going.map(({ leg }) => leg.cabin),
      0,
    );
    const is = among(
      legs.map(({ cabin }) => cabin),
      -1,
    );
    if (!was || !is || cabinClasses.indexOf(is) <= cabinClasses.indexOf(was)) return false;
    return {
      icon: 'alert',
      title: t('becomes.cabin', { was: word(was), is: word(is) }),
      text: t('becomes.cabin.text'),
    };
  };
}
