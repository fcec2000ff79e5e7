import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Money } from '../../rules/money.ts';
import * as styles from './Amount.css.ts';

export interface AmountProps extends RootProps<HTMLSpanElement> {
  /** Money in minor units, or a plain figure. */
  value: Money | number;
  /** Word of a plain figure: points, kg, segments. Money has its currency. */
  unit?: string | undefined;
  /** Sign of a plain figure that comes or goes: +1,240, −3,000. */
  signed?: boolean;
  /** Former value, struck through before the present one. */
  was?: Money | number | undefined;
  /** Words read out in place of figure and unit, where these alone would mislead. */
  spoken?: string | undefined;
}

/** An amount of money, points or anything else that is counted: the figure as large as its place asks, currency or unit smaller beside it. */
export function Amount({ value, unit, signed = false, was, spoken, className, ...root }: AmountProps) {
  const shown = (
    <>
      {was !== undefined && (
        <del className={styles.was}>
          <Figure value={was} unit={unit} signed={signed} />
        </del>
      )}
      <Figure value={value} unit={unit} signed={signed} />
    </>
  );
  const names = classNames(styles.amount, className);
  if (spoken === undefined)
    return (
      <span {...root} className={names}>
        {shown}
      </span>
    );
  return (
    <>
      <span {...root} className={names} aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

function Figure({
  value,
  unit,
  signed,
}: Required<Pick<AmountProps, 'value' | 'signed'>> & Pick<AmountProps, 'unit'>) {
  const formats = useFormats();
  if (typeof value !== 'number')
    return formats.moneyParts(value).map(({ kind, text }) =>
      kind === 'figure' ? (
        text
      ) : (
        <span key={text} className={styles.currency}>
          {text}
        </span>
      ),
    );
  return (
    <>
      {signed ? formats.signed(value) : formats.number(value)}
      {unit !== undefined && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
    </>
  );
}
