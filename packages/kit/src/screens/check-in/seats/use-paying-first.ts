import { useHost } from '../../../host/context.tsx';
import { keepCheckingIn, keptCheckingIn } from '../../../session/checking-in.ts';
import { useSession } from '../../../session/session-provider.tsx';

/** Remembers who pays for seats before they check in: on the way back from the payment they have confirmed the notice of safety already. */
export function usePayingFirst(segmentId: string, passengerIds: readonly string[]) {
  const session = useSession();
  const { clock } = useHost();
  const before = keptCheckingIn(session, clock.now());
  return {
    hasConfirmed:
      before?.segmentId === segmentId && passengerIds.every((id) => before.passengerIds.includes(id)),
    /** @param paying they pay now; else nobody does any more */
    keep: (paying: boolean) =>
      keepCheckingIn(session, paying ? { segmentId, passengerIds } : undefined, clock.now()),
  };
}
