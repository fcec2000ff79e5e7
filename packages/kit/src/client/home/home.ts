import { nextTrip, noticeList } from '../../contracts/home/home.ts';
import { useRead, type ReadResult } from '../read.ts';

const fiveMinutes = 300_000;

/** Notices of the home screen; a background read, so a failure is quiet. */
export const useNotices = (): ReadResult<typeof noticeList> =>
  useRead(noticeList, {}, { announce: 'silent', staleTime: fiveMinutes });

/** The member's next journey; a background read, so a failure is quiet. */
export const useNextTrip = (): ReadResult<typeof nextTrip> => useRead(nextTrip, {}, { announce: 'silent' });
