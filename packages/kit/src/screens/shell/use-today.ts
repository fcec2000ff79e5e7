import { dayIn, type Day } from '../../rules/days.ts';
import { airlineZone } from './airline-zone.ts';
import { useOpened } from './use-opened.ts';

/** The airline's calendar day at the moment when the screen was opened. */
export const useToday = (): Day => dayIn(useOpened(), airlineZone);
