import type { Entry } from '../../host/history.ts';

/** The part of a history entry that says how it was reached. */
export type Visit = Pick<Entry, 'key' | 'arrival'> & Partial<Pick<Entry, 'address'>>;
