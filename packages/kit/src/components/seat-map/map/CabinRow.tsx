import { memo, type ReactNode } from 'react';
import { inlineVars } from '../../../primitives/inline-vars.ts';
import * as styles from './CabinRow.css.ts';
import { FittingSign } from './FittingSign.tsx';
import { hasWordsInRow, type RowPart, type RowPlan } from './deck-plan.ts';
import { looks, ring } from '../seat/seat.css.ts';
import { canBeHad, lookOf, readMarks, seatState, type RowMarks, type SeatMark } from '../seat/seat-marks.ts';
import { signOf } from '../seat/seat-signs.ts';
import type { SeatNaming, SeatWords } from '../seat-words.ts';
import type { PlacedSeat } from '../../../rules/seats/place.ts';

export interface CabinRowProps {
  row: RowPlan;
  marks: RowMarks;
  words: SeatWords;
  naming: SeatNaming;
}

const none: SeatMark = {};

/** One seat is one element; what it is called and how it looks are in its attributes. */
function seatCell(placed: PlacedSeat, mark: SeatMark, naming: SeatNaming): ReactNode {
  const open = canBeHad(placed, mark);
  const look = lookOf(placed, mark);
  return (
    <div
      key={placed.letter}
      role="gridcell"
      tabIndex={-1}
      className={mark.turn || mark.looked ? `${looks[look]} ${ring}` : looks[look]}
      data-part="seat"
      data-seat={placed.designator}
      data-state={seatState(placed, mark)}
      aria-label={naming(placed, mark)}
      aria-selected={open ? mark.holder !== undefined || mark.looked === true : undefined}
      aria-disabled={open ? undefined : true}
    >
      {signOf(look, mark.holder)}
    </div>
  );
}

const spanOf = (span: number) => inlineVars({ [styles.span]: span });

/** A gap at the wall beside a door has its words. */
function fittingCell(
  part: Extract<RowPart, { span: number }>,
  at: number,
  door: 'start' | 'end' | undefined,
  { t, fitting }: SeatWords,
): ReactNode {
  const { span } = part;
  if (part.type === 'gap' && door === undefined)
    return <span key={at} className={styles.spanned} style={spanOf(span)} aria-hidden />;
  return (
    <div key={at} role="gridcell" className={styles.spanned} style={spanOf(span)}>
      {part.type === 'gap' ? (
        <span className={styles.door} data-at={door}>
          <span className={styles.arrow} aria-hidden />
          {t('exit')}
        </span>
      ) : (
        <FittingSign type={part.fitting} span={span}>
          {fitting(part.fitting, part.name)}
        </FittingSign>
      )}
    </div>
  );
}

/** One row from wall to wall. It is drawn again only when a mark in it changes. */
export const CabinRow = memo(function CabinRow({ row, marks, words, naming }: CabinRowProps) {
  const { parts, exit, wing, number } = row;
  const { t } = words;
  const read = readMarks(marks);
  const firstAisle = parts.findIndex(({ type }) => type === 'aisle');
  const numberless = firstAisle === -1;
  const held = read.some(({ holder }) => holder) || undefined;
  const numberCell = (at: number): ReactNode => {
    const header = number !== undefined && at === firstAisle;
    return (
      <span
        key={at}
        role={header ? 'rowheader' : undefined}
        aria-hidden={!header || undefined}
        className={styles.number}
        data-held={held}
      >
        {number}
      </span>
    );
  };
  const draw = (part: RowPart, at: number): ReactNode => {
    if (part.type === 'seat') return seatCell(part.placed, read[part.placed.place] ?? none, naming);
    if (part.type === 'aisle') return numberCell(at);
    const doorAt = at === 0 ? 'start' : at === parts.length - 1 ? 'end' : undefined;
    return fittingCell(part, at, exit && hasWordsInRow(row) ? doorAt : undefined, words);
  };
  return (
    <div role="row" className={`${styles.edges} ${styles.row}`} data-exit={exit} data-wing={wing}>
      {number !== undefined && exit && sideWords(t('exit'), true)}
      {wing === 'last' && number !== undefined && sideWords(t('wing'), false)}
      {numberless && number !== undefined && numberCell(-1)}
      {parts.map(draw)}
      {numberless && number !== undefined && <span className={styles.number} aria-hidden />}
    </div>
  );
});

/** Words outside of both walls; the row says them by its name, so they are for the eye alone. */
const sideWords = (word: string, door: boolean): ReactNode =>
  (['start', 'end'] as const).map((at) => (
    <span key={at} className={styles.sideWord} data-at={at} data-door={door || undefined} aria-hidden>
      <span className={styles.running}>{word}</span>
    </span>
  ));
