import type { SeatSituation } from '../../rules/seat-eligibility.ts';
import type { SeatFilter } from '../../rules/seat-legend.ts';
import type { SeatWords } from './seat-words.ts';
import type { SeatMapProps } from './types.ts';
import { useStable } from './use-stable.ts';

/** Seats together for all who have none, chosen at one press. The search is loaded when it is asked for. */
export function useProposal(
  situation: SeatSituation,
  filter: SeatFilter,
  { t, list }: SeatWords,
  onSeating: SeatMapProps['onSeating'],
  say: (text: string) => void,
): () => void {
  const apply = useStable((search: typeof import('../../rules/seat-proposal.ts')): void => {
    const { party, seating } = situation;
    // Who asks when all sit already wants other seats.
    const all = party.every(({ id, type }) => type === 'infant' || seating[id] !== undefined);
    const proposal = search.proposeSeats(all ? { ...situation, seating: {} } : situation, filter);
    if (!proposal.ok) {
      say(t(`proposal.${proposal.reason}`));
      return;
    }
    onSeating?.(proposal.seating);
    const seats = party.flatMap(({ id, name }) => {
      const designator = proposal.seating[id];
      return designator === undefined ? [] : [`${name} ${designator}`];
    });
    say(t('said.proposed', { together: proposal.together, seats: list(seats) }));
  });
  return useStable(() => void import('../../rules/seat-proposal.ts').then(apply));
}
