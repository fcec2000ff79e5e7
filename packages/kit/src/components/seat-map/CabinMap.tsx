import { useCallback, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { hidden } from '../../primitives/hidden.css.ts';
import type { SeatLayout } from '../../rules/seats/layout.ts';
import type { SeatLine } from '../../rules/seats/place.ts';
import { inlineVars } from './inline-vars.ts';
import * as styles from './CabinHull.css.ts';
import { between, cabinHead, doorLine, doorsBelow } from './CabinLines.tsx';
import * as rows from './CabinRow.css.ts';
import { CabinRow } from './CabinRow.tsx';
import { ColumnLetters } from './ColumnLetters.tsx';
import { deckPlan } from './deck-plan.ts';
import { plansFor } from './layouts.ts';
import type { RowMarks } from './seat-marks.ts';
import type { SeatNaming, SeatWords } from './seat-words.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { zoomedOutOf } from './zoomed-out.ts';

interface CabinMapProps {
  grid: RefObject<HTMLDivElement | null>;
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
  /** Where they begin to look on this deck. */
  own: SeatLine | undefined;
  /** Nobody chooses: a tap tells of a seat. */
  lookOnly: boolean;
  onChoose: (designator: string) => void;
  onSay: (text: string) => void;
  /** A seat number that the map does not have; none as soon as a seat is gone to. */
  onMissing: (typed?: string) => void;
}

/** The cabin from above, as a grid of seats. */
export function CabinMap(props: CabinMapProps) {
  const {
    grid,
    layout,
    deck,
    onDeck,
    marks,
    words,
    naming,
    start,
    own,
    lookOnly,
    onChoose,
    onSay,
    onMissing,
  } = props;
  const { t } = words;
  const plan = plansFor(layout)[deck] ?? deckPlan(layout, deck);
  const view = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const help = useId();
  const rowsDrawn = useDrawnRows(plan);
  const onZoomedOut = useCallback((zoomedOut: boolean) => zoomedOutOf(layout).set(view, zoomedOut), [layout]);
  const { farthest, nearest, small, zoomBy, approach } = useZoom(view, scroller, onZoomedOut, plan.seats > 6);
  const { onKeyDown, clicked } = useGridKeys({
    grid,
    layout,
    onDeck,
    start: (own?.seats.find(({ designator }) => designator === start) ?? own?.seats[0])?.designator,
    onChoose,
    onZoom: zoomBy,
    onMissing,
  });

  const far = small && !lookOnly;
  const click = (event: MouseEvent): void => {
    const designator = clicked(event);
    if (designator === undefined) return;
    // A press by assistive technology has no place on the screen, and needs no larger target.
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
        style={inlineVars({
          [styles.seats]: plan.seats,
          [styles.aisles]: plan.aisles,
          [styles.rows]: plan.rows,
        })}
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
              onKeyDown={onKeyDown}
            >
              {plan.cabins.map((cabin, at) => (
                <div
                  key={cabin.id}
                  role="rowgroup"
                  aria-label={words.cabin(cabin)}
                  className={styles.cabin}
                  data-cabin={at}
                >
                  {cabin.rows
                    .slice(0, Math.max(0, rowsDrawn - cabin.before))
                    .flatMap((row, rowAt) => [
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
