import type { Entry } from '../../host/history.ts';

/** What of the history's entry says how to arrive. */
export type Visit = Pick<Entry, 'key' | 'arrival'>;
