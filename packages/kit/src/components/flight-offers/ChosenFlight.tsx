import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Link } from '../../primitives/link/Link.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { localTime } from '../../rules/time/time.ts';
import { offerPrice } from './OfferPrice.tsx';
import type { FareFamily, FlightOffer, NamesOfAirport } from './types.ts';
import { useOfferWords } from './use-offer-words.ts';
import * as styles from './ChosenFlight.css.ts';

export interface ChosenFlightProps extends RootProps<HTMLDivElement> {
  /** Flights. */
  offer: FlightOffer;
  /** Fare that was chosen of them; without it no price is told. */
  fare: FareFamily | undefined;
  /** Words for which segment it is: outbound, or the number. */
  label: string;
  /** Names of its airports. */
  namesOf: NamesOfAirport;
  /** Where another one is chosen. */
  again: string;
  /** Prices in points. */
  points?: boolean | undefined;
}

/** A flight that has been chosen for an earlier segment, in one line on the navy of the bar. */
export function ChosenFlight({
  offer,
  fare,
  label,
  namesOf,
  again,
  points = false,
  className,
  ...root
}: ChosenFlightProps) {
  const words = useOfferWords(namesOf);
  const { date } = useFormats();
  const [first, last] = [offer.legs[0], offer.legs.at(-1)];
  if (!first || !last) return null;
  const { day, time } = localTime(first.departs);
  return (
    <div {...root} className={classNames(styles.chosen, className)}>
      <div className={styles.what}>
        <p className={styles.label}>{words.t('chosen', { label, date: date(day, 'weekday') })}</p>
        <p className={styles.flight}>
          <span>{offer.legs.map(({ flightNo }) => flightNo).join(' · ')}</span>
          <span>{`${time} – ${localTime(last.arrives).time}`}</span>
        </p>
      </div>
      <div className={styles.end}>
        {fare && offerPrice({ fare, points, words, className: styles.price })}
        <Link href={again} look="plain" className={styles.again}>
          {words.t('again')}
        </Link>
      </div>
    </div>
  );
}
