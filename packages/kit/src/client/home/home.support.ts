import { nextTrip, noticeList } from '../../contracts/home/home.ts';
import { useNextTrip, useNotices } from './home.ts';
import { anyFault, reads, type HookRows } from '../hook.support.ts';

/** Duties of the hooks in `home.ts`. */
export const rows: HookRows = {
  reads: [
    reads(noticeList, useNotices, { guests: true, untold: anyFault, freshFor: 300 }),
    reads(nextTrip, useNextTrip, { untold: anyFault }),
  ],
};
