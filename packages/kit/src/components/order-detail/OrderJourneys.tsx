import type { OrderJourney } from '../../contracts/orders/order-detail.ts';
import { useAllowanceWords } from '../fare-families/use-allowance-words.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import * as styles from './OrderDetail.css.ts';

export interface OrderJourneysProps extends RootProps<HTMLDivElement> {
  /** Flights in the order in which they are flown. */
  journeys: readonly OrderJourney[];
  /** The airline's calendar day: days of another year have their year. */
  today?: Day | undefined;
}

/** Flights of an order, each on a card of its own with what its fare includes below the perforation; where nothing is told of that, there is none. */
export function OrderJourneys({ journeys, today, className, ...root }: OrderJourneysProps) {
  return (
    <div {...root} className={classNames(styles.stack, className)}>
      {journeys.map((journey) => (
        <Flight key={`${journey.flightNo} ${journey.departure.time}`} journey={journey} today={today} />
      ))}
    </div>
  );
}

function Flight({ journey, today }: { journey: OrderJourney; today: Day | undefined }) {
  const t = useMessages('order-detail');
  const { list } = useFormats();
  const factsOf = useFacts();
  const { apart = [], cancelled } = journey;
  const shared = factsOf(journey);
  const root = { 'data-part': 'flight', 'data-state': cancelled === true ? 'cancelled' : undefined };
  const head = <JourneyHead journey={journey} today={today} />;
  if (apart.length === 0 && shared.length === 0) return <Card {...root}>{head}</Card>;
  return (
    <PerforatedCard
      {...root}
      stub={
        apart.length === 0 ? (
          <Facts facts={shared} />
        ) : (
          apart.map((own) => (
            <div key={`${own.names.join()} ${own.fare}`} className={styles.apart} data-part="apart">
              <p className={styles.apartHead}>
                <span className={styles.apartNames}>{list(own.names)}</span>
                <span>{[own.cabin && t(`cabin.${own.cabin}`), own.fare].filter(Boolean).join(' ')}</span>
              </p>
              <Facts facts={factsOf(own)} />
            </div>
          ))
        )
      }
    >
      {head}
    </PerforatedCard>
  );
}

type Fact = readonly [label: string, value: string];

/** Baggage and meal of a fare in words; those alone that are told. */
function useFacts() {
  const t = useMessages('order-detail');
  const allowance = useAllowanceWords();
  return ({
    checkedKg,
    checkedPieces,
    cabinKg,
    cabinPieces,
    meal,
  }: Pick<
    OrderJourney,
    'checkedKg' | 'checkedPieces' | 'cabinKg' | 'cabinPieces' | 'meal'
  >): readonly Fact[] => [
    ...(checkedKg === undefined
      ? []
      : [
          [
            t('checked'),
            checkedKg === 0 ? t('none') : allowance({ kg: checkedKg, pieces: checkedPieces }),
          ] as const,
        ]),
    ...(cabinKg === undefined
      ? []
      : [[t('carryOn'), allowance({ kg: cabinKg, pieces: cabinPieces })] as const]),
    ...(meal === undefined ? [] : [[t('meal'), meal] as const]),
  ];
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
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
