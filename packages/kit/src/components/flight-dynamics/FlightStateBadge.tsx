import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import type { FlightShown } from '../../rules/dynamics/flight.ts';
import { stateLooks, useFlightWords } from './use-flight-words.ts';

export interface FlightStateBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** State, and by how many minutes it is late. */
  flight: Pick<FlightShown, 'state' | 'late'>;
}

/** The state of a flight in a word or two. */
export function FlightStateBadge({ flight, ...root }: FlightStateBadgeProps) {
  const words = useFlightWords();
  return (
    <Badge {...root} {...stateLooks[flight.state]}>
      {words.state(flight)}
    </Badge>
  );
}
