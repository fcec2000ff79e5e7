import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { hidden } from '../../primitives/hidden.css.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { offerOrders, type OfferOrder } from '../../rules/offers/index-offers.ts';
import * as styles from './OfferOrderChoice.css.ts';

export interface OfferOrderChoiceProps extends RootProps<HTMLFieldSetElement> {
  /** Order in force. */
  value: OfferOrder;
  /** Another order was chosen. */
  onChange: (order: OfferOrder) => void;
}

/** The orders of a list of offers, in one line that scrolls where it is too long. */
export function OfferOrderChoice({ value, onChange, className, ...root }: OfferOrderChoiceProps) {
  const t = useMessages('flight-offers');
  const name = useId();
  return (
    <fieldset {...root} className={classNames(styles.orders, className)}>
      <legend className={hidden}>{t('orders')}</legend>
      {offerOrders.map((order) => (
        <label key={order} className={styles.order}>
          <input
            type="radio"
            name={name}
            value={order}
            checked={order === value}
            onChange={() => onChange(order)}
            className={hidden}
          />
          {t(`order.${order}`)}
        </label>
      ))}
    </fieldset>
  );
}
