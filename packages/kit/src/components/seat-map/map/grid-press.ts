import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { moveSeat, seatTyped, type SeatMove } from '../../../rules/seats/moves.ts';

const moves: Readonly<Record<string, SeatMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'previousSection',
  PageDown: 'nextSection',
};
const withControl: Readonly<Record<string, SeatMove>> = {
  Home: 'first',
  End: 'last',
  ArrowUp: 'rowsUp',
  ArrowDown: 'rowsDown',
};
const mirror: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
/** The arrow that does in an upright cabin what this one does in one that lies across. */
const upright: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
};
const zooms: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, _: -1, '0': 0 };

/** Milliseconds between two keys of one seat number. */
const typingPause = 1000;

/** A key on a seat. */
export interface SeatPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly timeStamp: number;
  /** The designator that has the focus. */
  readonly at: string;
  readonly mirrored: boolean;
  /** The cabin lies across, its nose where lines begin. */
  readonly across?: boolean;
}

/** Actions of the keys on a map. */
export interface PressActions {
  readonly layout: SeatLayout;
  readonly goTo: (designator: string) => void;
  readonly onZoom: (step: 1 | -1 | 0) => void;
  /** A seat number that the map does not have. */
  readonly onUnknown: (typed: string) => void;
}

/** Characters typed so far of a seat number, and when; each map has its own. */
export interface TypedSeat {
  text: string;
  at: number;
}

const nothing: TypedSeat = { text: '', at: 0 };

function type(key: string, now: number, typed: TypedSeat, { layout, goTo, onUnknown }: PressActions): void {
  // A digit after a letter begins another seat.
  const another = /\D$/.test(typed.text) && /\d/.test(key);
  const text = now - typed.at < typingPause && !another ? typed.text + key : key;
  Object.assign(typed, { text, at: now });
  const found = seatTyped(layout, text);
  if (found) goTo(found.designator);
  else if (/\D/.test(text)) onUnknown(text.toUpperCase());
}

/** Moves, zooms, or reads one more character of a seat number. */
export function pressOnSeat(
  { key, ctrlKey, timeStamp, at, mirrored, across = false }: SeatPress,
  typed: TypedSeat,
  act: PressActions,
): void {
  const seen = (mirrored && mirror[key]) || key;
  const move = (ctrlKey ? withControl : moves)[(across && upright[seen]) || seen];
  if (move) {
    Object.assign(typed, nothing);
    act.goTo(moveSeat(act.layout, at, move));
    return;
  }
  const typing = timeStamp - typed.at < typingPause && typed.text !== '';
  const zoom = key === '0' && typing ? undefined : zooms[key];
  if (zoom !== undefined) {
    Object.assign(typed, nothing);
    act.onZoom(zoom);
  } else type(key, timeStamp, typed, act);
}
