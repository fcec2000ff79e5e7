import { lazy, Suspense, useMemo, useState } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { SeatMapData } from '../../rules/cabin.ts';
import { isOffered, type SeatFilter } from '../../rules/seat-legend.ts';
import { seatedOf } from '../../rules/seat-party.ts';
import { CabinMap } from './CabinMap.tsx';
import { layoutFor } from './layouts.ts';
import { PassengerChips } from './PassengerChips.tsx';
import { marksByLine, marksOf } from './seat-marks.ts';
import { useSeatNaming, useSeatWords } from './seat-words.ts';
import { SeatHoldLine } from './SeatHoldLine.tsx';
import { SeatLegend } from './SeatLegend.tsx';
import * as styles from './SeatMap.css.ts';
import { SeatTools } from './SeatTools.tsx';
import type { SeatMapProps } from './types.ts';
import { useChoosing } from './use-choosing.ts';
import { useProposal } from './use-proposal.ts';

const SeatList = lazy(() => import('./SeatList.tsx').then((list) => ({ default: list.SeatList })));
const NothingOffered = lazy(() => import('./NoSeats.tsx').then((none) => ({ default: none.NothingOffered })));
const LookedSeat = lazy(() => import('./LookedSeat.tsx').then((looked) => ({ default: looked.LookedSeat })));
const ExitRowSheet = lazy(() =>
  import('./ExitRowSheet.tsx').then((sheet) => ({ default: sheet.ExitRowSheet })),
);

interface SeatPlanProps extends Omit<SeatMapProps, 'map' | 'below'> {
  data: SeatMapData;
}

const nobody = {};

/** The seats that are there: who is chosen for, what the marks mean, and the picture or the list. */
export function SeatPlan({
  data,
  party,
  seating,
  owned = nobody,
  hold,
  view: first = 'map',
  ...on
}: SeatPlanProps) {
  const layout = layoutFor(data);
  const situation = useMemo(() => ({ layout, party, seating, owned }), [layout, party, seating, owned]);
  const words = useSeatWords();
  const naming = useSeatNaming(words, party);
  const [view, setView] = useState(first);
  const [filter, setFilter] = useState<SeatFilter>(nobody);
  const choosing = useChoosing(situation, words, on);
  const { turn, choose, looked, said, say } = choosing;
  const start = turn && seating[turn.id];
  const [deck, setDeck] = useState(layout.byDesignator.get(start ?? '')?.at.deck ?? 0);
  const propose = useProposal(situation, filter, words, on.onSeating, say);
  const marks = useMemo(
    () => marksOf(situation, turn?.id, filter, looked),
    [situation, turn?.id, filter, looked],
  );
  const lines = useMemo(() => marksByLine(situation, marks), [situation, marks]);
  const people = seatedOf(party);
  const lookOnly = people.length === 0;
  return (
    <>
      <div className={classNames(styles.head, styles.gutter)}>
        {!lookOnly && (
          <PassengerChips
            layout={layout}
            party={party}
            seating={seating}
            owned={owned}
            turn={turn?.id}
            onTurn={choosing.onTurn}
            words={words}
          />
        )}
        <p role="status" className={lookOnly ? styles.looked : styles.said}>
          {said ||
            (turn ? (
              words.t('said.next', { name: turn.name })
            ) : (
              <Suspense>
                <LookedSeat placed={layout.byDesignator.get(looked ?? '')} words={words} />
              </Suspense>
            ))}
        </p>
      </div>
      <div className={classNames(styles.setup, styles.gutter)}>
        {hold && <SeatHoldLine hold={hold} />}
        {!layout.seats.some(({ seat }) => isOffered(seat)) && (
          <Suspense>
            <NothingOffered />
          </Suspense>
        )}
        <SeatTools
          decks={layout.decks}
          deck={deck}
          onDeck={setDeck}
          view={view}
          onView={setView}
          onPropose={people.length > 1 ? propose : undefined}
          words={words}
        />
        <SeatLegend layout={layout} lookOnly={lookOnly} filter={filter} onFilter={setFilter} words={words} />
      </div>
      {view === 'map' ? (
        <CabinMap
          layout={layout}
          deck={deck}
          onDeck={setDeck}
          marks={lines}
          words={words}
          naming={naming}
          start={start}
          lookOnly={lookOnly}
          onChoose={choose}
          onSay={say}
        />
      ) : (
        <Suspense>
          <SeatList
            layout={layout}
            marks={lines}
            filter={filter}
            words={words}
            names={people}
            start={start}
            onChoose={lookOnly ? undefined : choose}
          />
        </Suspense>
      )}
      {choosing.asked !== undefined && turn && (
        <Suspense>
          <ExitRowSheet
            layout={layout}
            designator={choosing.asked}
            passenger={turn}
            place={people.indexOf(turn) + 1}
            words={words}
            onConfirm={choosing.onConfirm}
            onCancel={choosing.onCancel}
          />
        </Suspense>
      )}
    </>
  );
}
