import { signedIn, type Answers } from '../request-context.ts';
import { done, refuse } from './refusals.ts';

/** Information on record for travel abroad. */
export const travelInformation: Pick<Answers, 'travelInformation' | 'saveTravelInformation'> = {
  travelInformation(visit, { segmentId }) {
    const segment = visit.room.bookings.find(signedIn(visit).cardNo, segmentId)?.segment;
    if (!segment) return refuse('unknown', visit);
    const passengers = segment.travellers.map(({ passengerId, information }) => ({
      passengerId,
      information: { ...information },
    }));
    return { dress: 'Code', payload: { passengers } };
  },

  saveTravelInformation(visit, { segmentId, passengerId, ...information }) {
    const { cardNo } = signedIn(visit);
    const segment = visit.room.bookings.find(cardNo, segmentId)?.segment;
    if (!segment?.travellers.some((one) => one.passengerId === passengerId)) return refuse('unknown', visit);
    if (information.expireDate < segment.day) return refuse('documentExpires', visit);
    visit.room.bookings.changeTraveller(cardNo, segmentId, passengerId, { information });
    return done;
  },
};
