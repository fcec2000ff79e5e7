import { Fragment } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Money } from '../../rules/money.ts';
import { Amount } from './Amount.tsx';

export interface AmountSumProps extends RootProps<HTMLSpanElement> {
  /** One for each currency, in minor units. */
  cash?: readonly Money[] | undefined;
  /** Points that are paid besides, or alone. */
  points?: number | undefined;
  /** Word of the points. */
  unit: string;
}

const nothing: readonly Money[] = [];

/** Points and money of one price in a line: 20,000 points + ¥300. A part that is nothing is left out. */
export function AmountSum({ cash = nothing, points = 0, unit, ...root }: AmountSumProps) {
  const parts = [
    ...(points > 0 ? [{ key: 'points', amount: <Amount value={points} unit={unit} /> }] : []),
    ...cash
      .filter(({ amount }) => amount > 0)
      .map((value) => ({ key: value.currency, amount: <Amount value={value} /> })),
  ];
  return (
    <span {...root}>
      {parts.map(({ key, amount }, at) => (
        <Fragment key={key}>
          {at > 0 && ' + '}
          {amount}
        </Fragment>
      ))}
    </span>
  );
}
