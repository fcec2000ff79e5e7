import type { BeneficiaryFields } from '../../../contracts/beneficiaries/beneficiaries.ts';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { ageClassOn } from '../../../rules/ages.ts';
import type { Day } from '../../../rules/days.ts';
import type { BookingDraft } from '../booking-draft.ts';
import { candidateOf, type Candidate } from './booked-party.ts';
import type { Booking } from './derive.ts';
import { freshId, keptPassenger, passengerWith } from './kept-passenger.ts';

const types = { adult: 'ADT', child: 'CHD', infant: 'INF', newborn: 'INF', unborn: 'INF' } as const;

/** A beneficiary as a passenger of this booking, of the type that the age on the first day makes. */
const passengerOf = (fields: BeneficiaryFields, first: Day, id: string): SavedPassenger =>
  keptPassenger(
    {
      ...fields,
      paxType: types[ageClassOn(fields.birthday, first)],
      favorPaxIdDtoList: [...fields.idList],
    },
    id,
  );

/** Terms of a booking that decide who may travel. */
type Terms = Pick<Booking, 'terms' | 'journey'>;

/** Somebody of the booking who is this beneficiary: saved, or typed for it. */
const inBooking = (fields: BeneficiaryFields, { terms }: Terms, added: BookingDraft['added']) =>
  passengerWith([...added, ...terms.paxs], fields.idList);

/** A beneficiary as a candidate of a booking. */
export interface BeneficiaryCandidate {
  readonly candidate: Candidate;
  /** Somebody of the booking already: saved, or typed for it. Else the candidate has the id of the next who is typed. */
  readonly known: boolean;
}

/** A beneficiary with what stands against choosing them. */
export function beneficiaryCandidate(
  fields: BeneficiaryFields,
  booking: Terms,
  added: BookingDraft['added'],
): BeneficiaryCandidate {
  const there = inBooking(fields, booking, added);
  const { terms, journey } = booking;
  const passenger = there ?? passengerOf(fields, journey.days[0], freshId(added));
  return { candidate: candidateOf(passenger, terms, journey), known: there !== undefined };
}

/** Takes a beneficiary into the booking; they are chosen only where nothing stands against it. */
export const takingBeneficiary =
  (fields: BeneficiaryFields, booking: Terms) =>
  ({ added, chosen }: BookingDraft): Partial<BookingDraft> => {
    const { candidate, known } = beneficiaryCandidate(fields, booking, added);
    const { passenger, obstacle } = candidate;
    return {
      added: known ? added : [...added, passenger],
      chosen: obstacle !== undefined || chosen.includes(passenger.id) ? chosen : [...chosen, passenger.id],
    };
  };

/** How many of the beneficiaries are chosen. */
export const chosenBeneficiaries = (
  beneficiaries: readonly BeneficiaryFields[],
  booking: Terms & Pick<Booking, 'chosen'>,
  added: BookingDraft['added'],
): number =>
  beneficiaries.filter((fields) => {
    const there = inBooking(fields, booking, added);
    return there && booking.chosen.some(({ passenger }) => passenger.id === there.id);
  }).length;
