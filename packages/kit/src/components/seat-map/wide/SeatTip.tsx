import { useEffect, useRef, useState } from 'react';
import { readMarks, type RowMarks } from '../seat/seat-marks.ts';
import { acrossSizes } from '../map/across-sizes.ts';
import { inlineVars } from '../../../primitives/inline-vars.ts';
import { seatFacts } from '../seat/seat-facts.ts';
import { useSeats } from '../seats-context.ts';
import * as styles from './SeatTip.css.ts';

interface SeatTipProps {
  /** Of each line of the layout. */
  marks: readonly RowMarks[];
  /** The passenger in turn. */
  turn: string | undefined;
}

/** A seat, and where it lies in the stage, px. */
interface Tipped {
  readonly designator: string;
  readonly middle: number;
  /** Foot of the seat, and of the cabin. */
  readonly from: number;
  readonly to: number;
}

const seatOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-seat]')) || undefined;

/** Place of a seat within the stage. */
function tippedAt(seat: HTMLElement, stage: HTMLElement): Tipped | undefined {
  const row = seat.closest('[role="row"]');
  const designator = seat.dataset['seat'];
  if (!row || designator === undefined) return undefined;
  const [own, column, room] = [seat, row, stage].map((box) => box.getBoundingClientRect());
  if (!own || !column || !room) return undefined;
  return {
    designator,
    middle: (own.left + own.right) / 2 - room.left,
    from: own.bottom - room.top,
    to: column.bottom - acrossSizes.beyond - room.top,
  };
}

/** The seat that is pointed at, or that has the focus: which, where, and its price. Its name says all of it, so it is for the eye alone. */
export function SeatTip({ marks, turn }: SeatTipProps) {
  const seats = useSeats();
  const tip = useRef<HTMLDivElement>(null);
  const [tipped, setTipped] = useState<Tipped>();
  useEffect(() => {
    const stage = tip.current?.parentElement;
    if (!stage) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let shown: Tipped | undefined;
    const show = (seat: HTMLElement | undefined): void => {
      const next = seat && tippedAt(seat, stage);
      // A press on the seat that is pointed at draws nothing again.
      if (
        next?.designator === shown?.designator &&
        next?.middle === shown?.middle &&
        next?.from === shown?.from
      )
        return;
      shown = next;
      setTipped(next);
    };
    const inFocus = (): HTMLElement | undefined => {
      const { activeElement } = document;
      return activeElement?.matches(':focus-visible') && stage.contains(activeElement)
        ? seatOf(activeElement)
        : undefined;
    };
    stage.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        const seat = seatOf(target);
        if (seat && pointerType !== 'touch') show(seat);
      },
      { signal },
    );
    stage.addEventListener('pointerleave', () => show(inFocus()), { signal });
    // A press gives the focus too, and leaves the tip to the pointer.
    stage.addEventListener(
      'focusin',
      () => {
        const seat = inFocus();
        if (seat) show(seat);
      },
      { signal },
    );
    stage.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!seatOf(relatedTarget)) show(undefined);
      },
      { signal },
    );
    stage.addEventListener('scroll', () => show(inFocus()), { signal, capture: true, passive: true });
    stage.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') show(undefined);
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
  const placed = tipped && seats.layout.byDesignator.get(tipped.designator);
  const mark = placed && (readMarks(marks[placed.line] ?? '')[placed.place] ?? {});
  const facts = placed && mark && seatFacts(placed, mark, turn, seats);
  const { t, list } = seats.words;
  const kind = placed?.seat.kind;
  const told = kind === 'preferred' || kind === 'exit' ? t(`kind.${kind}`) : '';
  return (
    <div
      ref={tip}
      className={styles.tip}
      hidden={!facts}
      aria-hidden
      data-part="tip"
      style={
        tipped &&
        inlineVars({
          [styles.middle]: `${tipped.middle}px`,
          [styles.from]: `${tipped.from}px`,
          [styles.to]: `${tipped.to}px`,
        })
      }
    >
      {facts && (
        <div className={styles.card}>
          <p className={styles.head}>
            <b className={styles.designator}>{placed.designator}</b>
            <b className={styles.price}>{facts.price}</b>
          </p>
          <p className={styles.place}>{list([told, facts.place])}</p>
          {facts.detail && <p className={styles.place}>{facts.detail}</p>}
        </div>
      )}
    </div>
  );
}
