import { memo } from 'react';
import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import type { ChangeLeg } from '../../../contracts/changes/change-tickets.ts';
import { useFlightWords } from '../use-flight-words.ts';

/** The flight that is changed, on top of each step; drawn once for the steps that follow each other in one frame. */
export const OldFlight = memo(function OldFlight({ leg }: { leg: ChangeLeg }) {
  const { side } = useFlightWords();
  return <FlightChange was={side(leg)} />;
});
