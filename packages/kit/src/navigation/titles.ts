import type { Place } from './place.ts';

/** The documented titles, as keys of a catalogue. */
export type TitleKey =
  | 'payment'
  | 'addBeneficiary'
  | 'editBeneficiary'
  | 'identityCard'
  | 'passport'
  | 'exitEntryPermit'
  | 'officerCard'
  | 'otherDocument'
  | 'addCertificate';

/** Values of /addID's query `headerTit`; anything else is `addCertificate`. */
const documentTitles: Readonly<Record<string, TitleKey | undefined>> = {
  ID: 'identityCard',
  passport: 'passport',
  licence: 'exitEntryPermit',
  licenceOfOfficer: 'officerCard',
  otherID: 'otherDocument',
};

/** The documented title of a place; undefined where the screen or the airline's name gives it. Source: membership.md section 2. */
export function titleOf({ destination, query }: Place): TitleKey | undefined {
  const given: Readonly<Record<string, string | undefined>> = query;
  if (destination === 'payment') return 'payment';
  if (destination === 'addBeneficiary')
    return given['pageCode'] === '1' ? 'addBeneficiary' : 'editBeneficiary';
  if (destination === 'addIdentity') return documentTitles[given['headerTit'] ?? ''] ?? 'addCertificate';
  return undefined;
}
