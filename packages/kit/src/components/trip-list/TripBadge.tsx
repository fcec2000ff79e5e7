import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import { segmentStates } from '../../rules/check-in/journey-state.ts';
import type { TripState } from '../../rules/check-in/trip-state.ts';
import { StateBadge } from '../journey-card/StateBadge.tsx';
import type { JourneySegment } from '../segment-route/types.ts';

/** States that check-in does not know. */
export type OwnState = Exclude<TripState, (typeof segmentStates)[number]>;

export const isOwnState = (state: TripState): state is OwnState =>
  !(segmentStates as readonly string[]).includes(state);

const looks: Record<OwnState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  booked: { icon: 'calendar' },
  boarding: { tone: 'attention', icon: 'pass' },
  changed: { tone: 'attention', icon: 'change' },
  flightCancelled: { tone: 'error', icon: 'close' },
};

/** State of a flight, in a word or two. */
export function TripBadge({ segment, state }: { segment: JourneySegment; state: TripState }) {
  const t = useMessages('trip');
  if (!isOwnState(state)) return <StateBadge segment={segment} state={state} />;
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
