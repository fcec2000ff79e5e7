import { memo, useState } from 'react';
import { answersFilter, bandId, isOffered } from '../../../rules/seats/filter.ts';
import type { SeatBand } from '../../../rules/seats/legend.ts';
import { legendFor } from '../legend/legends.ts';
import { SeatGlyph } from '../seat/SeatGlyph.tsx';
import { canBeHad, readMarks, seatState, type RowMarks, type SeatMark } from '../seat/seat-marks.ts';
import { useSeats } from '../seats-context.ts';
import * as styles from './SeatPrices.css.ts';

interface SeatPricesProps {
  /** Of each line of the layout. */
  marks: readonly RowMarks[];
}

const none: SeatMark = {};

/** Seats of a price that are there at first. */
const few = 12;

/** The seats on offer by kind and price, for all who look for a price rather than a place. */
export function SeatPrices({ marks }: SeatPricesProps) {
  const { layout, filter } = useSeats();
  const { bands } = legendFor(layout);
  const read = marks.map(readMarks);
  return (
    <div className={styles.prices}>
      {bands.map((band) => {
        const seats = layout.seats.flatMap((placed) => {
          const mark = read[placed.line]?.[placed.place] ?? none;
          const listed =
            isOffered(placed.seat) &&
            bandId(placed.seat) === band.id &&
            canBeHad(placed, mark) &&
            (mark.holder !== undefined || answersFilter(placed, filter));
          return listed ? [`${placed.designator} ${JSON.stringify(mark)}`] : [];
        });
        return seats.length > 0 && <PriceGroup key={band.id} band={band} seats={seats.join('\n')} />;
      })}
    </div>
  );
}

interface PriceGroupProps {
  band: SeatBand;
  /** A seat with its mark in each line: as text, so that a group without news is known by comparing two strings. */
  seats: string;
}

/** Seats of one kind and price. */
const PriceGroup = memo(function PriceGroup({ band, seats }: PriceGroupProps) {
  const { layout, words, naming, onChoose } = useSeats();
  const { t, price } = words;
  const [all, setAll] = useState(false);
  const listed = seats.split('\n').flatMap((line) => {
    const [designator = '', ...mark] = line.split(' ');
    const placed = layout.byDesignator.get(designator);
    return placed ? [{ placed, mark: JSON.parse(mark.join(' ')) as SeatMark }] : [];
  });
  const free = listed.filter(({ mark }) => mark.holder === undefined).length;
  const shown = listed.filter(({ mark }, at) => all || at < few || mark.holder !== undefined);
  const kind = band.kind === 'free' ? t('prices.rest') : t(`kind.${band.kind as OfferedKind}`);
  const title = t('band', { price: price(band.price), kind });
  return (
    <div role="group" aria-label={title} className={styles.group}>
      <h2 className={styles.title}>
        <SeatGlyph look={band.kind as OfferedKind} />
        {kind}
      </h2>
      <p className={styles.facts}>
        <b className={styles.price}>{price(band.price)}</b> {free > 0 && t('prices.free', { count: free })}
      </p>
      <ul className={styles.seats}>
        {shown.map(({ placed, mark }) => (
          <li key={placed.designator}>
            <button
              type="button"
              className={styles.seat}
              data-part="seat"
              data-state={seatState(placed, mark)}
              aria-label={naming(placed, mark)}
              aria-pressed={mark.holder !== undefined || mark.looked === true}
              onClick={() => onChoose(placed.designator)}
            >
              {placed.designator}
            </button>
          </li>
        ))}
        {shown.length < listed.length && (
          <li>
            <button type="button" className={styles.more} onClick={() => setAll(true)}>
              {t('prices.more', { count: listed.length - shown.length })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
});

type OfferedKind = 'free' | 'selectable' | 'preferred' | 'exit';
