import { useLookUpJourneys, useReloadJourneys } from '../../../client/check-in/check-in.ts';
import type { Journey } from '../../../components/segment-route/types.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

export interface JourneysWriteOptions<Sent> {
  readonly send: (sent: Sent) => Promise<unknown>;
  /** Whether the journeys show that it was done. */
  readonly arrived: (journeys: readonly Journey[], sent: Sent) => boolean;
  /** It is done. @param here whether the traveller is still on the screen */
  readonly onDone: (here: boolean) => void;
}

/** A write whose outcome the journeys tell. */
export function useJourneysWrite<Sent>({ send, arrived, onDone }: JourneysWriteOptions<Sent>) {
  const lookUp = useLookUpJourneys();
  const reload = useReloadJourneys();
  return useVerifiedMutation<Sent, unknown>({
    send,
    lookUp: async (sent) => (arrived((await lookUp()).journeys, sent) ? true : undefined),
    onDone: async (_answer, _sent, here) => {
      await reload();
      onDone(here);
    },
  });
}
