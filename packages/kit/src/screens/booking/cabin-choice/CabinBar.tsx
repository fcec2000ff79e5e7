import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import type { FlightSearch } from '../../../rules/booking/search-address.ts';
import type { Money } from '../../../rules/money.ts';
import * as styles from './cabin-choice.css.ts';

export interface CabinBarProps {
  search: FlightSearch;
  /** A fare is chosen. */
  chosen: boolean;
  /** Price of the whole party for every segment so far; undefined where one of its prices is not told. */
  total: Money | undefined;
  /** The same in points, taxes besides, where these lead. */
  points: { readonly points: number; readonly taxes: number } | undefined;
  /** Words of the button. */
  label: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Price of the journey so far, and the step on. */
export function CabinBar({ search, chosen, total, points, label, busy, disabled, onClick }: CabinBarProps) {
  const t = useMessages('cabin-choice');
  const fares = useMessages('fare-families');
  const { money } = useFormats();
  const { adults, children, infants } = search;
  const inPoints = total && points;
  return (
    <>
      <p className={styles.due}>
        <span className={styles.party}>
          {chosen ? t('party', { adults, children, infants }) : t('choose')}
        </span>
        {chosen && (
          <span className={styles.total}>
            {inPoints ? (
              <Amount value={inPoints.points} unit={fares('points', { count: inPoints.points })} />
            ) : total ? (
              <Amount value={total} />
            ) : (
              t('untold')
            )}
          </span>
        )}
        {chosen && inPoints && (
          <span className={styles.party}>
            {fares('pointsPlus', { taxes: money({ ...total, amount: inPoints.taxes }) })}
          </span>
        )}
      </p>
      <Button className={styles.on} busy={busy} disabled={disabled || !chosen} onClick={onClick}>
        {label}
      </Button>
    </>
  );
}
