import { companions, segments } from '../seed/check-in/ids.ts';
import type { Payloads } from './payload.ts';

/** Another newcomer, as a companion. */
const companion = {
  cnFamilyName: '何',
  cnGivenName: '静',
  enFamilyName: 'HE',
  enGivenName: 'JING',
  paxType: 'ADT',
  gender: 'F',
  birthday: '1984-09-17',
  identity: { idType: 'PP', idNo: 'E55500011', expireDate: '2033-01-31', issueCountry: 'CN' },
  phone: '+86 13900000099',
};

export const companionsPayloads = {
  addCompanion: companion,
  changeCompanion: { companionId: companions.friend, ...companion },
  removeCompanion: { companionId: companions.friend },
  joinCompanions: { segmentId: segments.first, companionIds: [companions.holder] },
} satisfies Payloads;
