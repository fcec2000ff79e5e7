import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import type { SeatMapData } from '../../rules/seats/cabin.ts';
import type { SeatFilter } from '../../rules/seats/filter.ts';
import { judgeWith } from '../../rules/seats/judge.ts';
import { ownLine } from '../../rules/seats/own-line.ts';
import { seatedOf } from '../../rules/seats/party.ts';
import { CabinMap } from './CabinMap.tsx';
import { layoutFor } from './layouts.ts';
import { PassengerChips } from './PassengerChips.tsx';
import { useSeatNaming, useSeatWords } from './seat-words.ts';
import * as styles from './SeatMap.css.ts';
import { SeatConditions, seatsOf } from './SeatConditions.tsx';
import { seatSetup } from './seat-setup.ts';
import type { SeatMapProps } from './types.ts';
import { useChildCompany } from './use-child-company.ts';
import { useChoosing } from './use-choosing.ts';
import { useSeatMarks } from './use-seat-marks.ts';
import { useEventCallback } from './use-event-callback.ts';

const SeatList = lazyWithRetry('seat-list', async () => (await import('./SeatList.tsx')).SeatList);
const ExitRowSheet = lazyWithRetry('exit-row', async () => (await import('./ExitRowSheet.tsx')).ExitRowSheet);

interface SeatPlanProps extends Omit<SeatMapProps, 'map' | 'below'> {
  data: SeatMapData;
}

const nobody = {};

/** The seats that are there: who is chosen for, what the marks mean, and the picture or the list. */
export function SeatPlan({
  data,
  party,
  value: seating,
  owned = nobody,
  hold,
  defaultView: first = 'map',
  ...on
}: SeatPlanProps) {
  const layout = layoutFor(data);
  const situation = useMemo(() => ({ layout, party, seating, owned }), [layout, party, seating, owned]);
  const [Setup] = useState(seatSetup);
  const words = useSeatWords();
  const naming = useSeatNaming(words, party);
  const [view, setView] = useState(first);
  const [filter, setFilter] = useState<SeatFilter>(nobody);
  const accompanied = useChildCompany(party);
  const judge = useMemo(() => judgeWith(situation, accompanied), [situation, accompanied]);
  const choosing = useChoosing(situation, judge, words, on);
  const { turn, choose, looked, said, say } = choosing;
  const start = turn && seating[turn.id];
  const people = seatedOf(party);
  const lookOnly = people.length === 0;
  const [deck, setDeck] = useState((!lookOnly && ownLine(layout, start)?.at.deck) || 0);
  const onPropose = useEventCallback((proposing: typeof import('./propose.ts')) =>
    proposing.propose({ situation, filter, words, onSeating: on.onChange, say }),
  );
  const lines = useSeatMarks({ situation, accompanied, turn: turn?.id, filter, looked });
  // A viewer who looks for nobody begins at the nose, by eye and by key.
  const own = lookOnly ? layout.lines.find(({ at }) => at.deck === deck) : ownLine(layout, start, deck);
  const grid = useRef<HTMLDivElement>(null);
  // Once the map stands: the network may be gone by the time that they are wanted.
  useEffect(() => {
    const timer = setTimeout(() => {
      SeatList.preload();
      ExitRowSheet.preload();
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={styles.head}>
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
          {said || (turn ? words.t('said.next', { name: turn.name }) : words.t('look'))}
        </p>
      </div>
      <Suspense fallback={<div className={styles.setupSoon} aria-busy />}>
        <Setup
          hold={hold}
          layout={layout}
          deck={deck}
          onDeck={setDeck}
          view={view}
          onView={setView}
          onPropose={people.length > 1 ? onPropose : undefined}
          lookOnly={lookOnly}
          filter={filter}
          onFilter={setFilter}
          words={words}
        />
      </Suspense>
      {view === 'map' ? (
        <CabinMap
          grid={grid}
          layout={layout}
          deck={deck}
          onDeck={setDeck}
          marks={lines}
          words={words}
          naming={naming}
          start={start}
          own={own}
          lookOnly={lookOnly}
          onChoose={choose}
          onSay={say}
          onMissing={choosing.onMissing}
        />
      ) : (
        <Suspense>
          <SeatList
            layout={layout}
            marks={lines}
            filter={filter}
            words={words}
            names={people}
            turn={turn?.id}
            start={start}
            onChoose={lookOnly ? undefined : choose}
          />
        </Suspense>
      )}
      <SeatConditions
        layout={layout}
        designators={lookOnly ? [looked ?? ''] : seatsOf(seating)}
        words={words}
      />
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
