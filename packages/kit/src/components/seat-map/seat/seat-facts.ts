import { priceFor } from '../../../rules/seats/price.ts';
import type { PlacedSeat } from '../../../rules/seats/place.ts';
import type { Seats } from '../seats-context.ts';
import { canBeHad, type SeatMark } from './seat-marks.ts';

/** Words on a seat, for those who read. */
export interface SeatFacts {
  /** Somebody of the party can have it. */
  readonly open: boolean;
  /** Its name, where in its row it is, and what else is good or bad about it. */
  readonly place: string;
  /** Name of its holder, the reason against it, or the rules of its exit that come first; empty where there is none. */
  readonly detail: string;
  /** Price for the passenger in turn, or that it is shut. */
  readonly price: string;
}

/**
 * Facts of a seat with its mark.
 * @param turn the passenger in turn, whose price is there
 */
export function seatFacts(
  placed: PlacedSeat,
  mark: SeatMark,
  turn: string | undefined,
  { words, people }: Pick<Seats, 'words' | 'people'>,
): SeatFacts {
  const { t, price, features, list } = words;
  const { seat } = placed;
  const open = canBeHad(placed, mark);
  const who = mark.holder === undefined ? undefined : people[mark.holder - 1]?.name;
  const shut = mark.refused
    ? words.refusal(mark.refused)
    : seat.kind === 'unavailable'
      ? t(`refusal.${seat.reason ?? 'unknown'}`)
      : '';
  return {
    open,
    place: list([seat.name ?? '', features(placed)]),
    detail: who ?? (shut || (seat.kind === 'exit' ? t('list.exit') : '')),
    price: open ? price(priceFor(seat, turn)) : t('list.shut'),
  };
}
