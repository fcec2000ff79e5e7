import { addMonths, type Day } from '../days.ts';
import { ageClassOn, ageOn, birthdayOf, ageLimits } from '../ages.ts';
import type { passengerTypes } from '../check-in/companions.ts';
import { shareIdentity, type IdentityKey } from '../beneficiaries.ts';
import { isSameCredential } from '../credentials.ts';
import { childrenPerAdult, mostPassengers, type Party } from './party.ts';
import { ticketName, type TravellerNames } from './traveller-names.ts';

export type PassengerType = (typeof passengerTypes)[number];

/** A passenger as the rules of booking read them. */
export interface Traveller extends TravellerNames {
  readonly id: string;
  readonly type: PassengerType;
  readonly birthday?: Day | undefined;
  /** The member who books. */
  readonly self?: boolean | undefined;
}

/** Journey and product as far as they decide who may travel. */
export interface JourneyTerms {
  /** Days of departure, each in the calendar of its airport, in order. */
  readonly days: readonly [Day, ...Day[]];
  /** Day of the last arrival, in the calendar of that airport. */
  readonly lastDay: Day;
  readonly international: boolean;
  /** Kinds of document that the product takes; every kind without it. */
  readonly documentKinds?: readonly string[] | undefined;
}

const birthdayIn = (idNo: string): Day | undefined => {
  const [, year, month, day] = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(idNo) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : undefined;
};

/** Birthday of a passenger: as told, or as the mainland ID number says that is shown. Source: travel.md 5. */
export const birthdayOfTraveller = ({
  birthday,
  document,
}: {
  readonly birthday?: Day | undefined;
  readonly document?: IdentityKey | undefined;
}): Day | undefined => birthday ?? (document?.idType === 'NI' ? birthdayIn(document.idNo) : undefined);

/** Longest name of a ticket, with its slash. Source: travel.md 5. */
export const longestName = 28;
/** Age from which somebody may accompany children. Source: travel-domain.md T4, decisions.md 43. */
export const accompanyingAge = 18;
/** Months for which some countries want a passport to be valid after the journey. Source: decision 0068. */
const validMonths = 6;

/**
 * Obstacle to one passenger:
 * - `name…` the name is missing, too long for a ticket, or an infant's is not in letters
 * - `document…` none is saved, the product does not take its kind, or it ends before the journey does
 * - `birthday` the age is not known
 * - `unborn`, `newborn` not born, or younger than 14 days, on a day of departure
 * - `type…` the age on a day of departure is that of another type
 */
export type TravellerObstacle =
  | 'nameMissing'
  | 'nameLong'
  | 'nameInfant'
  | 'documentMissing'
  | 'documentKind'
  | 'documentExpired'
  | 'birthday'
  | 'unborn'
  | 'newborn'
  | 'typeInfant'
  | 'typeChild'
  | 'typeAdult'
  | 'turnsTwo'
  | 'turnsTwelve';

const classes = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

function nameObstacle(one: Traveller, international: boolean): TravellerObstacle | undefined {
  const latin = ticketName(one);
  if (one.type === 'INF' && latin === undefined) return 'nameInfant';
  const name = latin ?? (international ? undefined : one.chineseName);
  if (name === undefined || name === '') return 'nameMissing';
  return Array.from(name).length > longestName ? 'nameLong' : undefined;
}

function ageObstacle({ type, birthday }: Traveller, { days }: JourneyTerms): TravellerObstacle | undefined {
  if (birthday === undefined) return type === 'ADT' ? undefined : 'birthday';
  const [first] = days;
  const ages = days.map((day) => ageClassOn(birthday, day));
  const at = ages.find((each) => each === 'unborn' || each === 'newborn');
  if (at === 'unborn' || at === 'newborn') return at;
  const wrong = ages.find((each) => each !== classes[type]);
  if (wrong === undefined) return undefined;
  const begins = ageClassOn(birthday, first);
  if (begins === classes[type] && type === 'INF') return 'turnsTwo';
  if (begins === classes[type] && type === 'CHD') return 'turnsTwelve';
  return wrong === 'infant' ? 'typeInfant' : wrong === 'child' ? 'typeChild' : 'typeAdult';
}

/** Whether a product takes a kind of document, in whichever spelling. */
export const takesDocument = (
  { documentKinds }: Pick<JourneyTerms, 'documentKinds'>,
  { idType }: Pick<IdentityKey, 'idType'>,
): boolean => !documentKinds || documentKinds.some((kind) => isSameCredential(kind, idType));

function documentObstacle({ document }: Traveller, terms: JourneyTerms): TravellerObstacle | undefined {
  if (!document || document.idNo === '') return 'documentMissing';
  if (!takesDocument(terms, document)) return 'documentKind';
  return document.expireDate !== undefined && document.expireDate < terms.lastDay
    ? 'documentExpired'
    : undefined;
}

/** The first obstacle to a passenger; undefined for one who may be chosen. Source: travel.md 5, travel-domain.md T4. */
export const travellerObstacle = (one: Traveller, terms: JourneyTerms): TravellerObstacle | undefined =>
  ageObstacle(one, terms) ?? nameObstacle(one, terms.international) ?? documentObstacle(one, terms);

/** Whether a passport ends less than six months after the journey: a hint, as some countries want more. */
export const endsSoon = ({ document }: Traveller, { international, lastDay }: JourneyTerms): boolean =>
  international &&
  document?.expireDate !== undefined &&
  document.expireDate < addMonths(lastDay, validMonths);

/** Day of the birthday that makes a passenger another type, where that falls into the journey or before it. */
export const typeChangesOn = ({ type, birthday }: Traveller): Day | undefined =>
  birthday === undefined || type === 'ADT'
    ? undefined
    : birthdayOf(birthday, type === 'INF' ? ageLimits.childFromYears : ageLimits.adultFromYears);

/**
 * Obstacle to a party:
 * - `partyEmpty` nobody is chosen; `partyMany` more than nine
 * - `partyTwice` one document is there twice
 * - `partyAlone` a child or an infant without an adult; `partyYoung` the adults are not 18
 * - `partyInfants` more infants than adults; `partyUnderFive` more than three under five for an adult
 * - `partyLimit` the product is for another number; `partyMember` the member does not travel
 * - `partyMissing` fewer than were searched for; `partyMore` more, or of another type
 */
export type BookingObstacle =
  | 'partyEmpty'
  | 'partyMany'
  | 'partyTwice'
  | 'partyAlone'
  | 'partyYoung'
  | 'partyInfants'
  | 'partyUnderFive'
  | 'partyLimit'
  | 'partyMember'
  | 'partyMissing'
  | 'partyMore';

/** Product that is only for some parties. */
export interface PartyTerms extends Pick<JourneyTerms, 'days'> {
  /** Party that the prices are for. */
  readonly searched: Party;
  /** Number of passengers, no more and no fewer. */
  readonly passengers?: number | undefined;
  /** Only for members who travel too. */
  readonly members?: boolean | undefined;
}

/** Passengers counted by type. */
export const partyOf = (chosen: readonly Pick<Traveller, 'type'>[]): Party => ({
  adults: chosen.filter(({ type }) => type === 'ADT').length,
  children: chosen.filter(({ type }) => type === 'CHD').length,
  infants: chosen.filter(({ type }) => type === 'INF').length,
});

const isTwice = (one: Traveller, at: number, all: readonly Traveller[]): boolean =>
  all.some(
    (other, before) =>
      before < at && other.document && one.document && shareIdentity([other.document], [one.document]),
  );

/** Those who may take children along: adults of 18 on the first day. An adult whose birthday is not known counts. */
const accompanying = (chosen: readonly Traveller[], [first]: JourneyTerms['days']): readonly Traveller[] =>
  chosen.filter(
    ({ type, birthday }) =>
      type === 'ADT' && (birthday === undefined || ageOn(birthday, first) >= accompanyingAge),
  );

/** The first obstacle to a party, by what has to be changed first; undefined for one that may be booked. */
export function bookingObstacle(
  chosen: readonly Traveller[],
  terms: PartyTerms,
): BookingObstacle | undefined {
  const { searched, days, passengers, members } = terms;
  const [first] = days;
  const { adults, children, infants } = partyOf(chosen);
  if (chosen.length === 0) return 'partyEmpty';
  if (chosen.length > mostPassengers) return 'partyMany';
  if (chosen.some(isTwice)) return 'partyTwice';
  const young = children + infants;
  if (young > 0 && adults === 0) return 'partyAlone';
  const grown = accompanying(chosen, days).length;
  if (young > 0 && grown === 0) return 'partyYoung';
  if (infants > adults) return 'partyInfants';
  const small = chosen.filter(
    ({ type, birthday }) =>
      type !== 'ADT' && (type === 'INF' || (birthday !== undefined && ageOn(birthday, first) < 5)),
  );
  if (small.length > childrenPerAdult * grown) return 'partyUnderFive';
  if (passengers !== undefined && chosen.length !== passengers) return 'partyLimit';
  if (members && !chosen.some(({ self }) => self)) return 'partyMember';
  if (adults > searched.adults || children > searched.children || infants > searched.infants)
    return 'partyMore';
  if (adults < searched.adults || children < searched.children || infants < searched.infants)
    return 'partyMissing';
  return undefined;
}
