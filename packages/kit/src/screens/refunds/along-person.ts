import type { OnBooking } from '../../rules/refunds/accompanying.ts';

/** A child or an infant whom the page is about. */
export interface AlongPerson extends OnBooking {
  readonly name: string;
}
