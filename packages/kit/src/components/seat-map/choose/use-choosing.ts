import { useState } from 'react';
import type { Seating, SeatPassenger } from '../../../rules/seats/cabin.ts';
import { holdersOf, refusalKey, type SeatJudge, type SeatSituation } from '../../../rules/seats/judge.ts';
import { seatedOf } from '../../../rules/seats/party.ts';
import type { SeatMapProps } from '../types.ts';
import { useEventCallback } from '../use-event-callback.ts';
import type { SeatWords } from '../seat-words.ts';

export interface Choosing {
  /** Passenger who chooses now. */
  readonly turn: SeatPassenger | undefined;
  readonly onTurn: (passengerId: string) => void;
  /** A tap on a seat: takes it, gives it up, asks first, or says why not. */
  readonly choose: (designator: string) => void;
  /** The seat that somebody looks at who chooses for nobody. */
  readonly looked: string | undefined;
  /** The seat at an exit that waits for the notice to be confirmed. */
  readonly asked: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The last thing that happened, in words. */
  readonly said: string;
  readonly say: Say;
  /** A seat number that the map does not have; none as soon as a seat is gone to. */
  readonly onMissing: (typed?: string) => void;
}

/** Tells what happened; with seats it is told for as long as these are who sits where, undefined for nowhere. */
export type Say = (text: string, seats?: Partial<Seating>) => void;

interface Told {
  readonly text: string;
  readonly seats?: Partial<Seating> | undefined;
  /** Holds until another seat is gone to. */
  readonly passing?: boolean;
}

/**
 * Keeps the passenger in turn, and acts on a tap on a seat.
 * @param judge made for this situation
 */
export function useChoosing(
  situation: SeatSituation,
  judge: SeatJudge,
  { t, list, aboutFor, refusal }: SeatWords,
  { onChange, onTry }: Pick<SeatMapProps, 'onChange' | 'onTry'>,
): Choosing {
  const { layout, party, seating } = situation;
  const people = seatedOf(party);
  const waiting = people.find(({ id }) => seating[id] === undefined);
  const [turnId, setTurnId] = useState((waiting ?? people[0])?.id);
  const [asked, setAsked] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const [told, setTold] = useState<Told>({ text: '' });
  // A seat can be given away outside the map: it was lost, or it is chosen again.
  const said = Object.entries(told.seats ?? {}).every(([id, seat]) => seating[id] === seat) ? told.text : '';
  const say: Say = useEventCallback((text, seats) => setTold({ text, seats }));
  const turn = people.find(({ id }) => id === turnId) ?? people[0];

  const take = (designator: string): void => {
    const placed = layout.byDesignator.get(designator);
    if (!turn || !placed) return;
    const next = { ...seating, [turn.id]: designator };
    onChange?.(next);
    // A passenger who had none gives the turn to the next without one; one who changes theirs keeps it.
    const following =
      seating[turn.id] === undefined ? people.find(({ id }) => next[id] === undefined) : undefined;
    if (following) setTurnId(following.id);
    const taken = t('said.taken', { name: turn.name, seat: list([designator, aboutFor(placed, turn.id)]) });
    // The next thing to do comes first: the line has no room for all of it on every phone.
    say(following ? `${t('said.next', { name: following.name })} ${taken}` : taken, {
      [turn.id]: designator,
    });
  };

  const choose = useEventCallback((designator: string): void => {
    const placed = layout.byDesignator.get(designator);
    if (!placed) return;
    if (!turn) {
      setLooked(designator);
      say(list([designator, aboutFor(placed, undefined)]));
      return;
    }
    const holder = holdersOf(seating).get(designator);
    if (holder === turn.id) {
      const { [turn.id]: _left, ...rest } = seating;
      onChange?.(rest);
      say(t('said.left', { name: turn.name, seat: designator }), { [turn.id]: undefined });
      return;
    }
    const verdict = judge(turn.id, designator);
    onTry?.({ passengerId: turn.id, designator, verdict });
    const other = people.find(({ id }) => id === holder);
    if (other) {
      setTurnId(other.id);
      say(t('said.turn', { name: other.name }));
    } else if (!verdict.ok) {
      const refused = t('said.refused', { seat: designator, reason: refusal(refusalKey(verdict.refusal)) });
      // Its adults sit already: what helps comes first, as the line has no room for all of it on every phone.
      say(verdict.refusal.reason === 'childApart' ? t('said.moveTogether', { refused }) : refused);
    } else if (verdict.notice) setAsked(designator);
    else take(designator);
  });

  return {
    turn,
    onTurn: useEventCallback((passengerId: string) => {
      setTurnId(passengerId);
      say('');
    }),
    choose,
    looked,
    asked,
    onConfirm: useEventCallback(() => {
      if (asked !== undefined) take(asked);
      setAsked(undefined);
    }),
    onCancel: useEventCallback(() => setAsked(undefined)),
    said,
    say,
    onMissing: useEventCallback((typed?: string) => {
      if (typed) setTold({ text: t('said.noSuchSeat', { seat: typed }), passing: true });
      else if (told.passing) say('');
    }),
  };
}
