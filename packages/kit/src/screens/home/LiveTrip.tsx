import { NextTrip } from '../../components/next-trip/NextTrip.tsx';
import type { Trip } from '../../contracts/home/home.ts';
import { LegBadge } from './LegBadge.tsx';
import { TripWay } from './TripWay.tsx';
import { useTripFacts } from './use-trip-facts.ts';
import { useTripLeg } from './use-trip-leg.ts';

export interface LiveTripProps {
  trip: Trip;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Fewer things: what is known, and the one filled button of the page. */
  plain?: boolean;
}

/** The next journey with its true state: seat, gate and boarding, and what can be done for it now. */
export function LiveTrip({ trip, now, plain = false }: LiveTripProps) {
  const leg = useTripLeg(trip, now);
  const facts = useTripFacts(leg, now);
  return (
    <NextTrip
      trip={trip}
      now={now}
      facts={plain ? facts?.filter(({ known }) => known) : facts}
      badge={leg && <LegBadge leg={leg} />}
      action={<TripWay leg={leg} plain={plain} />}
      plain={plain}
    />
  );
}
