import {
  outcomeToldHere,
  useCheckIn,
  useLookUpJourneys,
  useReloadJourneys,
} from '../../../client/check-in/check-in.ts';
import type { Journey } from '../../../contracts/check-in/check-in.ts';
import { useLocale } from '../../../messages/provider.tsx';
import type { SeatsSent } from './draft.ts';
import { safetyConsents } from './safety-consents.ts';
import { useSeatOrder } from './use-seat-order.ts';

/** Outcome of sending: an order to pay first, seats that were lost, or neither. */
export interface CheckInSent {
  readonly orderNo?: string | undefined;
  readonly lost: SeatsSent['seats'];
  readonly keptUntil?: string | undefined;
}

/** Whether a check-in whose answer was lost has arrived: one of its passengers is checked in, or could not be, which the result tells as after any answer. */
export const hasArrived = (
  journeys: readonly Journey[],
  segmentId: string,
  { seats }: Pick<SeatsSent, 'seats'>,
): boolean =>
  journeys
    .flatMap(({ segments }) => segments)
    .find((each) => each.segmentId === segmentId)
    ?.passengers.some(
      ({ passengerId, state, failure }) =>
        seats.some((one) => one.passengerId === passengerId) &&
        (state === 'checkedIn' || failure !== undefined),
    ) === true;

/** Checks in with seats, or orders those that have to be paid first, and finds the outcome where no answer came. */
export function useSendingCheckIn(segmentId: string) {
  const locale = useLocale();
  const order = useSeatOrder();
  const { mutateAsync: checkIn } = useCheckIn(outcomeToldHere);
  const lookUpJourneys = useLookUpJourneys();
  const reloadJourneys = useReloadJourneys();
  return {
    send: async (sent: SeatsSent): Promise<CheckInSent> => {
      if (sent.order) return order.send(sent);
      const answer = await checkIn({
        segmentId,
        seats: sent.seats.map(({ passengerId, seat }) => ({ passengerId, seat })),
        notices: [...sent.notices],
        agreed: safetyConsents(locale),
      });
      return { lost: answer.lost.map((one) => ({ segmentId, ...one })) };
    },
    lookUp: async (sent: SeatsSent): Promise<CheckInSent | undefined> => {
      if (sent.order) return order.lookUp(sent);
      const { journeys } = await lookUpJourneys();
      return hasArrived(journeys, segmentId, sent) ? { lost: [] } : undefined;
    },
    reload: ({ order: ordered }: SeatsSent) => {
      void reloadJourneys();
      if (ordered) order.reload();
    },
  };
}
