import type { changeRefusedAs } from '../../../client/changes/changes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { changeQuery, type ChangeAddress } from './address.ts';

/** A refusal of a change as the catalogue names it. */
export type ChangeRefusal =
  NonNullable<ReturnType<typeof changeRefusedAs>> extends `change.${infer Name}` ? Name : never;

/** A way out: to a page, or to what the screen does without an address. */
interface WayOut {
  readonly words: string;
  readonly href?: string | undefined;
}

/** A refusal in our words. */
interface ToldRefusal {
  readonly title: string;
  readonly text: string;
  /** The best first. */
  readonly ways: readonly WayOut[];
}

/** Tells a refusal of a change, with the ways out of it from an address; the same before and after an order. */
export function useWaysOut(address: ChangeAddress): (refusal: ChangeRefusal) => ToldRefusal {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const step = (to: 'people' | 'flight' | 'cabin') =>
    href('reschedule', { query: changeQuery({ ...address, step: to }) });
  const toPeople = { words: t('left.people'), href: step('people') };
  const toFlights = { words: t('toFlights'), href: step('flight') };
  const toCabins = { words: t('toCabins'), href: step('cabin') };
  const toTickets = { words: t('toTickets'), href: href('rescheduleTicketInquiry') };
  const ways: Readonly<Record<ChangeRefusal, readonly WayOut[]>> = {
    notFound: [toTickets],
    barred: [toPeople],
    childAlone: [toPeople],
    tooManyChildren: [toPeople],
    soldOut: [toFlights, toCabins],
    expired: [toCabins, toFlights],
    priceChanged: [{ words: t('quote.again') }],
    pointsShort: [{ words: t('way.buy'), href: href('buyPoints') }],
    closed: [toTickets],
    otherCabin: [toCabins, toFlights],
  };
  return (refusal) => ({
    title: t(`refused.${refusal}`),
    text: t(`refused.${refusal}Text`),
    ways: ways[refusal],
  });
}

/** The refusal's name in the catalogue. */
export const refusalName = (refusal: NonNullable<ReturnType<typeof changeRefusedAs>>): ChangeRefusal =>
  refusal.slice('change.'.length) as ChangeRefusal;
