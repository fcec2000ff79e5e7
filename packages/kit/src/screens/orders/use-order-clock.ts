import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useClockTick } from '../shell/use-clock-tick.ts';

/** ms between two looks at the time that is left. */
const every = 5000;

/** The airline's clock for the hold of an order, ms since 1970; it ticks while the screen is shown. */
export const useOrderClock = (): number => useClockTick(useAirlineClock(), every);
