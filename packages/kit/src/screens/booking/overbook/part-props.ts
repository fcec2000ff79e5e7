import type { BookingChange, BookingDraft } from '../booking-draft.ts';
import type { Booking } from './derive.ts';

/** Data of a booking that a part of its form shows, and the way to change it. */
export interface PartProps {
  booking: Booking;
  draft: BookingDraft;
  change: (change: BookingChange) => void;
}
