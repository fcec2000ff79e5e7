// @vitest-environment happy-dom
import {
  peopleToNotify,
  removePersonToNotify,
  savePersonToNotify,
} from '../../contracts/flight/people-to-notify.ts';
import {
  itLooksUp,
  itNamesRefusals,
  itReads,
  itReloads,
  itWrites,
  looksUp,
  reads,
  writes,
} from '../hook.support.ts';
import {
  notifyRefusedAs,
  useLookUpPeopleToNotify,
  usePeopleToNotify,
  useReloadPeopleToNotify,
  useRemovePersonToNotify,
  useSavePersonToNotify,
} from './people-to-notify.ts';

const codes = ['noAnswer', 'NTF01', 'NTF02', 'NTF03'];

itReads([reads(peopleToNotify, usePeopleToNotify)]);

itWrites([
  writes(savePersonToNotify, useSavePersonToNotify, { name: '李雷', phone: '+86 13800000001' }, codes),
  writes(removePersonToNotify, useRemovePersonToNotify, { id: 'n-1' }, codes),
]);

itLooksUp([
  looksUp(peopleToNotify, useLookUpPeopleToNotify, {
    answer: { most: 5, people: [{ id: 'n-1', name: '李雷', phone: '138****0001' }] },
  }),
]);

itReloads(useReloadPeopleToNotify, [peopleToNotify]);

itNamesRefusals(notifyRefusedAs, 'NTF02', 'notify.known');
