import type { ReactNode } from 'react';
import type { Formats } from '../../messages/formats.ts';
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
  /** Sign of what comes or goes: +1,240, −3,000. Money that is less than nothing has its sign without it. */
  signed?: boolean;
  /** Former value, struck through before the present one. */
  was?: Money | number | undefined;
  /** Words read out in place of figure and unit, where these alone would mislead. */
  spoken?: string | undefined;
}

/** An amount of money, points or anything else that is counted: the figure as large as its place asks, currency or unit smaller beside it. */
export function Amount({ value, unit, signed = false, was, spoken, className, ...root }: AmountProps) {
  const formats = useFormats();
  const figure = (of: Money | number) => figureOf(of, { formats, unit, signed });
  const shown =
    was === undefined ? (
      figure(value)
    ) : (
      <>
        <del className={styles.was}>{figure(was)}</del>
        {figure(value)}
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

interface Looks extends Required<Pick<AmountProps, 'signed'>>, Pick<AmountProps, 'unit'> {
  formats: Formats;
}

/** Figure and currency or unit, drawn by the amount itself: a page holds dozens of them. */
function figureOf(value: Money | number, { formats, unit, signed }: Looks): ReactNode {
  if (typeof value !== 'number')
    return (
      <>
        {signed && value.amount > 0 && formats.signed(1).charAt(0)}
        {formats.moneyParts(value).map(({ kind, text }) =>
          kind === 'figure' ? (
            text
          ) : (
            <span key={text} className={styles.currency}>
              {text}
            </span>
          ),
        )}
      </>
    );
  return (
    <>
      {signed ? formats.signed(value) : formats.number(value)}
      {unit !== undefined && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
    </>
  );
}
