import { memo, useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import * as choice from '../../primitives/field/Checkbox.css.ts';
import type { Money } from '../../rules/money.ts';
import { Amount } from '../amount/Amount.tsx';
import { ticketWays, type TicketWay } from './types.ts';
import * as styles from './WayChoice.css.ts';

/** Sum of one way: to pay, to get back, or none that can be told. */
export interface WaySum {
  /** `pays` in front of what is paid, `gets` of what comes back; without it there is no sum. */
  readonly of?: 'pays' | 'gets' | undefined;
  readonly sum?: Money | undefined;
  /** In place of the sum: that the way is closed, or that the airline decides. */
  readonly none?: ReactNode;
  /** How the sum is made up. */
  readonly detail: ReactNode;
  /** The way is closed. */
  readonly disabled?: boolean | undefined;
}

export interface WayChoiceProps {
  ways: Readonly<Record<TicketWay, WaySum>>;
  value: TicketWay;
  onChange: (way: TicketWay) => void;
}

const toldAbove = () => undefined;

interface RadioProps {
  name: string;
  way: TicketWay;
  checked: boolean;
  disabled: boolean;
}

/** One choice; it tells the group. Memoised, as React writes every attribute of a field whenever it is drawn: each minute. */
const Radio = memo(function Radio({ name, way, checked, disabled }: RadioProps) {
  return (
    <input
      type="radio"
      name={name}
      value={way}
      checked={checked}
      disabled={disabled}
      onChange={toldAbove}
      className={classNames(choice.box, choice.dot)}
    />
  );
});

/** Keep, change or refund under the axis, each with its sum. */
export function WayChoice({ ways, value, onChange }: WayChoiceProps) {
  const t = useMessages('fees');
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      data-part="ways"
      onChange={({ target }) => onChange((target as unknown as HTMLInputElement).value as TicketWay)}
    >
      <legend className={styles.legend}>{t('ways')}</legend>
      {ticketWays.map((way) => {
        const { of, sum, none, detail, disabled } = ways[way];
        return (
          <label
            key={way}
            className={styles.way}
            data-part="way"
            data-state={way === value ? 'checked' : 'unchecked'}
          >
            <span className={styles.head}>
              <Radio name={name} way={way} checked={way === value} disabled={disabled ?? false} />
              {t(`way.${way}`)}
            </span>
            <span className={styles.sum}>
              {of && sum ? (
                <>
                  <span className={styles.of}>{t(`way.${of}`)}</span> <Amount value={sum} />
                </>
              ) : (
                <span className={styles.none}>{none}</span>
              )}
            </span>
            <span className={styles.detail}>{detail}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
