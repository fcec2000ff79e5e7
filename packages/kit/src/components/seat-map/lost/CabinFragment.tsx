import type { Seating, SeatPassenger } from '../../../rules/seats/cabin.ts';
import { holdersOf } from '../../../rules/seats/judge.ts';
import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { seatedOf } from '../../../rules/seats/party.ts';
import type { SeatRepair } from '../../../rules/seats/repair.ts';
import { inlineVars } from '../../../primitives/inline-vars.ts';
import * as styles from '../map/CabinHull.css.ts';
import { CabinRow } from '../map/CabinRow.tsx';
import { plansFor } from '../layouts.ts';
import { writeMarks, type SeatMark } from '../seat/seat-marks.ts';
import { useSeatNaming, type SeatWords } from '../seat-words.ts';
import { fragment } from './SeatLostSheet.css.ts';

interface CabinFragmentProps {
  layout: SeatLayout;
  party: readonly SeatPassenger[];
  seating: Seating;
  /** The designator that somebody else has now. */
  lost: string;
  way: SeatRepair | undefined;
  words: SeatWords;
}

/** The rows in which a seat changes hands, with those before and behind. A picture: the words are beside it. */
export function CabinFragment({ layout, party, seating, lost, way, words }: CabinFragmentProps) {
  const naming = useSeatNaming(words, party);
  const numbers = new Map(seatedOf(party).map(({ id }, at) => [id, at + 1]));
  const before = holdersOf(seating);
  const proposed = holdersOf(Object.fromEntries(way?.moved.map((id) => [id, way.seating[id] ?? '']) ?? []));
  const markOf = (designator: string): SeatMark => {
    if (designator === lost) return { change: 'lost' };
    const next = numbers.get(proposed.get(designator) ?? '');
    if (next !== undefined) return { change: 'proposed', holder: next };
    const id = before.get(designator) ?? '';
    const holder = numbers.get(id);
    if (holder === undefined) return {};
    return way?.moved.includes(id) ? { change: 'left', holder } : { holder };
  };
  const at = layout.byDesignator.get(lost);
  const plan = at && plansFor(layout)[at.at.deck];
  if (!at || !plan) return null;
  const rows = plan.cabins.flatMap((cabin) => cabin.rows);
  const middle = rows.findIndex(({ line }) => line === at.line);
  return (
    <div className={fragment} aria-hidden>
      <div className={styles.stage}>
        <div
          className={styles.plan}
          data-broad={plan.seats > 6 || undefined}
          style={inlineVars({
            [styles.seats]: plan.seats,
            [styles.aisles]: plan.aisles,
          })}
        >
          <div className={styles.slice}>
            {rows.slice(Math.max(0, middle - 1), middle + 2).map((row) => (
              <CabinRow
                key={row.id}
                row={row}
                marks={writeMarks(
                  row.line === undefined
                    ? []
                    : (layout.lines[row.line]?.seats ?? []).map(({ designator }) => markOf(designator)),
                )}
                words={words}
                naming={naming}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
