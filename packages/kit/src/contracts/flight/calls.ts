import type { Call } from '../call.ts';
import { queryFlightCalendar } from './flight-calendar.ts';
import { holidays } from './holidays.ts';

/** Calls of the area `flight`. */
export const calls: readonly Call[] = [queryFlightCalendar, holidays];
