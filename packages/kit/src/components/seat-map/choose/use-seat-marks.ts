import { useMemo } from 'react';
import type { SeatFilter } from '../../../rules/seats/filter.ts';
import { judgeWith, type ChildCompany, type SeatSituation } from '../../../rules/seats/judge.ts';
import { marksByLine, marksOf, refusalsOf } from '../seat/seat-marks.ts';

interface MarksWanted {
  situation: SeatSituation;
  /** Where a child travels: who could sit beside it. */
  accompanied: ChildCompany | undefined;
  /** Passenger to choose for, by id. */
  turn: string | undefined;
  filter: SeatFilter;
  looked: string | undefined;
}

const nobody = {};

/** The marks of all seats, line by line. */
export function useSeatMarks({ situation, accompanied, turn, filter, looked }: MarksWanted) {
  const { layout, party, seating, owned = nobody } = situation;
  // It is only for a child that it matters who else sits where: else a tap asks nothing of the other seats again.
  const others = accompanied ? seating : nobody;
  const refusals = useMemo(
    () => refusalsOf(layout, judgeWith({ layout, party, seating: others, owned }, accompanied), turn),
    [layout, party, others, owned, accompanied, turn],
  );
  const marks = useMemo(
    () => marksOf(situation, refusals, turn, filter, looked),
    [situation, refusals, turn, filter, looked],
  );
  return useMemo(() => marksByLine(situation, marks), [situation, marks]);
}
