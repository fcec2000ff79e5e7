import type { Call } from '../call.ts';
import { calculateUpgrade, calculateRetain, getPrivilegeInfoLs } from './tiers.ts';

/** Calls of the area `tiers`. */
export const calls: readonly Call[] = [calculateUpgrade, calculateRetain, getPrivilegeInfoLs];
