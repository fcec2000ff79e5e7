import {
  peopleToNotify,
  removePersonToNotify,
  savePersonToNotify,
} from '../../contracts/flight/people-to-notify.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  notifyRefusedAs,
  useLookUpPeopleToNotify,
  usePeopleToNotify,
  useReloadPeopleToNotify,
  useRemovePersonToNotify,
  useSavePersonToNotify,
} from './people-to-notify.ts';

const codes = ['noAnswer', 'NTF01', 'NTF02', 'NTF03'];

/** Duties of the hooks in `people-to-notify.ts`. */
export const rows: HookRows = {
  reads: [reads(peopleToNotify, usePeopleToNotify)],
  writes: [
    writes(savePersonToNotify, useSavePersonToNotify, { name: '李雷', phone: '+86 13800000001' }, codes),
    writes(removePersonToNotify, useRemovePersonToNotify, { id: 'n-1' }, codes),
  ],
  lookUps: [
    looksUp(peopleToNotify, useLookUpPeopleToNotify, {
      answer: { most: 5, people: [{ id: 'n-1', name: '李雷', phone: '138****0001' }] },
    }),
  ],
  reloads: [[useReloadPeopleToNotify, [peopleToNotify]]],
  refusals: [[notifyRefusedAs, 'NTF02', 'notify.known']],
};
