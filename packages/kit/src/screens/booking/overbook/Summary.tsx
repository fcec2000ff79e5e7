import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { SectionLink } from '../../../primitives/card/Section.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { useEndNames } from '../../shell/use-end-names.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './overbook.css.ts';

export interface SummaryProps {
  flights: readonly FlightOffer[];
  /** Until then the price is kept. */
  expires: string | undefined;
  /** Minutes in which an order is to be paid, where that is told. */
  holdMinutes: number | undefined;
  /** Conditions of the chosen fares. */
  conditionsHref: string;
}

/** Flights of the booking on one perforated card: times, ends, numbers, and the fare below. */
export function Summary({ flights, expires, holdMinutes, conditionsHref }: SummaryProps) {
  const t = useMessages('booking-form');
  const { until } = useToldDays(useToday());
  const fare = flights[0]?.fares[0];
  const checked = fare?.baggage.checked;
  const numbers = flights.flatMap(({ legs }) => legs.map(({ flightNo }) => flightNo)).join(' ');
  return (
    <PerforatedCard
      stub={
        <div className={styles.stub}>
          <span>
            {[
              fare?.name,
              checked?.answer === 'allowed' && checked.kg !== undefined
                ? t('summary.baggage', { kg: checked.kg })
                : undefined,
            ]
              .filter((text) => text !== undefined)
              .join(' · ')}
          </span>
          <SectionLink href={conditionsHref} label={`${t('summary.conditions')} ${numbers}`}>
            {t('summary.conditions')}
          </SectionLink>
        </div>
      }
    >
      <section aria-label={t('summary.title')}>
        <Legs flights={flights} />
        {expires !== undefined && (
          <p className={styles.quiet}>{t('summary.keptUntil', { time: until(expires) })}</p>
        )}
        {holdMinutes !== undefined && (
          <p className={styles.quiet}>{t('summary.hold', { minutes: holdMinutes })}</p>
        )}
      </section>
    </PerforatedCard>
  );
}

/** Flights of the booking, one below the other. */
export const Legs = ({ flights }: { flights: readonly FlightOffer[] }) =>
  flights.map((offer, at) => <Leg key={offer.offerId} offer={offer} at={at} of={flights} />);

/** A return is there and back; other journeys are counted. */
const isReturn = ([out, back, ...more]: readonly FlightOffer[]): boolean =>
  more.length === 0 &&
  out !== undefined &&
  back !== undefined &&
  out.legs[0]?.from === back.legs.at(-1)?.to &&
  out.legs.at(-1)?.to === back.legs[0]?.from;

interface LegProps {
  offer: FlightOffer;
  at: number;
  of: readonly FlightOffer[];
}

function Leg({ offer: { legs }, at, of }: LegProps) {
  const t = useMessages('booking-form');
  const { date } = useFormats();
  const [first, last] = [legs[0], legs.at(-1)];
  const names = useEndNames(first?.from ?? '', last?.to ?? '');
  if (!first || !last) return null;
  const [departs, arrives] = [localTime(first.departs), localTime(last.arrives)];
  const end = (name: string, terminal: string | undefined) =>
    [name, terminal].filter((text) => text !== undefined).join('\u00a0');
  return (
    <div className={styles.leg}>
      {of.length > 1 && (
        <span className={styles.legMark}>
          {isReturn(of) ? t(at === 0 ? 'summary.out' : 'summary.back') : t('summary.leg', { at: at + 1 })}
        </span>
      )}
      <span className={styles.legWay}>
        <span className={styles.strong}>{`${departs.time} – ${arrives.time}`}</span>
        <span className={styles.quiet}>
          {`${end(names.from, first.fromTerminal)} – ${end(names.to, last.toTerminal)}`}
        </span>
      </span>
      <span className={styles.legEnd}>
        <span className={styles.strong}>{legs.map(({ flightNo }) => flightNo).join(' · ')}</span>
        <span className={styles.quiet}>{date(departs.day, 'weekday')}</span>
      </span>
    </div>
  );
}
