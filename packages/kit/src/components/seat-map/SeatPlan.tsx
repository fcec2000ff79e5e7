import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import type { SeatMapData } from '../../rules/seats/cabin.ts';
import type { SeatFilter } from '../../rules/seats/filter.ts';
import { judgeWith } from '../../rules/seats/judge.ts';
import { ownLine } from '../../rules/seats/own-line.ts';
import { seatedOf } from '../../rules/seats/party.ts';
import { CabinMap } from './map/CabinMap.tsx';
import { layoutFor } from './layouts.ts';
import { PassengerChips } from './choose/PassengerChips.tsx';
import { useSeatNaming, useSeatWords } from './seat-words.ts';
import * as styles from './SeatMap.css.ts';
import { seatSetup } from './legend/seat-setup.ts';
import { SeatsContext, type Seats } from './seats-context.ts';
import type { SeatMapProps } from './types.ts';
import { useChildCompany } from './choose/use-child-company.ts';
import { useChoosing } from './choose/use-choosing.ts';
import { useSeatMarks } from './choose/use-seat-marks.ts';
import { useEventCallback } from './use-event-callback.ts';

const later = () => import('./later-parts.ts');
const SeatList = lazyWithRetry('seat-list', async () => (await later()).SeatList);
const WideSeats = lazyWithRetry('wide-seats', async () => (await import('./wide/WideSeats.tsx')).WideSeats);
const SeatConditions = lazyWithRetry('seat-conditions', async () => (await later()).SeatConditions);
const ExitRowSheet = lazyWithRetry('exit-row', async () => (await later()).ExitRowSheet);

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
  wide,
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
  const { turn, onTurn, choose, looked, said, say, onMissing, asked, onConfirm, onCancel } = useChoosing(
    situation,
    judge,
    words,
    on,
  );
  const start = turn && seating[turn.id];
  const people = useMemo(() => seatedOf(party), [party]);
  const lookOnly = people.length === 0;
  const across = wide !== undefined;
  const [deck, setDeck] = useState((!lookOnly && ownLine(layout, start)?.at.deck) || 0);
  const onPropose = useEventCallback((proposing: typeof import('./choose/propose.ts')) =>
    proposing.propose({ situation, filter, words, onSeating: on.onChange, say }),
  );
  const onZoomedOut = useEventCallback((zoomedOut: boolean) => on.onZoomedOut?.(zoomedOut));
  const marks = useSeatMarks({ situation, accompanied, turn: turn?.id, filter, looked });
  const seats = useMemo(
    (): Seats => ({
      layout,
      words,
      naming,
      people,
      lookOnly,
      across,
      deck,
      onDeck: setDeck,
      view,
      onView: setView,
      filter,
      onFilter: setFilter,
      onZoomedOut,
      onChoose: choose,
      onSay: say,
      onMissing,
      onPropose,
    }),
    [
      layout,
      words,
      naming,
      people,
      lookOnly,
      across,
      deck,
      view,
      filter,
      onZoomedOut,
      choose,
      say,
      onMissing,
      onPropose,
    ],
  );
  // Once the map is drawn: the network may be gone by the time that they are wanted.
  useEffect(() => {
    const timer = setTimeout(SeatList.preload, 1000);
    return () => clearTimeout(timer);
  }, []);
  const chips = !lookOnly && (
    <PassengerChips party={party} seating={seating} owned={owned} turn={turn?.id} onTurn={onTurn} />
  );
  const told = said || (turn ? words.t('said.next', { name: turn.name }) : words.t('look'));
  const bound = (lookOnly ? [looked ?? ''] : Object.values(seating)).filter(
    (designator) => layout.byDesignator.get(designator)?.seat.disclosures,
  );
  const conditions = bound.length > 0 && (
    <Suspense>
      <SeatConditions designators={bound} />
    </Suspense>
  );
  return (
    <SeatsContext value={seats}>
      {wide ? (
        <Suspense>
          <WideSeats
            {...wide}
            chips={chips}
            told={told}
            hold={hold}
            marks={marks}
            turn={turn?.id}
            start={start}
            conditions={conditions}
          />
        </Suspense>
      ) : (
        <>
          <div className={styles.head}>
            {chips}
            <p role="status" className={lookOnly ? styles.looked : styles.said}>
              {told}
            </p>
          </div>
          <Suspense fallback={<div className={styles.setupSoon} aria-busy />}>
            <Setup hold={hold} />
          </Suspense>
          {view === 'map' ? (
            <CabinMap marks={marks} start={start} />
          ) : (
            <Suspense>
              <SeatList marks={marks} turn={turn?.id} start={start} />
            </Suspense>
          )}
          {conditions}
        </>
      )}
      {asked !== undefined && turn && (
        <Suspense>
          <ExitRowSheet
            designator={asked}
            passenger={turn}
            place={people.indexOf(turn) + 1}
            onConfirm={onConfirm}
            onCancel={onCancel}
          />
        </Suspense>
      )}
    </SeatsContext>
  );
}
