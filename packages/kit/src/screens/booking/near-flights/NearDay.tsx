import type { NearPrices } from '../../../client/booking/near-prices.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { changedSearch } from '../../../rules/booking/near.ts';
import type { Day } from '../../../rules/days.ts';
import { addressQuery, type ListAddress } from '../flight-list/list-address.ts';
import { NearPrice } from './NearPrice.tsx';

export interface NearDayProps {
  address: ListAddress;
  day: Day;
  /** The day that was asked for. */
  asked: Day;
  prices: NearPrices | undefined;
}

/** One day with its price; it leads to the list where something is sold. */
export function NearDay({ address, day, asked, prices }: NearDayProps) {
  const t = useMessages('near-flights');
  const { date } = useFormats();
  const { href } = useNavigation();
  const fare = prices?.days?.find((each) => each.date === day);
  const changed = changedSearch(address.search, { day }, address.step);
  const leads = changed && (fare?.state === 'open' || !prices?.days);
  return (
    <ListRow
      label={date(day, 'weekday')}
      detail={day === asked && t('chosen')}
      value={<NearPrice fare={fare} prices={prices} />}
      href={leads ? href('flightList', { query: addressQuery({ ...address, search: changed }) }) : undefined}
    />
  );
}
