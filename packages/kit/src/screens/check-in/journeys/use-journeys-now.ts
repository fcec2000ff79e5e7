import { useJourneys } from '../../../client/check-in/check-in.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useClockTick } from '../../shell/use-clock-tick.ts';

/** How often the time is looked at, ms: minutes are shown, and none may stand for long after it is over. */
const glance = 10_000;

/** The journeys and what the airline’s clock shows, each minute again; ms since 1970. */
export function useJourneysNow() {
  const read = useJourneys();
  const now = useClockTick(useAirlineClock(), glance);
  return { read, now };
}
