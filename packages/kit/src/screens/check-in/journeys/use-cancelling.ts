import { outcomeToldHere, useCancelCheckIn } from '../../../client/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useJourneysWrite } from './use-journeys-write.ts';

/** Gives the check-in of passengers of one segment back, once however often it is tapped. */
export function useCancelling(segmentId: string) {
  const t = useMessages('check-in');
  const { mutateAsync } = useCancelCheckIn(outcomeToldHere);
  return useJourneysWrite<readonly string[]>({
    send: (passengerIds) => mutateAsync({ segmentId, passengerIds: [...passengerIds] }),
    arrived: (journeys, passengerIds) =>
      journeys
        .flatMap(({ segments }) => segments)
        .filter((segment) => segment.segmentId === segmentId)
        .flatMap(({ passengers }) => passengers)
        .every((one) => !passengerIds.includes(one.passengerId) || one.state === 'cancelled'),
    onDone: () => toastStore.show(t('cancel.done')),
  });
}
