import type { Destination } from './routes.ts';

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
const documentTitles: ReadonlyMap<string | undefined, TitleKey> = new Map([
  ['ID', 'identityCard'],
  ['passport', 'passport'],
  ['licence', 'exitEntryPermit'],
  ['licenceOfOfficer', 'officerCard'],
  ['otherID', 'otherDocument'],
]);

/**
 * The documented title of a destination; undefined where the screen gives its own. Source: membership.md section 2.
 * @param query what the address says
 */
export function titleOf(
  destination: Destination,
  query: Readonly<Record<string, string | undefined>>,
): TitleKey | undefined {
  if (destination === 'payment') return 'payment';
  if (destination === 'addBeneficiary')
    return query['pageCode'] === '1' ? 'addBeneficiary' : 'editBeneficiary';
  if (destination === 'addIdentity') return documentTitles.get(query['headerTit']) ?? 'addCertificate';
  return undefined;
}
