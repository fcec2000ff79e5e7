import {
  cancelUpgrade,
  orderUpgrade,
  upgradeOptions,
  upgradeOrders,
  type UpgradeOrders,
} from '../../contracts/changes/upgrades.ts';
import { upgradeRefusalOf, upgradeRefusals } from '../../contracts/changes/change-refusals.ts';
import type { RequestFailure } from '../failure.ts';
import { useLookUp } from '../look-up.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** Seats, points and vouchers change elsewhere, so they are asked for at each look. */
const always = { staleTime: 0 } as const;

/** Flights that can be upgraded, and what with. */
export const useUpgradeOptions = (): ReadResult<typeof upgradeOptions> => useRead(upgradeOptions, {}, always);

/** The member's upgrades, newest first. */
export const useUpgradeOrders = (): ReadResult<typeof upgradeOrders> => useRead(upgradeOrders, {}, always);

const toldHere = { handles: Object.keys(upgradeRefusals), announce: 'answers' } as const;

/** Orders an upgrade; the screen tells refusals and its outcome. */
export const useOrderUpgrade = (): WriteResult<typeof orderUpgrade> => useWrite(orderUpgrade, toldHere);

/** Takes an upgrade back. */
export const useCancelUpgrade = (): WriteResult<typeof cancelUpgrade> => useWrite(cancelUpgrade, toldHere);

/** Looks the upgrades up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpUpgradeOrders(): () => Promise<UpgradeOrders> {
  const lookUp = useLookUp(upgradeOrders);
  return () => lookUp({});
}

/** The catalogue's code of a refusal of upgrades; undefined for any other failure. */
export const upgradeRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof upgradeRefusalOf> =>
  failure.kind === 'refused' ? upgradeRefusalOf(failure.code) : undefined;
