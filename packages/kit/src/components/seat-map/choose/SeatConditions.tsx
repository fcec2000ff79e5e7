import * as styles from './SeatConditions.css.ts';
import { useSeats } from '../seats-context.ts';

interface SeatConditionsProps {
  /** Seats that come with conditions: of the chosen ones, or the one that is looked at. */
  designators: readonly string[];
}

/** The conditions that come with seats, in full. */
export function SeatConditions({ designators }: SeatConditionsProps) {
  const {
    layout,
    words: { t },
  } = useSeats();
  return (
    <section className={styles.conditions} aria-label={t('conditions')}>
      <h2 className={styles.title}>{t('conditions')}</h2>
      <dl className={styles.list}>
        {designators.map((designator) => (
          <div key={designator} className={styles.seat}>
            <dt className={styles.designator}>{designator}</dt>
            {layout.byDesignator.get(designator)?.seat.disclosures?.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
