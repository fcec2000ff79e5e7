import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import type { ChangeLeg } from '../../../contracts/changes/change-tickets.ts';
import { useFlightWords } from '../use-flight-words.ts';

/** The flight that is changed, on top of each step. */
export function OldFlight({ leg }: { leg: ChangeLeg }) {
  const { side } = useFlightWords();
  return <FlightChange was={side(leg)} />;
}
