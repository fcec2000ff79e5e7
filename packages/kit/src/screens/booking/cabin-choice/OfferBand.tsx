import { SegmentRoute } from '../../../components/segment-route/SegmentRoute.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useEndNames } from '../../shell/use-end-names.ts';
import * as styles from './cabin-choice.css.ts';

export interface OfferBandProps {
  offer: FlightOffer;
  step: number;
  /** Segments of the whole journey. */
  count: number;
}

/** The flight whose fare is chosen: which of how many, day, number, and both ends. */
export function OfferBand({ offer: { legs }, step, count }: OfferBandProps) {
  const t = useMessages('cabin-choice');
  const { date } = useFormats();
  const [first, last] = [legs[0], legs.at(-1)];
  const names = useEndNames(first?.from ?? '', last?.to ?? '');
  if (!first || !last) return null;
  const flights = t('flights', {
    flights: legs.map(({ flightNo }) => flightNo).join(' · '),
    changes: legs.length - 1,
  });
  return (
    <div className={styles.band}>
      <p className={styles.facts}>
        {count > 1 && <span>{t('step', { step, count })}</span>}
        <span>{flights}</span>
        <span>{date(localTime(first.departs).day, 'weekday')}</span>
      </p>
      {/* Names that come later take more room than codes: the line is drawn with them as one. */}
      <SegmentRoute
        key={`${names.from} ${names.to}`}
        segment={{
          departure: {
            airport: first.from,
            name: names.from,
            time: first.departs,
            terminal: first.fromTerminal,
          },
          arrival: { airport: last.to, name: names.to, time: last.arrives, terminal: last.toTerminal },
        }}
      />
    </div>
  );
}
