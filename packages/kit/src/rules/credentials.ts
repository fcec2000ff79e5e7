/** Document whose spelling of a kind is meant: the calls of membership.md or those of travel.md. */
export type CredentialDocument = 'membership' | 'travel';

/**
 * The kinds of credential: the number of its kind and its wire name in each document. Two kinds have two names (decision 31).
 * Source: membership.md section 3, travel.md section 3.
 */
export const credentials = [
  { kind: 'identityCard', number: '00', membership: 'NI', travel: 'NI' },
  { kind: 'passport', number: '01', membership: 'PP', travel: 'PP' },
  { kind: 'officerCard', number: '02', membership: 'MIL', travel: 'MIL' },
  { kind: 'homeReturnPermit', number: '04', membership: 'ORI', travel: 'ORI' },
  { kind: 'householdRegister', number: '06', membership: 'HR', travel: 'HR' },
  { kind: 'policeCard', number: '07', membership: 'POL', travel: 'POL' },
  { kind: 'hkMacauPass', number: '08', membership: 'HTPP', travel: 'HTPP' },
  { kind: 'foreignerCard', number: '10', membership: 'FPRC', travel: 'FPRC' },
  { kind: 'taiwanCompatriotPermit', number: '12', membership: 'MTP', travel: 'MTP' },
  { kind: 'disabledSoldierCard', number: '11', membership: 'GM', travel: 'GM' },
  { kind: 'disabledPoliceCard', number: '11', membership: 'JC', travel: 'JC' },
  { kind: 'birthCertificate', number: '11', membership: 'BR', travel: 'BR' },
  { kind: 'taiwanPass', number: '11', membership: 'TPP', travel: 'TPP' },
  { kind: 'hkMacauResidence', number: '11', membership: 'GAT', travel: 'GRP' },
  { kind: 'taiwanResidence', number: '11', membership: 'RPTW', travel: 'TRP' },
  /** In membership.md alone. */
  { kind: 'entryPermit', number: '11', membership: 'EXTENTPRMT', travel: 'EXTENTPRMT' },
  { kind: 'other', number: '11', membership: 'OTHER', travel: 'OTHER' },
] as const;

export type Credential = (typeof credentials)[number];
export type CredentialKind = Credential['kind'];

/** Documents that a beneficiary may show. Source: membership.md section 3. */
export const beneficiaryCredentials = [
  'identityCard',
  'passport',
  'entryPermit',
  'officerCard',
  'other',
] as const satisfies readonly CredentialKind[];
export type BeneficiaryCredential = (typeof beneficiaryCredentials)[number];

/** Documents that a member may have on file, the usual ones first. */
export const memberCredentials = [
  'identityCard',
  'passport',
  'hkMacauPass',
  'taiwanPass',
  'homeReturnPermit',
  'taiwanCompatriotPermit',
  'hkMacauResidence',
  'taiwanResidence',
  'foreignerCard',
  'officerCard',
  'policeCard',
  'householdRegister',
  'entryPermit',
  'other',
] as const satisfies readonly CredentialKind[];
export type MemberCredential = (typeof memberCredentials)[number];

/** Documents for crossing a border. Assumed: travel.md section 3 lists the kinds without saying which serve abroad. */
export const borderCredentials = [
  'passport',
  'hkMacauPass',
  'taiwanPass',
  'homeReturnPermit',
  'taiwanCompatriotPermit',
  'other',
] as const satisfies readonly CredentialKind[];
export type BorderCredential = (typeof borderCredentials)[number];

/** Documents that a companion may show: every kind of travel.md section 3, the usual ones first. */
export const companionCredentials = [
  'identityCard',
  'passport',
  'householdRegister',
  'birthCertificate',
  'hkMacauPass',
  'homeReturnPermit',
  'taiwanPass',
  'taiwanCompatriotPermit',
  'hkMacauResidence',
  'taiwanResidence',
  'foreignerCard',
  'officerCard',
  'policeCard',
  'disabledSoldierCard',
  'disabledPoliceCard',
  'other',
] as const satisfies readonly CredentialKind[];
export type CompanionCredential = (typeof companionCredentials)[number];

/** Documents that a saved passenger may have: those of a companion, and the one that a beneficiary may show besides. */
export type PassengerCredential = CompanionCredential | 'entryPermit';
export const passengerCredentials: readonly PassengerCredential[] =
  /* @__PURE__ */ companionCredentials.flatMap((kind): PassengerCredential[] =>
    kind === 'other' ? ['entryPermit', kind] : [kind],
  );

/** The kind of a wire name, in either document's spelling; undefined for an unknown one. */
export const credentialOf = (wireName: string): Credential | undefined =>
  credentials.find(({ membership, travel }) => wireName === membership || wireName === travel);

/** Whether two wire names are one kind, each in either document's spelling (decision 31). */
export const isSameCredential = (one: string, other: string): boolean =>
  one === other || (credentialOf(one) !== undefined && credentialOf(one) === credentialOf(other));

const byKind = Object.fromEntries(credentials.map((one) => [one.kind, one])) as Record<
  CredentialKind,
  Credential
>;

/** The name of a kind as the call's own document spells it (decision 31). */
export const wireNameOf = (kind: CredentialKind, document: CredentialDocument): string =>
  byKind[kind][document];

/** A wire name as the call's own document spells its kind; a name that nobody knows stays (decision 31). */
export function spelledFor(wireName: string, document: CredentialDocument): string {
  const known = credentialOf(wireName);
  return known ? known[document] : wireName;
}
