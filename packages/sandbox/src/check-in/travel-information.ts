import { signedIn, type Answers } from '../request-context.ts';
import { done, refuse } from './refusals.ts';

/** Information on record for travel abroad. */
export const travelInformation: Pick<Answers, 'travelInformation' | 'saveTravelInformation'> = {
  travelInformation(context, { segmentId }) {
    const segment = context.checkIn.bookings.find(signedIn(context).cardNo, segmentId)?.segment;
    if (!segment) return refuse('unknown', context);
    const passengers = segment.travellers.map(({ passengerId, information }) => ({
      passengerId,
      information: { ...information },
    }));
    return { envelope: 'Code', payload: { passengers } };
  },

  saveTravelInformation(context, { segmentId, passengerId, ...information }) {
    const { cardNo } = signedIn(context);
    const segment = context.checkIn.bookings.find(cardNo, segmentId)?.segment;
    if (!segment?.travellers.some((one) => one.passengerId === passengerId))
      return refuse('unknown', context);
    if (information.expireDate < segment.day) return refuse('documentExpires', context);
    context.checkIn.bookings.changeTraveller(cardNo, segmentId, passengerId, { information });
    return done;
  },
};
