import type { Ref } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { flightAt } from '../../rules/boarding-pass/boarding-pass.ts';
import { localTime } from '../../rules/time/time.ts';
import { Guilloche } from '../guilloche/Guilloche.tsx';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { OnwardFlights } from './OnwardFlights.tsx';
import * as styles from './PassCard.css.ts';
import { PassFigures } from './PassFigures.tsx';
import { ChangeNotes, ClosingNote } from './PassNotes.tsx';
import { PassRoute } from './PassRoute.tsx';
import { PassStub } from './PassStub.tsx';
import type { HeldPass, Symbology } from './types.ts';

export interface PassCardProps {
  ref?: Ref<HTMLElement>;
  pass: HeldPass;
  /** Milliseconds since 1970. */
  now: number;
  symbology: Symbology;
  onRetry: ((pass: HeldPass) => void) | undefined;
}

/** The pass itself. Of several flights it shows the next, the others below. */
export function PassCard({ ref, pass, now, symbology, onRetry }: PassCardProps) {
  const t = useMessages('boarding-pass');
  const formats = useFormats();
  const flight = flightAt(pass, now);
  return (
    <article
      ref={ref}
      data-part="pass"
      className={styles.card}
      aria-label={t('label', { name: pass.name, flight: flight.flightNo })}
    >
      <PerforatedCard
        stub={
          <div className={styles.part}>
            <PassStub pass={pass} flight={flight} symbology={symbology} onRetry={onRetry} />
          </div>
        }
      >
        <div className={styles.weave}>
          <Guilloche weave="head" />
        </div>
        <div className={styles.part}>
          <div className={styles.head}>
            <p data-part="flight" className={styles.flight}>
              <Icon name="brand" size={20} />
              {flight.flightNo}
            </p>
            <p data-part="day" className={styles.day}>
              {formats.date(localTime(flight.from.time).day, 'weekday')}
            </p>
          </div>
          <div className={styles.upper}>
            <PassRoute flight={flight} />
            <ChangeNotes flight={flight} />
            <div className={classNames(styles.figures, Boolean(flight.changes?.length) && styles.untold)}>
              <PassFigures flight={flight} infant={pass.passenger === 'infant'} />
            </div>
            <ClosingNote flight={flight} now={now} />
            <OnwardFlights flights={pass.flights.slice(pass.flights.indexOf(flight) + 1)} />
          </div>
        </div>
      </PerforatedCard>
    </article>
  );
}
