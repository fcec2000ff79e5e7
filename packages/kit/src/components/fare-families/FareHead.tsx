import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { classNames } from '../../primitives/class-names.ts';
import * as choice from '../../primitives/field/Checkbox.css.ts';
import { FarePrice } from './FarePrice.tsx';
import { isSoldOut, type FareFamily } from './types.ts';
import * as styles from './FareHead.css.ts';

/** Choice of one fare among others, and how it is made. */
export interface FareChoice {
  /** Name of the group of radio buttons. */
  readonly group: string;
  readonly chosen: string | undefined;
  readonly onSelect: (fareId: string) => void;
}

export interface FareHeadProps extends FareChoice {
  fare: FareFamily;
  points: boolean;
  /** In a column of a table: name and price one below the other. */
  column?: boolean;
}

/** Radio button, name, class, seats left and price of a fare; all of it is the target. */
export function FareHead({ fare, points, group, chosen, onSelect, column = false }: FareHeadProps) {
  const t = useMessages('fare-families');
  const { fareId, name, bookingClass, seatsLeft } = fare;
  return (
    <label className={classNames(styles.head, column && styles.column)}>
      <span className={styles.mark}>
        <input
          type="radio"
          name={group}
          value={fareId}
          checked={fareId === chosen}
          disabled={isSoldOut(fare)}
          onChange={() => onSelect(fareId)}
          className={classNames(choice.box, choice.dot)}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {seatsLeft !== undefined && (
            <Badge tone={seatsLeft === 0 ? 'neutral' : 'attention'}>
              {seatsLeft === 0 ? t('soldOut') : t('left', { count: seatsLeft })}
            </Badge>
          )}
        </span>
        <span className={styles.detail}>{t('class', { code: bookingClass })}</span>
      </span>
      <FarePrice fare={fare} points={points} />
    </label>
  );
}
