import { useId } from 'react';
import { classNames } from '../../../primitives/class-names.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import type { CabinElement } from '../../../rules/seats/cabin.ts';
import type { PlacedSeat } from '../../../rules/seats/place.ts';
import { comparePrices } from '../../../rules/seats/price-order.ts';
import { priceFor } from '../../../rules/seats/price.ts';
import { SeatGlyph } from '../seat/SeatGlyph.tsx';
import { seatFacts } from '../seat/seat-facts.ts';
import { lookOf, seatState, type SeatMark } from '../seat/seat-marks.ts';
import { useSeats } from '../seats-context.ts';
import * as styles from './SeatList.css.ts';

/** A seat of a row with its mark. */
export interface ListedSeat {
  readonly placed: PlacedSeat;
  readonly mark: SeatMark;
  /** On offer to the passenger in turn, and nobody's yet. */
  readonly free: boolean;
}

/** A place that nobody can have: a seat without a number, or what nobody knows. */
export interface ShutPlace {
  readonly element: Extract<CabinElement, { type: 'blocked' | 'unknown' }>;
  readonly column: number;
}

interface SeatListRowProps {
  number: string;
  seats: readonly ListedSeat[];
  /** Told below the seats. */
  shut: readonly ShutPlace[];
  /** The passenger in turn, whose price is there. */
  turn: string | undefined;
  open: boolean;
  onToggle: () => void;
}

/** One row: its free letters and lowest price at a glance, its seats when it is opened. */
export function SeatListRow({ number, seats, shut, turn, open, onToggle }: SeatListRowProps) {
  const { words } = useSeats();
  const { t, list, price } = words;
  const id = useId();
  const free = seats.filter((seat) => seat.free);
  const held = seats.filter(({ mark }) => mark.holder !== undefined);
  const letters = (of: readonly ListedSeat[]): string =>
    of.map(({ placed }) => placed.letter).join(t('letters'));
  const [cheapest] = free.map(({ placed }) => priceFor(placed.seat, turn)).sort(comparePrices);
  const glance = [
    free.length > 0 ? t('row.free', { letters: letters(free) }) : t('row.none'),
    held.length > 0 ? t('row.held', { letters: letters(held) }) : '',
  ];
  return (
    <div className={styles.row}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles.opener}
          onClick={onToggle}
        >
          <span className={styles.number}>{t('row', { number })}</span>
          <span className={styles.glance}>{list(glance)}</span>
          {free.length > 0 && <span className={styles.price}>{price(cheapest)}</span>}
          <Icon name="chevron-down" size={20} className={classNames(styles.arrow, open && styles.turned)} />
        </button>
      </h3>
      <ul id={id} hidden={!open} className={styles.seats}>
        {open &&
          seats.map(({ placed, mark }) => (
            <li key={placed.designator}>
              <SeatButton placed={placed} mark={mark} turn={turn} />
            </li>
          ))}
        {open &&
          shut.map(({ element, column }) => (
            <li key={column} className={styles.seat}>
              <SeatGlyph look="unknown" large />
              <span className={styles.words}>
                {words.fitting(element.type, element.type === 'unknown' ? element.name : undefined)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

interface SeatButtonProps extends Pick<SeatListRowProps, 'turn'> {
  placed: PlacedSeat;
  mark: SeatMark;
}

function SeatButton({ placed, mark, turn }: SeatButtonProps) {
  const seats = useSeats();
  const { lookOnly, onChoose } = seats;
  const { seat, designator } = placed;
  const { open, place, detail, price } = seatFacts(placed, mark, turn, seats);
  const content = (
    <>
      <SeatGlyph look={lookOf(placed, mark)} holder={mark.holder} large />
      <span className={styles.words}>
        <span className={styles.designator}>{designator}</span>{' '}
        <span className={styles.features}>{place}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {seat.disclosures?.map((text) => (
          <span key={text} className={styles.detail}>
            {text}
          </span>
        ))}
      </span>
      <span className={styles.price}>{price}</span>
    </>
  );
  const part = { 'data-part': 'seat', 'data-state': seatState(placed, mark) };
  if (lookOnly)
    return (
      <div {...part} className={styles.seat}>
        {content}
      </div>
    );
  return (
    <button
      {...part}
      type="button"
      className={styles.seat}
      aria-pressed={mark.holder !== undefined}
      aria-disabled={!open || undefined}
      onClick={() => onChoose(designator)}
    >
      {content}
    </button>
  );
}
