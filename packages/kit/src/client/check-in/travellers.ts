import { companions } from '../../contracts/check-in/companions.ts';
import { travelInformation } from '../../contracts/check-in/travel-information.ts';
import type { ResponseOf } from '../../contracts/call.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** Looks the companions up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpCompanions(): () => Promise<ResponseOf<typeof companions>> {
  const lookUp = useLookUp(companions);
  return () => lookUp({});
}

const companionsCalls = [companions] as const;

/** Lets every screen ask for the companions again; resolves when those in sight have their answer. */
export const useReloadCompanions = (): (() => Promise<void>) => useReload(companionsCalls);

/** Looks up again what is on record of a segment's passengers; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpTravelInformation(): (
  segmentId: string,
) => Promise<ResponseOf<typeof travelInformation>['passengers']> {
  const lookUp = useLookUp(travelInformation);
  return async (segmentId) => (await lookUp({ segmentId })).passengers;
}
