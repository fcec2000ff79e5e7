import { useId, useMemo, useState } from 'react';
import { Switch } from '../../../primitives/field/Switch.tsx';
import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { answersFilter, isOffered } from '../../../rules/seats/filter.ts';
import type { SeatLine } from '../../../rules/seats/place.ts';
import { sectionsOf } from '../../../rules/seats/sections.ts';
import { readMarks, type RowMarks, type SeatMark } from '../seat/seat-marks.ts';
import { useSeats } from '../seats-context.ts';
import * as styles from './SeatList.css.ts';
import { SeatListRow, type ShutPlace } from './SeatListRow.tsx';

interface SeatListProps {
  /** Of each line of the layout. */
  marks: readonly RowMarks[];
  /** The passenger in turn, whose price is there. */
  turn: string | undefined;
  /** The seat of the passenger in turn: its row is open at first. */
  start: string | undefined;
}

const none: SeatMark = {};

/** Elements that take the place of a seat in a row. */
const shutIn = ({ decks }: SeatLayout, { at }: SeatLine): readonly ShutPlace[] =>
  (decks[at.deck]?.cabins[at.cabin]?.rows[at.row]?.elements ?? []).flatMap((element, column) =>
    element.type === 'blocked' || element.type === 'unknown' ? [{ element, column }] : [],
  );

/** The same seats by section, row and seat, for all who do not see the picture or would rather read. */
export function SeatList({ marks, turn, start }: SeatListProps) {
  const { layout, filter, words } = useSeats();
  const { t } = words;
  const id = useId();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const own = layout.byDesignator.get(start ?? '')?.line;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(own === undefined ? [] : [own]));
  const toggle = (line: number): void => {
    const next = new Set(open);
    if (!next.delete(line)) next.add(line);
    setOpen(next);
  };
  const narrowed = Object.values(filter).some(
    (value) => value === true || (Array.isArray(value) && value.length > 0),
  );
  const decks = layout.decks.length > 1;
  const sections = useMemo(() => sectionsOf(layout.lines), [layout]);
  return (
    <div className={styles.list}>
      <Switch
        label={t('list.onlyOpen')}
        checked={onlyOpen}
        onChange={({ target }) => setOnlyOpen(target.checked)}
      />
      {sections.map((section) => {
        const rows = section.lines.flatMap((line) => {
          const at = layout.lines.indexOf(line);
          const read = readMarks(marks[at] ?? '');
          const seats = line.seats.flatMap((placed, place) => {
            const mark = read[place] ?? none;
            const free = isOffered(placed.seat) && mark.refused === undefined && mark.holder === undefined;
            const wanted = mark.holder !== undefined || !narrowed || answersFilter(placed, filter);
            return wanted && (free || mark.holder !== undefined || !onlyOpen) ? [{ placed, mark, free }] : [];
          });
          return seats.length === 0 ? [] : [{ at, line, seats }];
        });
        if (rows.length === 0) return null;
        const free = rows.reduce((sum, { seats }) => sum + seats.filter((seat) => seat.free).length, 0);
        const first = section.lines[0]?.at;
        const deck = first && layout.decks[first.deck];
        const cabin = words.cabin(first && deck?.cabins[first.cabin]);
        return (
          <section key={section.id} aria-labelledby={`${id}${section.id}`}>
            <div className={styles.head}>
              <h2 id={`${id}${section.id}`} className={styles.title}>
                {decks && `${words.deck(deck)} `}
                {section.part === 'whole' ? cabin : t('section', { cabin, part: t(`part.${section.part}`) })}
              </h2>
              <p className={styles.count}>
                {t('section.rows', { from: section.from, to: section.to, free })}
              </p>
            </div>
            <div className={styles.card}>
              {rows.map(({ at, line, seats }) => (
                <SeatListRow
                  key={at}
                  number={line.number}
                  seats={seats}
                  shut={onlyOpen ? [] : shutIn(layout, line)}
                  turn={turn}
                  open={open.has(at)}
                  onToggle={() => toggle(at)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
