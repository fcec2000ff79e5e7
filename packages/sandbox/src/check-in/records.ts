import type { FrequentFlyerCard, TravelInformation } from '@mapp/kit/contracts';
import type { BoardingState, Day, SeatPrice } from '@mapp/kit/rules';
import type { Flight } from '../seed/flights.ts';
import type { Person } from '../seed/persons.ts';

/** Why check-in failed for one passenger. */
export type FailureReason = 'nameMismatch' | 'informationMissing' | 'noSeats';

/** Somebody on a segment, as the airline keeps it. */
export interface TravellerRecord {
  readonly passengerId: string;
  readonly person: Person;
  readonly ticketNo: string;
  readonly card?: FrequentFlyerCard;
  /** The infant on this adult's lap. */
  readonly infantId?: string;
  readonly needsHelp?: boolean;
  readonly state: BoardingState;
  readonly seat?: string | undefined;
  /** Price paid for the seat. */
  readonly paid?: SeatPrice | undefined;
  readonly sequence?: string | undefined;
  /** For travel abroad, as far as it is known. */
  readonly information: Partial<TravelInformation>;
  readonly failure?: FailureReason | undefined;
  /** Of the last check-in. */
  readonly reference?: string;
}

/** One flight of a journey, with the departure that this one has. */
export interface SegmentRecord {
  readonly segmentId: string;
  readonly flight: Flight;
  /** Of departure, in the airport's calendar. */
  readonly day: Day;
  readonly autoCheckIn: boolean;
  readonly travellers: readonly TravellerRecord[];
}

export interface JourneyRecord {
  readonly bookingId: string;
  /** Booking reference. */
  readonly pnr: string;
  /** In the order in which they are flown. */
  readonly segments: readonly SegmentRecord[];
}

/** A segment, and where it belongs. */
export interface FoundSegment {
  readonly journey: JourneyRecord;
  readonly segment: SegmentRecord;
}
