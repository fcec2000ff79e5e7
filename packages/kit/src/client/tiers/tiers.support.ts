import { calculateRetain, calculateUpgrade, getPrivilegeInfoLs } from '../../contracts/tiers/tiers.ts';
import { reads, type HookRows } from '../hook.support.ts';
import { useTierPrivileges, useTierRetention, useTierUpgrade } from './tiers.ts';

/** Duties of the hooks in `tiers.ts`. */
export const rows: HookRows = {
  reads: [
    reads(calculateUpgrade, useTierUpgrade),
    reads(calculateRetain, useTierRetention),
    reads(getPrivilegeInfoLs, useTierPrivileges),
  ],
  waits: [
    ['next tier', () => useTierUpgrade({ enabled: false })],
    ['tier to keep', () => useTierRetention({ enabled: false })],
  ],
};
