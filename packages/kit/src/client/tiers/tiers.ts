import { calculateRetain, calculateUpgrade, getPrivilegeInfoLs } from '../../contracts/tiers/tiers.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';

/** Conditions that are missing for the next tier. Left unasked for platinum. */
export const useTierUpgrade = (options: ReadOptions = {}): ReadResult<typeof calculateUpgrade> =>
  useRead(calculateUpgrade, {}, options);

/** Conditions that keep the present tier. */
export const useTierRetention = (options: ReadOptions = {}): ReadResult<typeof calculateRetain> =>
  useRead(calculateRetain, {}, options);

/** The benefits of every tier. */
export const useTierPrivileges = (options: ReadOptions = {}): ReadResult<typeof getPrivilegeInfoLs> =>
  useRead(getPrivilegeInfoLs, {}, options);
