import { Amount } from '../../../components/amount/Amount.tsx';
import type { BookingAddOn } from '../../../contracts/booking/booking-form.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { IconButton } from '../../../primitives/button/IconButton.tsx';
import { classNames } from '../../../primitives/class-names.ts';
import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import type { Money } from '../../../rules/money.ts';
import * as styles from './overbook.css.ts';

const drawings: Readonly<Record<string, IconName>> = {
  baggage: 'baggage',
  meal: 'meal',
  lounge: 'sofa',
  car: 'car',
};

/** Sign of a service; of another kind than those that are known, the sign of more. */
const addOnIcon = (kind: string): IconName => drawings[kind] ?? 'plus';

/** Price of a service, or that it is free. */
function AddOnPrice({ value }: { value: Money }) {
  const t = useMessages('booking-form');
  return value.amount === 0 ? (
    <span className={styles.off}>{t('extras.free')}</span>
  ) : (
    <span className={styles.rowPrice}>
      <Amount value={value} />
    </span>
  );
}

interface AddOnRowProps {
  addOn: BookingAddOn;
  currency: string;
  onCount: (count: number) => void;
}

/** A service that can be added to the cart. */
export function OfferedAddOn({ addOn: { kind, name, text, price }, currency, onCount }: AddOnRowProps) {
  const t = useMessages('booking-form');
  return (
    <li className={classNames(styles.row, styles.addable)}>
      <Icon name={addOnIcon(kind)} />
      <span className={styles.offered}>
        <span className={styles.offeredWords}>
          <span className={styles.strong}>{name}</span>
          <span className={styles.quiet}>{text}</span>
        </span>
        <AddOnPrice value={{ amount: price, currency }} />
      </span>
      <Button
        variant="outline"
        size="medium"
        className={styles.whole}
        onClick={() => onCount(1)}
        aria-label={t('extras.addOne', { name })}
      >
        {t('extras.add')}
      </Button>
    </li>
  );
}

interface AddOnInCartProps extends AddOnRowProps {
  count: number;
}

/** A service in the cart, with how many of it there are. */
export function AddOnInCart({
  addOn: { kind, name, text, price, most },
  currency,
  count,
  onCount,
}: AddOnInCartProps) {
  const t = useMessages('booking-form');
  return (
    <li className={styles.service}>
      <span className={styles.serviceHead}>
        <Icon name={addOnIcon(kind)} />
        <span className={styles.offered}>
          <span className={styles.strong}>{name}</span>
          <AddOnPrice value={{ amount: price * count, currency }} />
        </span>
      </span>
      <span className={styles.quiet}>{text}</span>
      <span className={styles.serviceHead}>
        <Button variant="text" size="medium" icon="trash" onClick={() => onCount(0)}>
          {t('extras.remove')}
        </Button>
        <span className={styles.stepper} role="group" aria-label={name}>
          <IconButton icon="minus" label={t('extras.less', { name })} onClick={() => onCount(count - 1)} />
          <span className={styles.stepperValue} aria-live="polite">
            {count}
          </span>
          <IconButton
            icon="plus"
            label={t('extras.addOne', { name })}
            disabled={count >= most}
            onClick={() => onCount(count + 1)}
          />
        </span>
      </span>
    </li>
  );
}
