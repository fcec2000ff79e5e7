import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import type { PassengerObstacle } from '../../rules/beneficiaries.ts';

export type { SavedPassenger };

/** A saved passenger, and why this one cannot be chosen, if so. */
export interface PassengerChoice {
  readonly passenger: SavedPassenger;
  readonly obstacle?: PassengerObstacle | undefined;
}
