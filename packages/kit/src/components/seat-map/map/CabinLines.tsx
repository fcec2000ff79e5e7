import type { ReactNode } from 'react';
import { classNames } from '../../../primitives/class-names.ts';
import * as rows from './CabinRow.css.ts';
import { hasWordsInRow, type CabinPlan, type RowPlan } from './deck-plan.ts';
import type { SeatWords } from '../seat-words.ts';

/** Fittings up to a wall leave no room for the words at their doors, so these follow. */
const wordless = (row: RowPlan): boolean =>
  row.number === undefined && row.exit !== undefined && !hasWordsInRow(row);

/** Whether the words of its doors follow this row. */
export const doorsBelow = ({ named }: CabinPlan, row: RowPlan, at: number): boolean =>
  wordless(row) && at !== named - 1;

/** A line before or after a row, along the wing where the row is. */
export const between = (
  place: 'above' | 'below' | 'letters',
  { id, wing }: RowPlan,
  content: ReactNode,
): ReactNode => (
  <div
    key={`${place} ${id}`}
    className={rows.edges}
    data-wing={wing === 'on' || wing === 'last' ? 'on' : undefined}
    aria-hidden
  >
    <div className={classNames(rows.between, place === 'letters' && rows.letters)}>{content}</div>
  </div>
);

/** The name of a cabin, between its wall, or between the words of the doors above. */
export function cabinHead(cabin: CabinPlan, walled: boolean, words: SeatWords): ReactNode {
  const [before, first] = [cabin.rows[cabin.named - 1], cabin.rows[cabin.named]];
  const name = <span>{words.cabin(cabin)}</span>;
  if (before && wordless(before)) return doorLine(before, name, words);
  const side = <span className={walled ? rows.wall : rows.door} />;
  return (
    first &&
    between(
      'above',
      first,
      <>
        {side}
        {name}
        {side}
      </>,
    )
  );
}

/** The words of a row's doors at both walls. */
export function doorLine(row: RowPlan, middle: ReactNode, { t }: SeatWords): ReactNode {
  const door = (at: 'start' | 'end'): ReactNode => {
    const here = row.exit === 'both' || row.exit === (at === 'start' ? 'left' : 'right');
    return (
      <span className={rows.door} data-at={at}>
        {here && <span className={rows.arrow} />}
        {here && t('exit')}
      </span>
    );
  };
  return between(
    'below',
    row,
    <>
      {door('start')}
      {middle}
      {door('end')}
    </>,
  );
}
