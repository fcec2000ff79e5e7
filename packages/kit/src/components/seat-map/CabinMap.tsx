import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { hidden } from '../../primitives/hidden.css.ts';
import type { SeatLayout } from '../../rules/seats/layout.ts';
import { inlineVars } from './inline-vars.ts';
import * as styles from './CabinHull.css.ts';
import * as rows from './CabinRow.css.ts';
import { CabinRow } from './CabinRow.tsx';
import { ColumnLetters } from './ColumnLetters.tsx';
import { hasWordsInRow, type CabinPlan, type DeckPlan, type RowPlan } from './deck-plan.ts';
import { plansFor } from './layouts.ts';
import type { RowMarks } from './seat-marks.ts';
import type { SeatNaming, SeatWords } from './seat-words.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface CabinMapProps {
  layout: SeatLayout;
  /** Index of the deck, and how to see another. */
  deck: number;
  onDeck: (deck: number) => void;
  /** Of each line of the layout. */
  marks: readonly RowMarks[];
  words: SeatWords;
  naming: SeatNaming;
  /** The seat of the passenger in turn. */
  start: string | undefined;
  /** Nobody chooses: a tap tells of a seat. */
  lookOnly: boolean;
  onChoose: (designator: string) => void;
  onSay: (text: string) => void;
}

const noDeck: DeckPlan = { seats: 1, aisles: 0, cabins: [] };

/** The cabin from above, as a grid of seats. */
export function CabinMap(props: CabinMapProps) {
  const { layout, deck, onDeck, marks, words, naming, start, lookOnly, onChoose, onSay } = props;
  const { t } = words;
  const plan = plansFor(layout)[deck] ?? noDeck;
  const view = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const help = useId();
  const { farthest, nearest, small, zoomBy, approach } = useZoom(view, scroller, plan.seats > 6);
  const { onFocus, onKeyDown, clicked } = useGridKeys({
    grid,
    layout,
    deck,
    onDeck,
    start,
    onChoose,
    onZoom: zoomBy,
    onUnknown: (typed) => onSay(t('said.noSuchSeat', { seat: typed })),
  });

  const far = small && !lookOnly;
  const click = (event: MouseEvent): void => {
    const designator = clicked(event);
    if (designator === undefined) return;
    // What assistive technology presses has no place on the screen, and needs no larger target.
    if (far && event.detail > 0) {
      approach({ x: event.clientX, y: event.clientY });
      onSay(t('zoom.near'));
    } else onChoose(designator);
  };

  return (
    <div className={styles.stage}>
      <div
        ref={view}
        className={styles.plan}
        data-broad={plan.seats > 6 || undefined}
        style={inlineVars({ [styles.seats]: plan.seats, [styles.aisles]: plan.aisles })}
      >
        <ColumnLetters cabins={plan.cabins} scroller={scroller} />
        <ZoomButtons farthest={farthest} nearest={nearest} onZoom={zoomBy} words={words} />
        <span id={help} className={hidden}>
          {t(lookOnly ? 'grid.helpLook' : 'grid.help')}
        </span>
        <div ref={scroller} className={styles.scroller}>
          <div className={styles.canvas}>
            <div className={styles.body} />
            <div
              ref={grid}
              role="grid"
              aria-label={t('grid')}
              aria-describedby={help}
              aria-multiselectable={!lookOnly}
              aria-readonly={lookOnly || undefined}
              tabIndex={-1}
              className={styles.grid}
              onClick={click}
              onFocus={onFocus}
              onKeyDown={onKeyDown}
            >
              {plan.cabins.map((cabin, at) => (
                <div key={cabin.id} role="rowgroup" aria-label={t(`cabin.${cabin.class}`)} data-cabin={at}>
                  {cabin.rows.flatMap((row, rowAt) => [
                    rowAt === cabin.named && cabinHead(cabin, at > 0, words),
                    rowAt !== cabin.named &&
                      row.wall &&
                      between('above', row, <span className={rows.wall} />),
                    <CabinRow
                      key={row.id}
                      row={row}
                      marks={row.line === undefined ? '' : (marks[row.line] ?? '')}
                      words={words}
                      naming={naming}
                    />,
                    doorsBelow(cabin, row, rowAt) && doorLine(row, undefined, words),
                  ])}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Fittings up to a wall leave no room for the words at their doors, so these follow. */
const wordless = (row: RowPlan): boolean =>
  row.number === undefined && row.exit !== undefined && !hasWordsInRow(row);

const doorsBelow = ({ named }: CabinPlan, row: RowPlan, at: number): boolean =>
  wordless(row) && at !== named - 1;

/** A line before or after a row, along the wing where the row is. */
const between = (place: 'above' | 'below', { id, wing }: RowPlan, content: ReactNode): ReactNode => (
  <div
    key={`${place} ${id}`}
    className={rows.edges}
    data-wing={wing === 'on' || wing === 'last' ? 'on' : undefined}
    aria-hidden
  >
    <div className={rows.between}>{content}</div>
  </div>
);

/** The name of a cabin, between its wall, or between the words of the doors above. */
function cabinHead(cabin: CabinPlan, walled: boolean, words: SeatWords): ReactNode {
  const [before, first] = [cabin.rows[cabin.named - 1], cabin.rows[cabin.named]];
  const name = <span>{words.t(`cabin.${cabin.class}`)}</span>;
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

function doorLine(row: RowPlan, middle: ReactNode, { t }: SeatWords): ReactNode {
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
