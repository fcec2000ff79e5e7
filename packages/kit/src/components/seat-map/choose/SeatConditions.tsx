import type { Seating } from '../../../rules/seats/cabin.ts';
import * as styles from './SeatConditions.css.ts';
import { useSeats } from '../seats-context.ts';

interface SeatConditionsProps {
  /** Seats whose conditions are told: the chosen ones, or the one that is looked at. */
  designators: readonly string[];
}

/** The seats of a party, in the order of their people. */
export const seatsOf = (seating: Seating): readonly string[] => Object.values(seating);

/** The conditions that come with seats, in full; nothing where there are none. */
export function SeatConditions({ designators }: SeatConditionsProps) {
  const {
    layout,
    words: { t },
  } = useSeats();
  const bound = designators.flatMap((designator) => {
    const { disclosures } = layout.byDesignator.get(designator)?.seat ?? {};
    return disclosures ? [{ designator, disclosures }] : [];
  });
  if (bound.length === 0) return null;
  return (
    <section className={styles.conditions} aria-label={t('conditions')}>
      <h2 className={styles.title}>{t('conditions')}</h2>
      <dl className={styles.list}>
        {bound.map(({ designator, disclosures }) => (
          <div key={designator} className={styles.seat}>
            <dt className={styles.designator}>{designator}</dt>
            {disclosures.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
