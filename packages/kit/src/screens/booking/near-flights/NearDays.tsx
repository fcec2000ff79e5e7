import type { NearPrices } from '../../../client/booking/near-prices.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import type { Day } from '../../../rules/days.ts';
import { NearDay, type NearDayProps } from './NearDay.tsx';

export interface NearDaysProps extends Pick<NearDayProps, 'address' | 'asked'> {
  days: readonly Day[];
  prices: NearPrices | undefined;
}

/** Days around the one that was asked for, each with its price. */
export function NearDays({ days, prices, ...asked }: NearDaysProps) {
  const t = useMessages('near-flights');
  const shell = useMessages('shell');
  return (
    <Section title={t('days')}>
      {!prices?.days && !prices?.failed ? (
        <Loading label={shell('loading')}>
          <Skeleton inlineSize="100%" blockSize={280} />
        </Loading>
      ) : (
        <ListCard>
          {days.map((day) => (
            <NearDay key={day} day={day} prices={prices} {...asked} />
          ))}
        </ListCard>
      )}
    </Section>
  );
}
