import { companions } from '../contracts/companions.ts';
import { travelInformation } from '../contracts/travel-information.ts';
import type { ResponseOf } from '../contracts/call.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf } from './read.ts';

/** Looks the companions up anew, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpCompanions(): () => Promise<ResponseOf<typeof companions>> {
  const client = useClient();
  const queries = useQueries();
  return async () => {
    const answer = await client.send(companions, {});
    queries.setQueryData(keyOf(companions, {}, client), answer);
    return answer;
  };
}

/** Lets every screen ask for the companions anew; resolves when those in sight have their answer. */
export function useReloadCompanions(): () => Promise<void> {
  const queries = useQueries();
  return () => queries.invalidateQueries({ queryKey: [companions.name] });
}

/** Looks up anew what is on record of a segment's passengers; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpTravelInformation(): (
  segmentId: string,
) => Promise<ResponseOf<typeof travelInformation>['passengers']> {
  const client = useClient();
  const queries = useQueries();
  return async (segmentId) => {
    const answer = await client.send(travelInformation, { segmentId });
    queries.setQueryData(keyOf(travelInformation, { segmentId }, client), answer);
    return answer.passengers;
  };
}
