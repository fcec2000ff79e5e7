// @vitest-environment happy-dom
import { nextTrip, noticeList } from '../../contracts/home/home.ts';
import { useNextTrip, useNotices } from './home.ts';
import { anyFault, itReads, reads } from '../hook.support.ts';

itReads([
  reads(noticeList, useNotices, { guests: true, untold: anyFault, freshFor: 300 }),
  reads(nextTrip, useNextTrip, { untold: anyFault }),
]);
