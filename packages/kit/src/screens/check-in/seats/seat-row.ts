import type { useSeatMaps } from '../../../client/check-in/seats.ts';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { chosenSeats, keepingPaid, keptSeating, partyOf, travellersNamed } from './party.ts';
import { seatMapOf } from './seat-maps.ts';

type MapRead = ReturnType<typeof useSeatMaps>[number];

const toChoose = (segment: JourneySegment, named: string | undefined): readonly Traveller[] =>
  travellersNamed(segment, named).filter(({ state }) => state !== 'checkedIn');

/**
 * One flight of a journey: who chooses a seat on it, and who sits where.
 * @param named passenger ids from the address
 * @param read its map, where that is wanted
 * @param drafted the seats that were chosen and not sent; without them those that an order keeps, and those that they have
 */
export function seatRow(
  segment: JourneySegment,
  named: string | undefined,
  read: MapRead | undefined,
  drafted: Seating | undefined,
) {
  const { segmentId } = segment;
  const travellers = toChoose(segment, named);
  const party = keepingPaid(partyOf(segment, travellers), travellers);
  const held = read?.data?.held;
  const kept = keptSeating(party, held?.seats);
  const seating: Seating = drafted ?? { ...party.owned, ...kept };
  return {
    segment,
    travellers,
    party,
    read,
    held,
    kept,
    seating,
    /** Seats that they did not have before. */
    chosen: chosenSeats(seating, party.owned).map((one) => ({ segmentId, ...one })),
    data: read?.data && seatMapOf(segmentId, read.data),
  };
}
