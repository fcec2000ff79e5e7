import type { RefusalCode } from '@mapp/kit/contracts';
import { isOwn } from '../seed/check-in/flights.ts';
import type { SegmentRecord } from './records.ts';

/** Flights whose booking is in trouble. Source: sandbox.md. */
const inTrouble: Readonly<Record<string, RefusalCode>> = { MU5995: 'CKI04', MU5998: 'CKI02' };

/** Why nothing can be done for the seats of this flight. */
export const troubleOf = ({ flight }: SegmentRecord): RefusalCode | undefined =>
  isOwn(flight) ? inTrouble[flight.flightNo] : 'CKI16';

/** The flights of sandbox.md on which one thing goes wrong. */
export const noMap = 'MU5999';
export const noPass = 'MU5997';
export const failing = 'MU5996';
export const seatLost = 'MU5101';
