import {
  beneficiaryCredentials,
  credentialOf,
  type BeneficiaryCredential,
  type CredentialKind,
} from './credentials.ts';
import { relations, type RelationId } from './relations.ts';

/** The airline's calendar day begins at midnight in China. */
const midnight = 'T00:00:00+08:00';
const dayMs = 86_400_000;

/**
 * Days that remain until points can be used for a beneficiary: rounded up, plus 1; undefined once the date has passed.
 * Source: membership.md section 3.
 * @param beneficiaryDate a day of the airline's calendar, or an instant; what cannot be read counts as passed
 */
export function waitingDays(beneficiaryDate: string, now: Date): number | undefined {
  const begins = Date.parse(beneficiaryDate.length === 10 ? beneficiaryDate + midnight : beneficiaryDate);
  const left = begins - now.getTime();
  return left > 0 ? Math.ceil(left / dayMs) + 1 : undefined;
}

/** Days of waiting that a whole ring is drawn for. */
const wholeRing = 60;

/** How much of a ring is drawn for days that are left: it empties with them, and is whole from 60 days on. */
export const waitingShare = (days: number): number => Math.min(Math.max(days, 0) / wholeRing, 1);

/** The parts of a beneficiary's name. */
export interface BeneficiaryName {
  readonly cnFamilyName?: string | undefined;
  readonly cnGivenName?: string | undefined;
  readonly enFamilyName?: string | undefined;
  readonly enGivenName?: string | undefined;
}

/** The derived name: Chinese family and given name, or English family and given. Source: membership.md section 3. */
export const beneficiaryName = (name: BeneficiaryName): string =>
  `${name.cnFamilyName ?? ''}${name.cnGivenName ?? ''}`.trim() ||
  `${name.enFamilyName ?? ''} ${name.enGivenName ?? ''}`.trim();

/** Beneficiaries as a list of them has come. */
interface Listed {
  readonly uniBeneficiaryDetails: readonly unknown[];
  readonly unreadable?: readonly unknown[];
}

/** How many beneficiaries the member has: one that could not be read takes its place all the same. */
export const placesTaken = ({ uniBeneficiaryDetails, unreadable = [] }: Listed): number =>
  uniBeneficiaryDetails.length + unreadable.length;

/** How many more beneficiaries the server lets the member have; never negative. */
export const roomLeft = (max: number, count: number): number => Math.max(0, max - count);

/** The relation of a wire code. The empty one is the step-child's (decision 30); an unknown one is `other`. */
export const relationOf = (code: string): RelationId =>
  relations.find((relation) => relation.code === code)?.id ?? 'other';

/** An identity document as the wire has it. */
export interface IdentityKey {
  readonly idType: string;
  readonly idNo: string;
}

const keyOf = ({ idType, idNo }: IdentityKey): string =>
  `${credentialOf(idType)?.kind ?? idType} ${idNo.replace(/[\s-]+/g, '').toUpperCase()}`;

/** Whether two people show the same document: then they are one. */
export function shareIdentity(one: readonly IdentityKey[], other: readonly IdentityKey[]): boolean {
  const known = new Set(one.map(keyOf));
  return other.some((identity) => known.has(keyOf(identity)));
}

/** The kinds of document that a beneficiary can show, of those that somebody has. */
export const usableIdentities = <Identity extends { readonly idType: string }>(
  identities: readonly Identity[],
): readonly (Identity & { readonly kind: BeneficiaryCredential })[] =>
  identities.flatMap((identity) => {
    const kind: CredentialKind | undefined = credentialOf(identity.idType)?.kind;
    const usable = beneficiaryCredentials.find((each) => each === kind);
    return usable ? [{ ...identity, kind: usable }] : [];
  });

/** Why a saved passenger cannot be made a beneficiary. */
export type PassengerObstacle = 'self' | 'chosen' | 'unavailable' | 'noIdentity';

/** A saved passenger as far as the choice looks at it. */
export interface Choosable {
  readonly isSelectAvailable: boolean;
  readonly hasSelected: boolean;
  readonly myUserid?: string | undefined;
  readonly favorPaxIdDtoList: readonly IdentityKey[];
}

/**
 * Why a saved passenger cannot be chosen; undefined for one who can. The reasons that nothing can be done about come first.
 * Source: membership.md sections 3 and 5.
 * @param userId of the signed-in member, who cannot be their own beneficiary
 * @param known the documents of those who are beneficiaries already
 */
export function passengerObstacle(
  passenger: Choosable,
  { userId, known }: { readonly userId: string; readonly known: readonly IdentityKey[] },
): PassengerObstacle | undefined {
  if (passenger.myUserid !== undefined && passenger.myUserid === userId) return 'self';
  if (passenger.hasSelected || shareIdentity(known, passenger.favorPaxIdDtoList)) return 'chosen';
  if (!passenger.isSelectAvailable) return 'unavailable';
  return usableIdentities(passenger.favorPaxIdDtoList).length === 0 ? 'noIdentity' : undefined;
}

/** How many characters of a number may be shown. */
export interface MaskEnds {
  readonly first: number;
  readonly last: number;
}

/**
 * A document's number for reading aloud in a list: at most its first 3 and last 4 characters, the rest as dots. Source: domain facts on masks.
 * @param ends what is shown of a number of another kind, as long as some of it stays hidden
 */
export function maskedNumber(idNo: string, ends?: MaskEnds): string {
  const characters = Array.from(idNo);
  const fits = ends !== undefined && characters.length > ends.first + ends.last;
  const last = fits ? ends.last : Math.min(4, Math.floor(characters.length / 3));
  const first = fits ? ends.first : Math.min(3, Math.floor(characters.length / 4));
  const hidden = '•'.repeat(Math.max(0, Math.min(8, characters.length - first - last)));
  return `${characters.slice(0, first).join('')} ${hidden} ${characters.slice(characters.length - last).join('')}`.trim();
}

/** The people who use a Chinese name on their documents: of the mainland, Hong Kong, Macau and Taiwan. Source: membership.md section 5. */
export const chineseNamed: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW']);

/** Expiry and issuer of each kind beside its number. Assumed after the "expiry dates and country" of membership.md section 2. */
export const identityParts: Readonly<
  Record<
    BeneficiaryCredential,
    { readonly expiry: 'required' | 'optional' | 'none'; readonly country: boolean }
  >
> = {
  identityCard: { expiry: 'none', country: false },
  passport: { expiry: 'required', country: true },
  entryPermit: { expiry: 'required', country: true },
  officerCard: { expiry: 'none', country: false },
  other: { expiry: 'optional', country: true },
};
