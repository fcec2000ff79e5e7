import type { NearPrices } from '../../../client/booking/near-prices.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { changedSearch, type NearPair } from '../../../rules/booking/near.ts';
import type { SearchSegment } from '../../../rules/booking/search-address.ts';
import { daysBetween, type Day } from '../../../rules/days.ts';
import { addressQuery, type ListAddress } from '../flight-list/list-address.ts';
import { NearPrice } from './NearPrice.tsx';

export interface NearPairRowProps {
  address: ListAddress;
  segment: SearchSegment;
  pair: NearPair;
  /** Days around the one that was asked for. */
  days: readonly Day[];
  prices: NearPrices | undefined;
  nameOf: (code: string) => string;
}

/** A pair with another airport: how far that is, and the price of the day, or of the nearest day with one. */
export function NearPairRow({ address, segment, pair, days, prices, nameOf }: NearPairRowProps) {
  const t = useMessages('near-flights');
  const { date, number } = useFormats();
  const { href } = useNavigation();
  const open = prices?.days?.filter((each) => each.state === 'open' && days.includes(each.date)) ?? [];
  const [nearest] = open.toSorted(
    (a, b) => Math.abs(daysBetween(segment.day, a.date)) - Math.abs(daysBetween(segment.day, b.date)),
  );
  const fare = nearest ?? prices?.days?.find((each) => each.date === segment.day);
  const { from, to, kilometres } = pair;
  const changed = changedSearch(
    address.search,
    { from, to, day: nearest?.date ?? segment.day },
    address.step,
  );
  const leads = changed && (nearest !== undefined || !prices?.days);
  const far = t(from === segment.from ? 'far.to' : 'far.from', { km: number(kilometres) });
  return (
    <ListRow
      label={t('pair', { from: nameOf(from), to: nameOf(to) })}
      detail={
        nearest && nearest.date !== segment.day
          ? `${far} · ${t('otherDay', { day: date(nearest.date, 'monthDay') })}`
          : far
      }
      value={<NearPrice fare={fare} prices={prices} />}
      href={leads ? href('flightList', { query: addressQuery({ ...address, search: changed }) }) : undefined}
    />
  );
}
