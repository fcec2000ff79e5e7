import type { SeatSituation } from '../../../rules/seats/judge.ts';
import type { SeatFilter } from '../../../rules/seats/filter.ts';
import { proposeSeats } from '../../../rules/seats/proposal.ts';
import type { SeatWords } from '../seat-words.ts';
import type { SeatMapProps } from '../types.ts';
import type { Say } from './use-choosing.ts';

/** Facts that a proposal is made from, and the listeners that it tells. */
export interface Proposing {
  readonly situation: SeatSituation;
  readonly filter: SeatFilter;
  readonly words: SeatWords;
  readonly onSeating: SeatMapProps['onChange'];
  readonly say: Say;
}

/** Takes seats together for all who have none; for everybody again where those left do not do. */
export function propose({ situation, filter, words, onSeating, say }: Proposing): void {
  const { t, list } = words;
  const { party, seating, owned } = situation;
  // A person who asks when all sit already wants other seats.
  const all = party.every(({ id, type }) => type === 'infant' || seating[id] !== undefined);
  const beside = all ? undefined : proposeSeats(situation, filter);
  // A seat that was booked or paid before is not given away unasked.
  const kept = Object.entries(seating).filter(([id, designator]) => owned?.[id] === designator);
  const anew = all ? {} : Object.fromEntries(kept);
  const proposal = beside?.ok ? beside : proposeSeats({ ...situation, seating: anew }, filter);
  if (!proposal.ok) {
    say(t(`proposal.${proposal.reason}`));
    return;
  }
  onSeating?.(proposal.seating);
  const seats = party.flatMap(({ id, name }) => {
    const designator = proposal.seating[id];
    return designator === undefined ? [] : [`${name} ${designator}`];
  });
  say(t('said.proposed', { together: proposal.together, seats: list(seats) }), proposal.seating);
}
