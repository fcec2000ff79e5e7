import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { hidden } from '../../../primitives/hidden.css.ts';
import { ownLine } from '../../../rules/seats/own-line.ts';
import { inlineVars } from '../../../primitives/inline-vars.ts';
import * as styles from './CabinHull.css.ts';
import { between, cabinHead, doorLine, doorsBelow } from './CabinLines.tsx';
import * as rows from './CabinRow.css.ts';
import { CabinRow } from './CabinRow.tsx';
import { ColumnLetters } from './ColumnLetters.tsx';
import { deckPlan, type CabinPlan, type DeckPlan } from './deck-plan.ts';
import { plansFor } from '../layouts.ts';
import type { RowMarks } from '../seat/seat-marks.ts';
import { useSeats } from '../seats-context.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Parts of a map whose cabin lies across, beside those of every map. */
export interface AcrossView {
  /** Length of a deck beside its rows and the curve of its nose, px. */
  readonly lengthOf: (plan: DeckPlan) => number;
  /** The letters of a cabin, before its first row. */
  readonly letters: (cabin: CabinPlan) => ReactNode;
  /** Brings a seat to the middle of its room. */
  readonly bringToMiddle: (room: HTMLElement, designator: string) => void;
}

interface CabinMapProps {
  /** Of each line of the layout. */
  marks: readonly RowMarks[];
  /** The seat of the passenger in turn. */
  start: string | undefined;
  /** Where the cabin lies across. */
  acrossView?: AcrossView;
  /** Drawn over the cabin. */
  children?: ReactNode;
}

/** The cabin from above, as a grid of seats. */
export function CabinMap({ marks, start, acrossView, children }: CabinMapProps) {
  const { layout, words, naming, lookOnly, across, deck, onChoose, onSay } = useSeats();
  const { t } = words;
  const grid = useRef<HTMLDivElement>(null);
  // A viewer who looks for nobody begins at the nose, by eye and by key.
  const own = lookOnly ? layout.lines.find(({ at }) => at.deck === deck) : ownLine(layout, start, deck);
  const plan = plansFor(layout)[deck] ?? deckPlan(layout, deck);
  const view = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const first = (own?.seats.find(({ designator }) => designator === start) ?? own?.seats[0])?.designator;
  const help = useId();
  const rowsDrawn = useDrawnRows(plan);
  const { farthest, nearest, small, zoomBy, approach } = useZoom({
    plan: view,
    scroller,
    broad: plan.seats > 6,
  });
  const shown = useRef(false);
  useEffect(() => {
    if (!acrossView || lookOnly || rowsDrawn < plan.rows || !first || shown.current || !scroller.current)
      return;
    shown.current = true;
    acrossView.bringToMiddle(scroller.current, first);
  });
  const { onKeyDown, clicked } = useGridKeys({
    grid,
    start: first,
    onZoom: zoomBy,
  });

  const far = small && !lookOnly;
  const click = (event: MouseEvent): void =>
    clicked(event, (designator) => {
      // A press by assistive technology has no place on the screen, and needs no larger target.
      if (far && event.detail > 0) {
        approach({ x: event.clientX, y: event.clientY });
        onSay(t('zoom.near'));
      } else onChoose(designator);
    });

  return (
    <div className={styles.stage}>
      <div
        ref={view}
        className={styles.plan}
        data-broad={(!across && plan.seats > 6) || undefined}
        data-across={across || undefined}
        style={inlineVars({
          [styles.seats]: plan.seats,
          [styles.aisles]: plan.aisles,
          [styles.rows]: plan.rows,
          ...(acrossView && { [styles.rest]: `${acrossView.lengthOf(plan)}px` }),
        })}
      >
        {!across && <ColumnLetters cabins={plan.cabins} scroller={scroller} />}
        <ZoomButtons farthest={farthest} nearest={nearest} onZoom={zoomBy} />
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
                      rowAt === cabin.named && acrossView?.letters(cabin),
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
      {children}
    </div>
  );
}
