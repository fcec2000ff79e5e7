import type { Call } from '../call.ts';
import { noticeList, nextTrip } from './home.ts';

/** Calls of the area `home`. */
export const calls: readonly Call[] = [noticeList, nextTrip];
