import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
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
  /** Words of the button. */
  label: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Price of the journey so far, and the step on. */
export function CabinBar({ search, chosen, total, label, busy, disabled, onClick }: CabinBarProps) {
  const t = useMessages('cabin-choice');
  const { adults, children, infants } = search;
  return (
    <>
      <p className={styles.due}>
        <span className={styles.party}>
          {chosen ? t('party', { adults, children, infants }) : t('choose')}
        </span>
        {chosen && <span className={styles.total}>{total ? <Amount value={total} /> : t('untold')}</span>}
      </p>
      <Button className={styles.on} busy={busy} disabled={disabled || !chosen} onClick={onClick}>
        {label}
      </Button>
    </>
  );
}
