import type { OrderJourney } from '../../contracts/orders/order-detail.ts';
import { useAllowanceWords } from '../fare-families/use-allowance-words.ts';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import * as styles from './OrderDetail.css.ts';

export interface OrderJourneysProps extends RootProps<HTMLDivElement> {
  /** Flights in the order in which they are flown. */
  journeys: readonly OrderJourney[];
}

/** Flights of an order, each on a card of its own with what its fare includes below the perforation. */
export function OrderJourneys({ journeys, className, ...root }: OrderJourneysProps) {
  return (
    <div {...root} className={classNames(styles.stack, className)}>
      {journeys.map((journey) => (
        <PerforatedCard
          key={`${journey.flightNo} ${journey.departure.time}`}
          data-part="flight"
          data-state={journey.cancelled === true ? 'cancelled' : undefined}
          stub={<Included journey={journey} />}
        >
          <JourneyHead journey={journey} />
        </PerforatedCard>
      ))}
    </div>
  );
}

/** Baggage and meal of the fare. */
function Included({
  journey: { checkedKg, checkedPieces, cabinKg, cabinPieces, meal },
}: {
  journey: OrderJourney;
}) {
  const t = useMessages('order-detail');
  const allowance = useAllowanceWords();
  const facts = [
    ...(checkedKg === undefined
      ? []
      : [[t('checked'), checkedKg === 0 ? t('none') : allowance({ kg: checkedKg, pieces: checkedPieces })]]),
    ...(cabinKg === undefined ? [] : [[t('carryOn'), allowance({ kg: cabinKg, pieces: cabinPieces })]]),
    ...(meal === undefined ? [] : [[t('meal'), meal]]),
  ];
  return (
    <dl className={styles.included}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
