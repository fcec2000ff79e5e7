import { useId } from 'react';
import { hidden } from '../../../primitives/hidden.css.ts';
import type { Seating, SeatPassenger } from '../../../rules/seats/cabin.ts';
import { isFree, priceFor } from '../../../rules/seats/price.ts';
import * as styles from './PassengerChips.css.ts';
import { useSeats } from '../seats-context.ts';
import { useTurnInSight } from './use-turn-in-sight.ts';

interface PassengerChipsProps {
  /** All who travel together, infants too. */
  party: readonly SeatPassenger[];
  seating: Seating;
  owned: Seating | undefined;
  turn: string | undefined;
  onTurn: (passengerId: string) => void;
}

/** Passengers who need a seat: number, name, seat, price. One of them is in turn. */
export function PassengerChips({ party, seating, owned, turn, onTurn }: PassengerChipsProps) {
  const { layout, people, words } = useSeats();
  const { t, brief } = words;
  const group = useId();
  const line = useTurnInSight(turn, people.length);
  const infants = new Map(party.map(({ id, name }) => [id, name]));
  return (
    <fieldset ref={line} className={styles.chips}>
      <legend className={hidden}>{t('chips')}</legend>
      {people.map(({ id, name, infantId }, at) => {
        const designator = seating[id];
        const seat = layout.byDesignator.get(designator ?? '')?.seat;
        const had = designator !== undefined && owned?.[id] === designator;
        // The price asked for a seat now is not the one paid for it.
        const asked = priceFor(seat, id);
        const paid = had && (seat?.kind === 'paid' || !isFree(asked));
        const price = paid ? t('kind.paid') : !had && seat && brief(asked);
        return (
          <label key={id} className={styles.chip}>
            <input
              type="radio"
              name={group}
              checked={id === turn}
              onChange={() => onTurn(id)}
              className={styles.radio}
            />
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.turn} aria-hidden>
              {t('chip.turn')}
            </span>
            <span className={designator === undefined ? styles.none : styles.seat}>
              {designator ?? t('chip.none')}
              {infantId !== undefined && (
                <span className={styles.infant}>
                  {t('chip.infant', { name: infants.get(infantId) ?? '' })}
                </span>
              )}
            </span>
            <span className={styles.price}>{price}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
